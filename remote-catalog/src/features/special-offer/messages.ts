/** R2.34 */
export const messages = {
  title: 'Special Offer!',
  text: 'Get 20% off on all products today only!',
  claim: 'Claim Offer Now',
};
