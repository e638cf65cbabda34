import { zipOf, type TestFile } from './zip-of';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const OFFICE = 'http://schemas.openxmlformats.org';
const DOCUMENT = `${OFFICE}/officeDocument/2006/relationships`;
const link = (type: string, target: string) =>
  `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/${type}" Target="${target}"/></Relationships>`;

/** A cell of text at a place such as `B7`. */
export const cellAt = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A workbook of one sheet with these rows of XML; `more` replaces or adds files of it. */
export function workbookOf(rows: string, more: readonly TestFile[] = []): Buffer {
  const texts = {
    '_rels/.rels': link('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${DOCUMENT}"><sheets><sheet name="Lamps" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': link('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  };
  const files = Object.entries(texts).map(([name, text]) => ({
    name,
    bytes: Buffer.from(text),
    packed: true,
  }));
  const replaced = new Set(more.map(({ name }) => name));
  return zipOf([...files.filter(({ name }) => !replaced.has(name)), ...more]);
}
