/** R2.62 */
export const orderSummary = 'Order Summary';
export const subtotal = 'Subtotal';
export const deliveryCharge = 'Delivery Charge';
export const free = 'Free';
/** Shown while unknown. */
export const unknown = '…';
export const freeFrom = (sum: string) => `Free delivery from ${sum}.`;
export const total = 'Total';
