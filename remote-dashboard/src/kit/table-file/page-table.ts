import { csvOfRows } from './csv-of-rows';

/** Maximum row or column span of a cell. */
const MOST_SPAN = 100;
const spanOf = (span: number) => Math.min(Math.max(span, 1), MOST_SPAN);

/** The rows of a table, each cell in its own column; cells covered by a span are blank. */
function rowsOf(table: HTMLTableElement): string[][] {
  const rows = [...table.rows].map(({ cells }) => ({ cells, texts: [] as (string | undefined)[] }));
  for (const [at, { cells, texts }] of rows.entries()) {
    for (const { colSpan, rowSpan, textContent } of cells) {
      let column = 0;
      while (texts[column] !== undefined) column += 1;
      const over = Array.from({ length: spanOf(colSpan) }, (_none, aside) => column + aside);
      for (const row of rows.slice(at, at + spanOf(rowSpan)))
        for (const place of over) row.texts[place] = '';
      texts[column] = (textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    }
  }
  return rows.map(({ texts }) => Array.from(texts, (text) => text ?? ''));
}

/** The largest table of an HTML page as CSV: portals save one and call it an Excel file. No script of the page runs. */
export function readPageTable(page: string): string {
  const tables = [...new DOMParser().parseFromString(page, 'text/html').querySelectorAll('table')];
  const [largest] = tables.toSorted((one, other) => other.rows.length - one.rows.length);
  if (largest === undefined) throw new Error('no table');
  return csvOfRows(rowsOf(largest));
}
