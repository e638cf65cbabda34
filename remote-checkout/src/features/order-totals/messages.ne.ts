/** R2.62 */
export const orderSummary = 'अर्डरको सारांश';
export const subtotal = 'उप-जम्मा';
export const deliveryCharge = 'डेलिभरी शुल्क';
export const free = 'निःशुल्क';
/** Shown while unknown. */
export const unknown = '…';
export const freeFrom = (sum: string) => `${sum} वा बढीको किनमेलमा डेलिभरी निःशुल्क।`;
export const total = 'जम्मा';
