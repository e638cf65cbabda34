export const codeLabel = 'Code of this cart';
export const opensUntil = (day: string) =>
  `Opens this cart until ${day}. Your name and number aren't in it.`;
export const copyLink = 'Copy link';
export const share = 'Share';
export const copied = 'Link copied.';
export const notCopied = "Your browser didn't allow copying. Select the link and copy it.";
export const toShop = 'Send it to the shop';
/** What a visitor sends to the shop first. */
export const aboutCart = (code: string, link: string) =>
  `Hello, I'd like to order this cart: ${code}\n${link}`;
