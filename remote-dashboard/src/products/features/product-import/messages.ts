export const messages = {
  open: 'Import CSV',
  title: 'Import products from CSV',
  how: 'Export the list, change it in a spreadsheet and choose the file here. Every row changes the product its id or slug names; new products are added with the product form, because they need three pictures.',
  file: 'CSV file',
  checking: 'Checking the file…',
  failed: 'The file could not be checked',
  applyFailed: 'The file could not be imported',
  unreadable: 'The file could not be read. Choose it again.',
  tooLarge: 'The file is too large. Split it.',
  wouldChange: (changed: number, rows: number) =>
    `${changed} of ${rows} ${rows === 1 ? 'row' : 'rows'} would change a product.`,
  writing: (done: number, rows: number) =>
    `${done} of ${rows} ${rows === 1 ? 'row is' : 'rows are'} imported…`,
  stopped: (done: number, rows: number, line: number) =>
    done === 0
      ? 'The import stopped before its first row. Nothing is changed.'
      : `The import stopped. ${done} of ${rows} rows are imported, up to line ${line}; the others are not.`,
  goOn: 'Continue',
  nothing: 'No row changes anything.',
  wrong: (count: number) =>
    count === 1
      ? '1 mistake. Nothing is imported until it is put right.'
      : `${count} mistakes. Nothing is imported until they are put right.`,
  wrongRest: (count: number) =>
    count === 1
      ? '1 mistake. The rest is not imported until it is put right.'
      : `${count} mistakes. The rest is not imported until they are put right.`,
  more: (count: number) => `And ${count} more, which show once these are put right.`,
  line: 'Line',
  column: 'Column',
  reason: 'Reason',
  apply: 'Import',
  cancel: 'Cancel',
} as const;
