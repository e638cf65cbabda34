import { COLORS } from './colors';
import { contrastOf, mixColors } from './contrast';
import { THEMES, type Theme } from './theme-choice';

/** The least contrast that WCAG AA asks of words; of edges, the focus and its like it asks 3. */
export const LEAST_CONTRAST = 4.5;

/** The accent of a shop that has chosen none. */
export const [OWN_ACCENT] = COLORS.accent;

/** The accent as a page shows it: itself, what is written on it, and the pale ground of its kind in each theme. */
export interface AccentColors {
  accent: string;
  onAccent: string;
  softLight: string;
  softDark: string;
}

/** The value of a colour of the shop in a theme. */
export function themeColor(name: keyof typeof COLORS, theme: Theme): string {
  const [light, dark = light]: readonly string[] = COLORS[name];
  return (theme === 'dark' ? dark : light) ?? '';
}

/** What is written on the accent: the better of a dark and a light ink. */
function inkOn(accent: string): string {
  const inks = [COLORS.onAccent[0], '#ffffff'] as const;
  return contrastOf(accent, inks[0]) >= contrastOf(accent, inks[1]) ? inks[0] : inks[1];
}

/** What is written on the pale ground. */
const ON_SOFT = ['ink', 'inkMuted', 'brand'] as const;

/** The most of the accent that the pale ground takes, in hundredths. */
const MOST_OF_ACCENT = { light: 18, dark: 8 } as const satisfies Record<Theme, number>;

/** The page's ground with as much of the accent as what is written on it bears. */
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

/** All colours that follow from an accent. */
export function accentColorsOf(accent: string): AccentColors {
  const [softLight = '', softDark = ''] = THEMES.map((theme) => softOf(accent, theme));
  return { accent, onAccent: inkOn(accent), softLight, softDark };
}
