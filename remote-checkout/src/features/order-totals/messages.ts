/** R2.62 */
export const orderSummary = 'Order Summary';
export const subtotal = 'Subtotal';
export const deliveryCharge = 'Delivery Charge';
export const free = 'Free';
export const total = 'Total';
