import { COLORS, THEMES, type Theme } from '@pasal/shared/domain';

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
