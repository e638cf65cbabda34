import type { Theme } from '@pasal/shared/domain';

export const pictures = 'Logo and icon';
export const logo = 'Logo';
export const logoHint =
  "Stands at the top of every page, in the footer and on papers. Cut it close, on a transparent or white ground. A logo twice as wide as it's high takes the place of the shop's name.";
export const icon = 'Icon';
export const iconHint = 'For the browser tab and home screens. Square, 512 × 512 pixels or more.';
export const choose = 'Choose a picture';
export const replace = 'Change picture';
export const remove = "Use Pasal's own";
export const chosen = (what: string) => `${what}, as it will be shown`;
export const colour = 'Accent colour';
export const colourLead =
  'The one warm colour beside the teal: behind the special offer, and pale behind the words of the home page.';
export const accent = 'Colour';
export const accentHint = "Such as #f8c14a. Leave empty for Pasal's own.";
export const pick = 'Pick a colour';
export const otherColor = (color: string) => `Use ${color} instead`;
export const preview = 'Preview';
export const themes: Record<Theme, string> = { light: 'Light theme', dark: 'Dark theme' };
export const offer = 'Special Offer!';
export const offerText = 'Words stand on your colour.';
export const offerButton = 'Claim Now';
export const words = 'Words of the home page';
export const wordsText = 'They stand on a pale ground of the same kind.';
