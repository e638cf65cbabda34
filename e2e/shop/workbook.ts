import { zipOf } from './zip';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relations = (...targets: (readonly [type: string, target: string])[]) =>
  `${HEAD}<Relationships xmlns="${RELATIONS}">${targets
    .map(
      ([type, to], at) =>
        `<Relationship Id="rId${at + 1}" Type="${DOCUMENT}/${type}" Target="${to}"/>`,
    )
    .join('')}</Relationships>`;

/** A workbook of one sheet as Excel saves it: numbers are in their cells, texts in a list that all cells share. */
export function workbookOf(rows: readonly (readonly (string | number)[])[]): Buffer {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const cellOf = (cell: string | number, place: string) =>
    typeof cell === 'string'
      ? `<c r="${place}" t="s"><v>${texts.indexOf(cell)}</v></c>`
      : `<c r="${place}"><v>${cell}</v></c>`;
  const sheet = rows.map((cells, row) => {
    const places = cells.map((cell, at) => cellOf(cell, `${'ABCDEFGH'.charAt(at)}${row + 1}`));
    return `<row r="${row + 1}">${places.join('')}</row>`;
  });
  const files = {
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ),
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${sheet.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}" count="${rows.flat().length}" uniqueCount="${texts.length}">${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
  };
  return zipOf(
    Object.entries(files).map(([name, text]) => ({
      name,
      bytes: Buffer.from(text),
      packed: true,
    })),
  );
}
