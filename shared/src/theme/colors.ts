import { COLORS, THEMES, type Theme } from '@pasal/shared/domain';

export type ColorName = keyof typeof COLORS;

const NAMES = Object.keys(COLORS);

/**
 * A colour's custom property. Every document has many of them, and the first network packets are small: names are
 * short, except the accent, which a document may override.
 */
const propertyOf = (name: string) =>
  /accent/i.test(name) ? `--${name}` : `--${NAMES.indexOf(name).toString(36)}`;

/** The declarations that apply a theme's colours inside an element. */
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
 * Every colour for use in styles, independent of theme. The scrim is the same in both: `::backdrop` inherits no
 * properties in Chrome before 122 and Safari before 17.4.
 */
export const color = { ...named, scrim: 'rgba(10, 17, 24, 0.6)' };

/** Returns a colour's value at an element, for drawings without styles. */
export const shownColor = (at: Element, name: ColorName) =>
  getComputedStyle(at).getPropertyValue(propertyOf(name)).trim();
