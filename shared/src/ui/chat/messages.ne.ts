export const call = 'फोन';
export const whatsapp = 'WhatsApp';
export const viber = 'Viber';
export const messenger = 'Messenger';
/** Viber's links take no text. */
export const pasteInViber = 'सन्देश कपी भयो। Viber मा पेस्ट गर्नुहोस्।';
