/** The names of the palette's colours, for screen readers. */

export const black = 'Black';
export const white = 'White';
export const hues = {
  grey: 'Grey',
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  purple: 'Purple',
} as const;
/** From the darkest. */
export const shades = ['very dark', 'dark', 'strong', 'medium', 'light', 'pale'] as const;
export const shadeOf = (hue: string, shade: string) => `${hue}, ${shade}`;
