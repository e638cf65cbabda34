import { WORDS } from '@pasal/shared/domain';

export const open = 'Import CSV';
export const title = 'Import products from CSV';
export const how =
  'Export the list, change it in a spreadsheet and choose the file here. Every row changes the product its id or slug names; new products are added with the product form, because they need three pictures.';
export const file = 'CSV file';
export const checking = 'Checking the file…';
export const failed = 'The file could not be checked';
export const applyFailed = 'The file could not be imported';
export const unreadable = 'The file could not be read. Choose it again.';
export const tooLarge = 'The file is too large. Split it.';
export const wouldChange = (changed: number, rows: number) =>
  `${changed} of ${rows} ${rows === 1 ? 'row' : 'rows'} would change a product.`;
export const writing = (done: number, rows: number) =>
  `${done} of ${rows} ${rows === 1 ? 'row is' : 'rows are'} imported…`;
export const stopped = (done: number, rows: number, line: number) =>
  done === 0
    ? 'The import stopped before its first row. Nothing is changed.'
    : `The import stopped. ${done} of ${rows} rows are imported, up to line ${line}; the others are not.`;
export const goOn = 'Continue';
export const nothing = 'No row changes anything.';
export const wrong = (count: number) =>
  count === 1
    ? '1 mistake. Nothing is imported until it is put right.'
    : `${count} mistakes. Nothing is imported until they are put right.`;
export const wrongRest = (count: number) =>
  count === 1
    ? '1 mistake. The rest is not imported until it is put right.'
    : `${count} mistakes. The rest is not imported until they are put right.`;
export const more = (count: number) => `And ${count} more, which show once these are put right.`;
export const line = 'Line';
export const column = 'Column';
export const reason = 'Reason';
export const apply = 'Import';
export const cancel = WORDS.cancel;
