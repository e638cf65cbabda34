import type { ReactNode } from 'react';

/** A column of a table. */
export interface Column<Item> {
  /** The heading; also the value's label on a card. */
  label: string;
  /** Replaces the heading's text, for example with a box that selects all rows. */
  head?: ReactNode;
  /** The sort key of this column; makes its heading a button. */
  sort?: string;
  /** Its grid area on a card; with `card`, columns without one are hidden there. */
  area?: string;
  /** With `card`, shows its label before the value, as with a number or day. */
  named?: boolean;
  /** Numbers are end-aligned. */
  align?: 'start' | 'end';
  /** Not wrapped, except on a card. */
  nowrap?: boolean;
  /** The column's width, so that arriving rows don't shift it; one column may take the rest. */
  width?: string;
  /** The height of the cell's skeleton; one line by default. */
  height?: string;
  cell: (item: Item) => ReactNode;
}

/** The column and direction of sorting. */
export interface Sorting {
  by: string;
  direction: 'ascending' | 'descending';
}
