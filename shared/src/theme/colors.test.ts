import { COLORS, contrastOf, THEMES } from '@pasal/shared/domain';
import { colorsOf, type ColorName } from './colors';

/** Text colours and their background colours (WCAG 1.4.3). */
const WORDS: Partial<Record<ColorName, readonly ColorName[]>> = {
  ink: [
    'surface',
    'surfaceMuted',
    'brandSoft',
    'accentSoft',
    'successSoft',
    'warningSoft',
    'dangerSoft',
  ],
  inkMuted: ['surface', 'surfaceMuted', 'brandSoft', 'accentSoft', 'warningSoft'],
  brand: ['surface', 'surfaceMuted', 'brandSoft', 'accentSoft'],
  brandStrong: ['surface', 'surfaceMuted', 'brandSoft'],
  onBrand: ['brand', 'brandStrong', 'danger'],
  onAccent: ['accent'],
  onDeep: ['deep', 'night', 'mark'],
  sale: ['surface', 'surfaceMuted'],
  onSale: ['sale'],
  success: ['surface', 'successSoft'],
  warning: ['surface', 'warningSoft'],
  danger: ['surface', 'surfaceMuted', 'dangerSoft'],
};
/** Edges of controls, the focus and similar lines (WCAG 1.4.11). */
const EDGES: typeof WORDS = {
  borderStrong: ['surface', 'surfaceMuted'],
  brand: ['surface', 'surfaceMuted', 'accentSoft'],
  onDeep: ['deep', 'night'],
};

describe.each(THEMES)('in the %s theme (T5)', (theme) => {
  const valueOf = (name: ColorName) => {
    const [light, dark = light]: readonly string[] = COLORS[name];
    return (theme === 'light' ? light : dark) ?? '';
  };
  const faint = (pairs: typeof WORDS, least: number) =>
    Object.entries(pairs).flatMap(([name, grounds]) =>
      grounds
        .map((ground) => [name, ground, contrastOf(valueOf(name as ColorName), valueOf(ground))])
        .filter(([, , contrast]) => Number(contrast) < least),
    );

  test('all words can be read', () => expect(faint(WORDS, 4.5)).toEqual([]));
  test('all edges can be seen', () => expect(faint(EDGES, 3)).toEqual([]));
});

test('the dark theme declares what differs, and the light one everything', () => {
  expect(colorsOf('light')).toContain('--accent:#f8c14a;');
  expect(colorsOf('light')).toMatch(/^color-scheme:light;--0:#0f1b2d;/);
  expect(colorsOf('dark')).not.toContain('--accent:');
  expect(colorsOf('dark')).toMatch(/^color-scheme:dark;--0:#e6ecf2;/);
});
