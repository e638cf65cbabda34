/** The part of a LibreOffice workbook with all its tables. */
export const CONTENT = 'content.xml';
/** The first entry of such a workbook, its file type. */
export const MIMETYPE = 'mimetype';

const ROW = /<table:table-row\b([^>]*)>(.*?)<\/table:table-row>/gs;
const CELL = /<table:table-cell\b([^>]*)/g;
const repeated = (attributes: string) =>
  Number(/number-(?:rows|columns)-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1);

/** Number of cells in all non-empty rows: a row or cell may be repeated. */
export function countCells(content: string): number {
  let cells = 0;
  for (const [, row = '', inside = ''] of content.matchAll(ROW)) {
    if (!inside.includes('<text:p')) continue;
    let inRow = 0;
    for (const [, cell = ''] of inside.matchAll(CELL))
      inRow += cell.includes('office:') ? repeated(cell) : 1;
    cells += inRow * repeated(row);
  }
  return cells;
}

const STYLE =
  /<style:style\b[^>]*style:name="([^"]*)"[^>]*style:family="table"[^>]*(?<!\/)>(.*?)<\/style:style>/gs;
const TABLE = /<table:table\b[^>]*>/g;
const attributeOf = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];

/** The indexes of its hidden tables, from 0. */
export function hiddenTables(content: string): Set<number> {
  const styles = new Set(
    [...content.matchAll(STYLE)]
      .filter(([, , inside = '']) => inside.includes('table:display="false"'))
      .map(([, name]) => name),
  );
  const tables = [...content.matchAll(TABLE)].map(([tag]) => attributeOf(tag, 'table:style-name'));
  return new Set(tables.flatMap((style, at) => (styles.has(style) ? [at] : [])));
}
