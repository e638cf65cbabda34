/** spec §2 "Home" */
export const messages = {
  title: 'Special Offer!',
  text: 'Get 20% off on all products today only!',
  claim: 'Claim Offer Now',
};
