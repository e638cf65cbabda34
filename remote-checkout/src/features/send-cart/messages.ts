export const sendCart = 'Send this cart';
export const hint = 'You get a code that opens this cart for the shop or anyone you send it to.';
export const failed = "We couldn't make a code. Try again.";
