import { COLORS } from './colors';
import { contrastOf, mixColors } from './contrast';
import { THEMES, type Theme } from './theme-choice';

/** Minimum text contrast by WCAG AA; edges, focus rings and the like need 3. */
export const LEAST_CONTRAST = 4.5;

/** The default accent colour. */
export const [OWN_ACCENT] = COLORS.accent;

/** The accent as pages show it: the colour, the text on it, and its pale background in each theme. */
export interface AccentColors {
  accent: string;
  onAccent: string;
  softLight: string;
  softDark: string;
}

/** The value of a palette colour in a theme. */
export function themeColor(name: keyof typeof COLORS, theme: Theme): string {
  const [light, dark = light]: readonly string[] = COLORS[name];
  return (theme === 'dark' ? dark : light) ?? '';
}

/** The text colour on the accent: the better of a dark and a light one. */
function inkOn(accent: string): string {
  const inks = [COLORS.onAccent[0], '#ffffff'] as const;
  return contrastOf(accent, inks[0]) >= contrastOf(accent, inks[1]) ? inks[0] : inks[1];
}

/** Text colours on the pale background. */
const ON_SOFT = ['ink', 'inkMuted', 'brand'] as const;

/** Maximum share of the accent in the pale background, in percent. */
const MOST_OF_ACCENT = { light: 18, dark: 8 } as const satisfies Record<Theme, number>;

/** The page background with as much of the accent as its text colours allow. */
function softOf(accent: string, theme: Theme): string {
  const page = themeColor('surface', theme);
  for (let share = MOST_OF_ACCENT[theme]; share > 0; share -= 1) {
    const ground = mixColors(page, accent, share / 100);
    const isReadable = ON_SOFT.every(
      (name) => contrastOf(themeColor(name, theme), ground) >= LEAST_CONTRAST,
    );
    if (isReadable) return ground;
  }
  return page;
}

/** All colours derived from an accent. */
export function accentColorsOf(accent: string): AccentColors {
  const [softLight = '', softDark = ''] = THEMES.map((theme) => softOf(accent, theme));
  return { accent, onAccent: inkOn(accent), softLight, softDark };
}
