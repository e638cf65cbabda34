import { THEMES } from '@pasal/shared/domain';
import { COLORS, colorsOf, type ColorName } from './colors';

/** Words and the grounds they stand on (WCAG 1.4.3). */
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
/** Edges of controls, the focus and its like (WCAG 1.4.11). */
const EDGES: typeof WORDS = {
  borderStrong: ['surface', 'surfaceMuted'],
  brand: ['surface', 'surfaceMuted', 'accentSoft'],
  onDeep: ['deep', 'night'],
};

function luminanceOf(short: string): number {
  const color = short.length === 4 ? short.replaceAll(/[^#]/g, '$&$&') : short;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

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
