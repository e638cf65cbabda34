export const served = 'The shop delivers there';
export const charge = 'Delivery charge (Rs.)';
export const from = 'Earliest day';
export const to = 'Latest day';
export const fast = 'Days for fast products';
export const fastHint =
  'The latest day of products marked as Fast Delivery, if it comes before that of all. Empty: they come with all others.';
export const daysHint =
  'Days the shop is open after the order; 0 is the same day. Empty: no day is promised.';
