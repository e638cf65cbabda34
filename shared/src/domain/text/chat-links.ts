import type { PublicChats } from '../../contracts/settings/chats';

/** Half of a sign of two has no place in an address: encoding it would throw. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

const textPart = (text: string) => (text === '' ? '' : `?text=${encode(text)}`);

/**
 * The address that begins a message in WhatsApp.
 * @param phone as it is stored
 */
export const whatsappHref = (phone: string, text = '') =>
  `https://wa.me/${phone.replace(/\D/g, '')}${textPart(text)}`;

/**
 * The address that opens a chat in Viber. It takes no text: Viber's links know one for bots alone
 * (developers.viber.com, "Deep Links").
 * @param phone as it is stored
 */
export const viberHref = (phone: string) => `viber://chat?number=${encode(phone)}`;

/** The address that begins a message to a page in Messenger, by the page's name. */
export const messengerHref = (page: string, text = '') =>
  `https://m.me/${encode(page)}${textPart(text)}`;

/** The number that an address of WhatsApp names, as it is stored; undefined for an address of another kind. */
export function whatsappNumberIn(link: string): string | undefined {
  const [, digits] =
    /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\?phone=)\+?(977\d+)/.exec(link) ?? [];
  return digits && `+${digits}`;
}

/** True for the name of a page in Messenger. */
export const isMessengerName = (text: string) => /^[A-Za-z0-9.]{5,50}$/.test(text);

/** True for a number that messages reach: of a mobile, not of a landline. */
export const isMobile = (phone: string) => /^\+9779\d{9}$/.test(phone);

/** True when there is a chat to write in. */
export const hasChats = (chats: PublicChats | undefined) =>
  chats !== undefined && Object.values(chats).some((each) => each !== '');
