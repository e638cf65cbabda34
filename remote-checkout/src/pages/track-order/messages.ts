export const trackOrder = 'Track Your Order';
export const trackDescription = 'Track your order with its number and your phone number.';
export const findAnother = 'Find another order';
