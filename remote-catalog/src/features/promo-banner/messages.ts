export const label = 'Promotion';
/** R2.23 */
export const shopNow = 'Shop Now';
