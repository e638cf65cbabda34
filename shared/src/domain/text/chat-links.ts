import type { PublicChats } from '../../contracts/settings/chats';

/** A lone surrogate can't be URL-encoded: it would throw. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

const textPart = (text: string) => (text === '' ? '' : `?text=${encode(text)}`);

/**
 * The URL that starts a WhatsApp message.
 * @param phone in stored form
 */
export const whatsappHref = (phone: string, text = '') =>
  `https://wa.me/${phone.replace(/\D/g, '')}${textPart(text)}`;

/**
 * The URL that opens a Viber chat, without text: Viber supports one only for bots (developers.viber.com, "Deep
 * Links").
 * @param phone in stored form
 */
export const viberHref = (phone: string) => `viber://chat?number=${encode(phone)}`;

/** The URL that starts a Messenger message to a page, by the page's name. */
export const messengerHref = (page: string, text = '') =>
  `https://m.me/${encode(page)}${textPart(text)}`;

/** The number in a WhatsApp URL, in stored form; undefined for other URLs. */
export function whatsappNumberIn(link: string): string | undefined {
  const [, digits] =
    /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\?phone=)\+?(977\d+)/.exec(link) ?? [];
  return digits && `+${digits}`;
}

/** True for a valid Messenger page name. */
export const isMessengerName = (text: string) => /^[A-Za-z0-9.]{5,50}$/.test(text);

/** True for a number that receives messages: a mobile, not a landline. */
export const isMobile = (phone: string) => /^\+9779\d{9}$/.test(phone);

/** True if there is any chat contact. */
export const hasChats = (chats: PublicChats | undefined) =>
  chats !== undefined && Object.values(chats).some((each) => each !== '');
