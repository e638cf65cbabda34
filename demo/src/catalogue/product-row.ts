import type { ArtType } from '../art/registry';

/** Colour names of the tables; the second of a pair is the accent. */
export const PALETTE = {
  white: '#f2f4f6',
  silver: '#c3cad1',
  grey: '#7d8791',
  graphite: '#3a434d',
  black: '#22272e',
  red: '#c63d2f',
  wine: '#8a1f2b',
  orange: '#e07a2f',
  gold: '#c9a24b',
  yellow: '#e0b02c',
  green: '#2f8f5a',
  teal: '#0f7c83',
  sky: '#3fa0e8',
  blue: '#2562b8',
  navy: '#1f3457',
  purple: '#5b3a9a',
  pink: '#e0a5b4',
  cream: '#efe6d3',
  brown: '#6d4a2f',
  copper: '#b98a4a',
} as const;

export type ColourName = keyof typeof PALETTE;

/**
 * One product as a line of a table:
 * brand, title without the brand, picture, price before discount in rupees, discount in percent,
 * pieces in stock, colours, marking on the product, [model, proportion] of the drawing,
 * flags, warranty, facts.
 *
 * Flags: `n` new arrivals, `p` popular items, `w` weekly deals (one section at most), `*` popular,
 * `f` fast delivery, `?` pending, `!` canceled. Facts: `name: value` parted by ` | `.
 */
export type ProductRow = readonly [
  brand: string,
  title: string,
  art: ArtType,
  price: number,
  discount: number,
  stock: number,
  colours: `${ColourName} ${ColourName}`,
  mark: string,
  shape: readonly [model: number, ratio: number],
  flags: string,
  warranty: string,
  facts: string,
];
