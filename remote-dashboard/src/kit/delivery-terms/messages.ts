export const served = 'We deliver here';
export const charge = 'Delivery charge (Rs.)';
export const from = 'Earliest day';
export const to = 'Latest day';
export const fast = 'Days for fast products';
export const fastHint =
  "The latest day for products marked Fast Delivery, if it's sooner than for the rest. Leave empty if they take as long as the rest.";
export const daysHint =
  'Opening days after the order; 0 is the same day. Leave empty to promise no day.';
