/** R2.64 */
export const completeYourOrder = 'Complete Your Order';
