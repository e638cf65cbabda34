export const trackOrder = 'Track Your Order';
export const trackDescription = 'Look up an order of the shop by its number and your phone number.';
