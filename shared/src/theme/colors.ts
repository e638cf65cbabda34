import { THEMES, type Theme } from '@pasal/shared/domain';

/** Every colour in the light theme, and in the dark one where it differs (T1 to T4). */
export const COLORS = {
  ink: ['#0f1b2d', '#e6ecf2'],
  inkMuted: ['#52607a', '#a5b3c4'],
  surface: ['#fff', '#18222d'],
  surfaceMuted: ['#f3f6f9', '#0f1720'],
  border: ['#dbe2ea', '#2f3d4b'],
  borderStrong: ['#7f8da3', '#7b8b9d'],
  brand: ['#0b6477', '#5cc1d4'],
  brandStrong: ['#084c5b', '#93dbe8'],
  brandSoft: ['#e3f2f5', '#123842'],
  onBrand: ['#fff', '#05242c'],
  accent: ['#f8c14a'],
  accentSoft: ['#fff3dc', '#28251f'],
  onAccent: ['#33210a'],
  /** Grounds that are dark in both themes: the banner and its like, the footer, the shop's mark. */
  deep: ['#084c5b', '#0b4452'],
  night: ['#0f1b2d', '#0a1118'],
  mark: ['#0b6477'],
  onDeep: ['#f3f6f9'],
  /** Behind pictures, whose goods are drawn for a light ground. */
  tile: ['#f3f6f9', '#dde4ea'],
  /** The same for what stands on the page itself in the light theme; words on a plate then keep their colour. */
  plate: ['transparent', '#dde4ea'],
  onPlate: ['initial', '#0f1b2d'],
  sale: ['#c63d17', '#ff9b7d'],
  onSale: ['#fff', '#2e0d03'],
  success: ['#17703f', '#74d6a0'],
  successSoft: ['#e2f4ea', '#12331f'],
  warning: ['#8a5300', '#f0bd68'],
  warningSoft: ['#fff2d9', '#3a2b10'],
  danger: ['#b3261e', '#ffa49b'],
  dangerSoft: ['#fdebea', '#43191a'],
  shadow: ['#0f1b2d29', '#0008'],
} as const satisfies Record<string, readonly [light: string, dark?: string]>;

export type ColorName = keyof typeof COLORS;

const NAMES = Object.keys(COLORS);

/**
 * The custom property of a colour. Every document has them many times over, and a first flight holds few bytes: they
 * are short, but for the accent, which a document may set anew.
 */
const propertyOf = (name: string) =>
  /accent/i.test(name) ? `--${name}` : `--${NAMES.indexOf(name).toString(36)}`;

/** The declarations that make the colours inside an element those of a theme. */
export function colorsOf(theme: Theme): string {
  const at = THEMES.indexOf(theme);
  const declarations = Object.entries<readonly string[]>(COLORS).flatMap(([name, values]) => {
    const value = values[at];
    return value === undefined ? [] : [`${propertyOf(name)}:${value};`];
  });
  return `color-scheme:${theme};${declarations.join('')}`;
}

const named = Object.fromEntries(NAMES.map((name) => [name, `var(${propertyOf(name)})`])) as Record<
  ColorName,
  string
>;

/**
 * Every colour as styles name it, whatever theme is around an element. The scrim is the same in both: what lies
 * behind a dialog has no properties in Chrome before 122 and Safari before 17.4.
 */
export const color = { ...named, scrim: 'rgba(10, 17, 24, 0.6)' };

/** Returns the value a colour has at an element, for what is drawn without styles. */
export const shownColor = (at: Element, name: ColorName) =>
  getComputedStyle(at).getPropertyValue(propertyOf(name)).trim();
