export const title = 'Warranty';
export const lead =
  'Enter the serial or IMEI number of your product, and the phone number you ordered with.';
export const serial = 'Serial or IMEI number';
export const phone = 'Phone';
export const missing = { serial: 'Enter the serial number.', phone: 'Enter your phone number.' };
export const find = 'Check warranty';
export const failed = "We couldn't look up the warranty. Try again.";
export const product = 'Product';
export const soldOn = 'Delivered';
export const words = 'Warranty';
export const until = 'Lasts until';
export const none = 'The product names no warranty.';
