const cellOf = (text: string) =>
  /[",;\t|\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Rows of cells as CSV, each row on its line. */
export const csvOfRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(cellOf).join(',')}\n`).join('');
