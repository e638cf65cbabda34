import { readWorkbook } from './workbook';

/** Reads the text of a file. */
function readText(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsText(file);
  });
}

/** Reads a file of products, CSV or a workbook, as CSV. */
export const textOfFile = (file: File): Promise<string> =>
  /\.xlsx$/i.test(file.name) ? readWorkbook(file) : readText(file);
