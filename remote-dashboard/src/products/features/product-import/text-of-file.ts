const LARGEST_WORKBOOK = 10 * 1024 * 1024;

/** Reads the text of a file. */
function readText(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsText(file);
  });
}

const cellOf = (value: unknown) => {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The first sheet of a workbook as CSV. What reads it is fetched when a workbook is chosen. */
async function readWorkbook(file: File): Promise<string> {
  if (file.size > LARGEST_WORKBOOK) throw new Error('too large');
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(file);
  return rows.map((row) => `${row.map(cellOf).join(',')}\n`).join('');
}

/** Reads a file of products, CSV or a workbook, as CSV. */
export const textOfFile = (file: File): Promise<string> =>
  /\.xlsx$/i.test(file.name) ? readWorkbook(file) : readText(file);
