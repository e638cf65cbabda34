export const TRACK_ORDER = 'Track Your Order';
export const TRACK_DESCRIPTION =
  'Look up an order of the shop by its number and your phone number.';
