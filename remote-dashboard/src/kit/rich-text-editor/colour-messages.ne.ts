/** The names of the palette's colours, for screen readers. */

export const black = 'कालो';
export const white = 'सेतो';
export const hues = {
  grey: 'खरानी',
  red: 'रातो',
  orange: 'सुन्तला',
  yellow: 'पहेँलो',
  green: 'हरियो',
  teal: 'नीलो-हरियो',
  blue: 'नीलो',
  purple: 'बैजनी',
} as const;
/** From the darkest. */
export const shades = ['धेरै गाढा', 'गाढा', 'चम्किलो', 'मध्यम', 'हल्का', 'धेरै हल्का'] as const;
export const shadeOf = (hue: string, shade: string) => `${hue}, ${shade}`;
