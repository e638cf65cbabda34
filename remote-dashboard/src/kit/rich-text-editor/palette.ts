import { black, hues, shadeOf, shades, white } from './colour-messages';

/** Font sizes of the dropdown, in pixels: 8 to 72 (R9.13). */
export const FONT_SIZES = [
  8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 28, 32, 36, 40, 48, 56, 64, 72,
] as const;
/** "48-colour palette in an 8-column grid" (R9.13). */
export const PALETTE_COLUMNS = 8;

/** The values of a hue, from its darkest shade to its palest. */
const HUES: readonly (readonly [keyof typeof hues, ...string[]])[] = [
  ['grey', '#000000', '#434343', '#666666', '#999999', '#cccccc', '#ffffff'],
  ['red', '#5b0f00', '#990000', '#cc0000', '#e06666', '#ea9999', '#f4cccc'],
  ['orange', '#783f04', '#b45f06', '#e69138', '#f6b26b', '#f9cb9c', '#fce5cd'],
  ['yellow', '#7f6000', '#bf9000', '#f1c232', '#ffd966', '#ffe599', '#fff2cc'],
  ['green', '#274e13', '#38761d', '#6aa84f', '#93c47d', '#b6d7a8', '#d9ead3'],
  ['teal', '#0c343d', '#134f5c', '#45818e', '#76a5af', '#a2c4c9', '#d0e0e3'],
  ['blue', '#073763', '#0b5394', '#3d85c6', '#6fa8dc', '#9fc5e8', '#cfe2f3'],
  ['purple', '#20124d', '#351c75', '#674ea7', '#8e7cc3', '#b4a7d6', '#d9d2e9'],
];

/** The darkest and the palest grey have names of their own. */
function nameOf(hue: keyof typeof hues, row: number): string {
  if (hue === 'grey' && row === 0) return black;
  if (hue === 'grey' && row === shades.length - 1) return white;
  return shadeOf(hues[hue], shades[row] ?? '');
}

interface PaletteColour {
  value: string;
  /** The colour's name for screen readers. */
  name: string;
}

/** Row by row: every row is one shade of all hues. */
export const PALETTE: readonly PaletteColour[] = shades.flatMap((_, row) =>
  HUES.map(([hue, ...values]) => ({ value: values[row] ?? '', name: nameOf(hue, row) })),
);
