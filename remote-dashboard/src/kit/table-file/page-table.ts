import { csvOfRows } from './csv-of-rows';

const cellsOf = (row: HTMLTableRowElement): string[] =>
  [...row.cells].flatMap((cell) => {
    const text = (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    return [text, ...Array<string>(Math.max(0, Math.min(cell.colSpan, 100) - 1)).fill('')];
  });

/** The largest table of a page, as CSV: portals save one and call it an Excel file. Nothing of the page runs. */
export function readPageTable(page: string): string {
  const tables = [...new DOMParser().parseFromString(page, 'text/html').querySelectorAll('table')];
  const [largest] = tables.toSorted((one, other) => other.rows.length - one.rows.length);
  if (largest === undefined) throw new Error('no table');
  return csvOfRows([...largest.rows].map(cellsOf));
}
