export const call = 'Call';
export const whatsapp = 'WhatsApp';
export const viber = 'Viber';
export const messenger = 'Messenger';
/** Viber's links take no text. */
export const pasteInViber = 'Message copied. Paste it in Viber.';
