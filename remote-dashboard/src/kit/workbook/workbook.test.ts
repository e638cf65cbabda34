/**
 * @jest-environment node
 */
import { cellAt, workbookOf } from '../../testing/workbook-of';
import type { TestFile } from '../../testing/zip-of';
import { readWorkbook } from './workbook';

const MEGABYTE = 1024 * 1024;
const SHEET = 'xl/worksheets/sheet1.xml';
const lamp = `<row r="1">${cellAt('A1', 'title')}${cellAt('B1', 'brand')}</row><row r="2">${cellAt('A2', 'बत्ती, सेतो')}${cellAt('B2', 'Anchor')}</row>`;
const read = (rows: string, more?: readonly TestFile[]) =>
  readWorkbook(new Blob([new Uint8Array(workbookOf(rows, more))])).then(({ csv }) => csv);
const readFile = (bytes: Uint8Array) => readWorkbook(new Blob([new Uint8Array(bytes)]));

describe('a workbook of products', () => {
  it('becomes CSV, with its Nepali words and a comma in a cell', async () => {
    expect(await read(lamp)).toBe('title,brand\n"बत्ती, सेतो",Anchor\n');
  });

  it('is read without a worker, however many rows it has: the policy of the shop forbids one', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_none, at) => `<row r="${at + 1}">${cellAt(`A${at + 1}`, `Lamp ${at}`)}</row>`,
    );
    const worker = jest.fn();
    Object.assign(globalThis, { Worker: worker });
    const csv = await read(rows.join(''));
    expect(csv.split('\n')).toHaveLength(20_001);
    expect(worker).not.toHaveBeenCalled();
    Reflect.deleteProperty(globalThis, 'Worker');
  });
});

const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
const DOCUMENT = `${OFFICE}/officeDocument/2006/relationships`;
const xml = (name: string, text: string): TestFile => ({ name, bytes: Buffer.from(text) });
const sheetXml = (rows: string) =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;

/** Sheets in the format of a workbook, each with its state. */
function sheetsOf(...sheets: readonly (readonly [name: string, state: string, rows: string])[]) {
  const listed = sheets.map(
    ([name, state], at) =>
      `<sheet name="${name}" sheetId="${at + 1}" ${state && `state="${state}"`} r:id="rId${at + 1}"/>`,
  );
  const links = sheets.map(
    (_sheet, at) =>
      `<Relationship Id="rId${at + 1}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const files = [
    xml(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${listed.join('')}</sheets></workbook>`,
    ),
    xml(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${OFFICE}/package/2006/relationships">${links.join('')}</Relationships>`,
    ),
    ...sheets.map(([, , rows], at) => xml(`xl/worksheets/sheet${at + 1}.xml`, sheetXml(rows))),
  ];
  return readWorkbook(new Blob([new Uint8Array(workbookOf('', files))]));
}

const rowOf = (...cells: readonly string[]) => `<row r="1">${cells.join('')}</row>`;

describe('a workbook as its reader sees it', () => {
  it('is its first sheet that is seen and not empty; the others are named', async () => {
    const title = rowOf(cellAt('A1', 'title'));
    const found = await sheetsOf(
      ['Lists', 'hidden', rowOf(cellAt('A1', 'Security Cameras'))],
      ['Deep', 'veryHidden', rowOf(cellAt('A1', 'x'))],
      ['Cover', '', ''],
      ['Products', '', title],
      ['Notes', '', rowOf(cellAt('A1', 'a note'))],
    );
    expect(found).toEqual({
      csv: 'title\n',
      sheet: 'Products',
      others: ['Notes'],
      hidden: ['Lists', 'Deep'],
    });
  });

  it('has numbers in the format of their cells, and errors as they are', async () => {
    const styles = xml(
      'xl/styles.xml',
      `<styleSheet xmlns="${MAIN}"><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="9" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    );
    const links = xml(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
    );
    const rows = rowOf(
      '<c r="A1" s="1"><f>999.99*0.85</f><v>849.99149999999997</v></c>',
      '<c r="B1"><f>1.1*3*100</f><v>330.00000000000006</v></c>',
      '<c r="C1" s="2"><v>0.1</v></c>',
      '<c r="D1" s="3"><v>46354</v></c>',
      '<c r="E1" t="e"><f>VLOOKUP(1,A:B,2)</f><v>#N/A</v></c>',
      '<c r="F1"><f>A1*2</f></c>',
      '<c r="G1" t="str"><f>IF(1,"","x")</f><v></v></c>',
      '<c r="H1" t="b"><v>1</v></c>',
      '<c r="I1"><v>123456789012</v></c>',
    );
    expect(await read(rows, [styles, links])).toBe(
      '849.99,330,10%,2026-11-28,#N/A,#VALUE!,,true,123456789012\n',
    );
  });

  it('keeps its rows where they stand, breaks in cells, and names with a prefix of other programs', async () => {
    const rows = `<row r="3">${cellAt('B3', 'COD&#10;Amount')}${cellAt('C3', 'a_x000D_&#10;b')}</row>`;
    expect(await read(rows)).toBe(',,\n,,\n,"COD\nAmount","a\r\nb"\n');
    const prefixed = `<x:worksheet xmlns:x="${MAIN}"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>title</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`;
    expect(await read('', [xml(SHEET, prefixed)])).toBe('title\n');
  });
});

describe('a workbook that is not taken', () => {
  it.each([
    ['is no zip', Buffer.from('title,brand\nLamp,Anchor\n')],
    ['has a password, which makes it no zip', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['was cut off', workbookOf(lamp).subarray(0, -40)],
  ])('%s', async (_name, bytes) => {
    await expect(readFile(bytes)).rejects.toMatchObject({ fault: 'no-zip' });
  });

  it('has a damaged sheet', async () => {
    const bytes = Buffer.from('<worksheet/>');
    await expect(read(lamp, [{ name: SHEET, bytes, says: { crc: 1 } }])).rejects.toThrow(
      `${SHEET} is damaged`,
    );
  });

  it('has no sheet', async () => {
    await expect(
      read('', [{ name: 'xl/workbook.xml', bytes: Buffer.from('<a/>') }]),
    ).rejects.toThrow(/sheet/i);
  });

  it.each([
    [
      'is larger than a sheet of an import may be',
      { name: 'xl/media/1.png', bytes: Buffer.alloc(11 * MEGABYTE), says: { crc: 1 } },
    ],
    [
      'would unpack to more than fits into memory',
      { name: SHEET, bytes: Buffer.alloc(MEGABYTE), packed: true, says: { size: 2 ** 31 } },
    ],
    [
      'has a cell so far away that the table up to it would fill the memory',
      {
        name: SHEET,
        bytes: Buffer.from(
          `<worksheet><sheetData><row r="1048576">${cellAt('XFD1048576', 'x')}</row></sheetData></worksheet>`,
        ),
      },
    ],
  ])('%s', async (_name, file) => {
    await expect(read(lamp, [file])).rejects.toMatchObject({ fault: 'too-large' });
  });

  it('unpacks to more than it says', async () => {
    const bytes = Buffer.alloc(64 * MEGABYTE);
    const bomb = { name: SHEET, bytes, packed: true, says: { size: 5, crc: 1 } };
    await expect(read(lamp, [bomb])).rejects.toThrow(`${SHEET} is damaged`);
  });
});
