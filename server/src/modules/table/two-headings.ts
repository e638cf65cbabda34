import type { TableRow } from './cells';

/** A readable row of a table. */
export type ReadRow = TableRow & { cells: readonly string[] };

type IsName = (cell: string) => boolean;

/** Column labels contain no digits; parcel numbers, dates and addresses in titles do. */
const mayLabel = ({ cells }: ReadRow) => !cells.some((cell) => /\p{Nd}/u.test(cell));

/**
 * The label above each column: a label covers its own column and the blank cells after it, unless it is a column name with nothing below
 * it.
 */
function labelsOf(upper: readonly string[], lower: readonly string[]): string[] {
  let label = '';
  return lower.map((cell, at) => {
    const own = (upper[at] ?? '').trim();
    if (own !== '') label = cell.trim() === '' ? '' : own;
    return own === '' ? label : own;
  });
}

/** The name of a column, from the label above it and its own cell: whichever is known; the combination first if several are. */
function nameOf(label: string, cell: string, isName: IsName, isAlone: boolean): string {
  if (label === '' || cell === '') return label + cell;
  if (isAlone && isName(cell) && !isName(label)) return cell;
  const [usual, turned] = [`${label} ${cell}`, `${cell} ${label}`];
  const known = [usual, turned].find((name) => isName(name));
  return known ?? (isAlone && isName(cell) ? cell : usual);
}

/**
 * Joins two rows of headings, such as "COD" over "Amount" and "Charge" (D344); undefined if the upper one is a title, or the lower one is a
 * row of data: then both together name fewer columns than one of them.
 */
export function joinHeadings(
  upper: ReadRow,
  lower: ReadRow,
  isName: IsName,
): readonly string[] | undefined {
  if (!mayLabel(upper) || !mayLabel(lower)) return undefined;
  const width = Math.max(upper.cells.length, lower.cells.length);
  const below = Array.from({ length: width }, (_none, at) => (lower.cells[at] ?? '').trim());
  const labels = labelsOf(upper.cells, below);
  const isSpread = labels.some(
    (label, at) => label !== '' && (upper.cells[at] ?? '').trim() === '',
  );
  if (!isSpread) return undefined;
  const joined = below.map((cell, at) =>
    nameOf(labels[at] ?? '', cell, isName, below.indexOf(cell) === below.lastIndexOf(cell)),
  );
  const names = (cells: readonly string[]) => cells.filter((cell) => isName(cell)).length;
  const [above, alone, both] = [names(upper.cells), names(below), names(joined)];
  // A row of data removes the names from the columns in which it has content.
  const isHeading = joined.some((name, at) => below[at] !== '' && isName(name));
  const gains = above > 0 ? both >= Math.max(above, alone) : both > alone;
  return isHeading && gains ? joined : undefined;
}
