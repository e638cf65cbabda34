/** R2.34 */

export const title = 'Special Offer!';
export const text = 'Get 20% off on all products today only!';
export const claim = 'Claim Offer Now';
