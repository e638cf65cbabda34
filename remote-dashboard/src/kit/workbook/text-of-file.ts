import { readText } from '../file-picker/read-text';
import { readWorkbook } from './workbook';

/** Reads a table, CSV or a workbook, as CSV. */
export const textOfFile = (file: File): Promise<string> =>
  /\.xlsx$/i.test(file.name) ? readWorkbook(file) : readText(file);
