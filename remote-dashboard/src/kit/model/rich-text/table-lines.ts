import type { Attributes, Line, Run } from './ops';

/** Maximum row or column span of a cell. */
const MAX_SPAN = 20;

interface Cell {
  runs: Run[];
  attributes: Attributes;
}

const spanOf = (cell: Element, name: string) =>
  Math.min(MAX_SPAN, Math.max(1, Number(cell.getAttribute(name)) || 1));

/** A table's own rows, without those of nested tables. */
const rowsOf = (table: Element) =>
  [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);

const cellsOf = (row: Element) =>
  [...row.children].filter(({ tagName }) => /^T[DH]$/.test(tagName));

/** A table with a single cell is only a frame around text. */
export function onlyCell(table: Element): Element | undefined {
  const cells = rowsOf(table).flatMap(cellsOf);
  return cells.length === 1 ? cells[0] : undefined;
}

/**
 * Converts a table to lines. Every row is padded to the longest, and a spanning cell leaves the covered cells empty,
 * so that each text stays in its column.
 */
export function tableLines(
  table: Element,
  nameRow: () => string,
  read: (cell: Element) => Cell,
): Line[] {
  const taken: Cell[][] = [];
  const names = rowsOf(table).map((row, y) => {
    let x = 0;
    for (const element of cellsOf(row)) {
      while (taken[y]?.[x]) x += 1;
      const [wide, high] = [spanOf(element, 'colspan'), spanOf(element, 'rowspan')];
      const cell = read(element);
      for (let down = 0; down < high; down += 1) {
        const places = (taken[y + down] ??= []);
        for (let along = 0; along < wide; along += 1) {
          places[x + along] = down + along === 0 ? cell : { runs: [], attributes: {} };
        }
      }
      x += wide;
    }
    return nameRow();
  });
  const rows = names.map((name, y) => ({ name, cells: taken[y] ?? [] }));
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return rows.flatMap(({ name, cells }) =>
    Array.from({ length: width }, (_none, x): Line => {
      const { runs, attributes } = cells[x] ?? { runs: [], attributes: {} };
      return { runs, attributes: { table: name, ...attributes } };
    }),
  );
}
