/** spec §2 */
export const COMPLETE_YOUR_ORDER = 'Complete Your Order';
