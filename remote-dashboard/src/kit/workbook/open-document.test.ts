/**
 * @jest-environment node
 */
import { zipOf } from '../../testing/zip-of';
import { readWorkbook } from './workbook';

const NAMES =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"';
const HIDDEN =
  '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>';
const TWO_DECIMALS =
  '<number:number-style style:name="N2"><number:number number:decimal-places="2" number:min-integer-digits="1"/></number:number-style><style:style style:name="ce1" style:family="table-cell" style:data-style-name="N2"/>';

const text = (value: string, more = '') =>
  `<table:table-cell office:value-type="string"${more}><text:p>${value}</text:p></table:table-cell>`;
const sum = (value: number) =>
  `<table:table-cell table:style-name="ce1" office:value-type="float" office:value="${value}"><text:p>${value.toFixed(2)}</text:p></table:table-cell>`;
const row = (cells: string, more = '') => `<table:table-row${more}>${cells}</table:table-row>`;
const table = (name: string, rows: string, more = '') =>
  `<table:table table:name="${name}"${more}>${rows}</table:table>`;

/** A workbook as LibreOffice writes it: its tables end with rows and cells for the rest of the sheet. */
function workbookOf(tables: string): Blob {
  const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${NAMES}><office:automatic-styles>${HIDDEN}${TWO_DECIMALS}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`;
  const files = [
    { name: 'mimetype', bytes: Buffer.from('application/vnd.oasis.opendocument.spreadsheet') },
    { name: 'content.xml', bytes: Buffer.from(content), packed: true },
    { name: 'Thumbnails/thumbnail.png', bytes: Buffer.from('PNG') },
  ];
  return new Blob([new Uint8Array(zipOf(files))]);
}

const REST = row(
  '<table:table-cell table:number-columns-repeated="16384"/>',
  ' table:number-rows-repeated="1048560"',
);

test('a workbook of LibreOffice is read as it looks: the first sheet that is seen, numbers as they are shown', async () => {
  const rows = row(text('बत्ती, सेतो') + sum(849.9949)) + REST;
  const read = await readWorkbook(
    workbookOf(
      table('Old', row(text('hidden')), ' table:style-name="ta2"') +
        table('Lamps', row(text('title') + text('price')) + rows) +
        table('Notes', row(text('more'))),
    ),
  );
  expect(read).toEqual({
    csv: 'title,price\n"बत्ती, सेतो",849.99\n',
    sheet: 'Lamps',
    others: ['Notes'],
    hidden: ['Old'],
  });
});

test('one whose rows stand for more than a table is refused', async () => {
  const vast = row(
    text('x', ' table:number-columns-repeated="100"'),
    ' table:number-rows-repeated="1000000"',
  );
  await expect(readWorkbook(workbookOf(table('Vast', vast)))).rejects.toMatchObject({
    fault: 'too-large',
  });
});
