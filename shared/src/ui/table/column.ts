import type { ReactNode } from 'react';

/** A column of a table. */
export interface Column<Item> {
  /** The heading; it also names the value on a card. */
  label: string;
  /** Stands in the heading in its place, such as a box that selects all rows. */
  head?: ReactNode;
  /** The key by which the list is sorted by this column; its heading is then a button. */
  sort?: string;
  /** The area of the row's card it stands in; with `card`, columns without one are not on cards. */
  area?: string;
  /** With `card`, its label stands before the value, as a number or a day says little alone. */
  named?: boolean;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
  /** Never broken into lines, except on a card. */
  nowrap?: boolean;
  /** The width of the column, so that the rows arrive without moving it; one column may take the rest. */
  width?: string;
  /** The height of the cell's content, for the skeleton; default one line. */
  height?: string;
  cell: (item: Item) => ReactNode;
}

/** By which column a list is sorted. */
export interface Sorting {
  by: string;
  direction: 'ascending' | 'descending';
}
