import type { ZipFault } from '../../../kit/workbook/unfit-zip';

export const open = 'Import';
export const title = 'Import products';
export const how =
  'A row with an id or slug changes that product; a row without one adds a product, which then waits for approval. New products need three pictures each: put them all into one zip file.';
export const sheetCategory = 'New products of';
export const allCategories = 'All categories';
export const sheet = 'Download a sheet to fill in';
export const file = 'Sheet (CSV or Excel)';
export const zip = 'Pictures of new products (zip)';
export const zipHint =
  'Named by the code in the column “pictures”: CAM-1-1.jpg, CAM-1-2.jpg, CAM-1-3.jpg.';
export const zipped = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'} found.`;
export const zipFaults: Record<ZipFault, string> = {
  'no-zip': 'This zip file could not be read. It may be incomplete: make it again.',
  encrypted: 'This zip file has a password. Make it again without one.',
  outside: 'This zip file has files outside its own folder, such as “../a.jpg”. Make it again.',
  'too-large': 'This zip file has too many files. Split it.',
};
export const damaged = (name: string) =>
  `The picture ${name} is damaged or larger than 10 MB. Replace it in the zip file.`;
export const sending = (sent: number, all: number) => `Sending picture ${sent + 1} of ${all}…`;
export const checking = 'Checking the file…';
export const failed = 'The file could not be checked';
export const applyFailed = 'The file could not be imported';
export const tooLarge = 'The file is too large. Split it.';
export const wouldChange = (changed: number, added: number, rows: number) =>
  `${rows} ${rows === 1 ? 'row' : 'rows'}: ${[
    ...(added > 0 ? [`${added} ${added === 1 ? 'product' : 'products'} would be added`] : []),
    ...(changed > 0 ? [`${changed} would change`] : []),
  ].join(', ')}.`;
export const changes = 'What would change';
export const product = 'Product';
export const now = 'Now';
export const afterwards = 'Then';
export const isNew = 'New product';
export const moreChanges = (count: number) => `And ${count} more.`;
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
    ? '1 mistake. Nothing is imported until it is corrected.'
    : `${count} mistakes. Nothing is imported until they are corrected.`;
export const wrongRest = (count: number) =>
  count === 1
    ? '1 mistake. The rest is not imported until it is corrected.'
    : `${count} mistakes. The rest is not imported until they are corrected.`;
export const more = (count: number) => `And ${count} more, shown once these are corrected.`;
export const line = 'Line';
export const column = 'Column';
export const reason = 'Reason';
export const apply = 'Import';
