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
  readWorkbook(new Blob([new Uint8Array(workbookOf(rows, more))]));
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
