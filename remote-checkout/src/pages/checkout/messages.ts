/** R2.64 */
export const COMPLETE_YOUR_ORDER = 'Complete Your Order';
