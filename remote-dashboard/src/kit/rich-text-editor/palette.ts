/** Font sizes of the dropdown, in pixels: 8 to 72 (R9.13). */
export const FONT_SIZES = [
  8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 28, 32, 36, 40, 48, 56, 64, 72,
] as const;
/** "48-colour palette in an 8-column grid" (R9.13). */
export const PALETTE_COLUMNS = 8;

const SHADES = ['very dark', 'dark', 'strong', 'medium', 'light', 'pale'] as const;
const HUES: readonly (readonly [string, ...string[]])[] = [
  ['Grey', '#000000', '#434343', '#666666', '#999999', '#cccccc', '#ffffff'],
  ['Red', '#5b0f00', '#990000', '#cc0000', '#e06666', '#ea9999', '#f4cccc'],
  ['Orange', '#783f04', '#b45f06', '#e69138', '#f6b26b', '#f9cb9c', '#fce5cd'],
  ['Yellow', '#7f6000', '#bf9000', '#f1c232', '#ffd966', '#ffe599', '#fff2cc'],
  ['Green', '#274e13', '#38761d', '#6aa84f', '#93c47d', '#b6d7a8', '#d9ead3'],
  ['Teal', '#0c343d', '#134f5c', '#45818e', '#76a5af', '#a2c4c9', '#d0e0e3'],
  ['Blue', '#073763', '#0b5394', '#3d85c6', '#6fa8dc', '#9fc5e8', '#cfe2f3'],
  ['Purple', '#20124d', '#351c75', '#674ea7', '#8e7cc3', '#b4a7d6', '#d9d2e9'],
];

interface PaletteColour {
  value: string;
  /** The colour's name for screen readers. */
  name: string;
}

/** Row by row: every row is one shade of all hues. */
export const PALETTE: readonly PaletteColour[] = SHADES.flatMap((shade, row) =>
  HUES.map(([hue, ...values]) => {
    const value = values[row] ?? '';
    const isGrey = hue === 'Grey';
    if (isGrey && row === 0) return { value, name: 'Black' };
    if (isGrey && row === SHADES.length - 1) return { value, name: 'White' };
    return { value, name: `${hue}, ${shade}` };
  }),
);
