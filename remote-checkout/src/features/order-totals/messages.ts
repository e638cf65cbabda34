/** R2.62 */
export const ORDER_SUMMARY = 'Order Summary';
export const SUBTOTAL = 'Subtotal';
export const DELIVERY_CHARGE = 'Delivery Charge';
export const FREE = 'Free';
export const TOTAL = 'Total';
