import { opsOf, type Attributes, type Line, type Op, type Run } from './ops';

type Mark = Pick<Attributes, 'bold' | 'italic' | 'strike'>;

/** How chats mark bold, italic and strikethrough. */
const MARKS: Readonly<Record<string, Mark>> = {
  '*': { bold: true },
  '**': { bold: true },
  _: { italic: true },
  __: { bold: true },
  '~': { strike: true },
  '~~': { strike: true },
};
/** A mark is at a word boundary, and closes on the same line. */
const MARKED =
  /(?<=^|[\s([{"'“‘*_~–—:,;>])(\*\*|__|~~|\*|_|~)(?=[^\s*_~]|[*_~]\S)(.*?[^\s])\1(?=$|[\s)\]}"'”’.,;:!?…*_~।<])/u;
const CODE = /(```|`)(?=\S)(.*?\S)\1/g;

function runsOf(text: string, attributes: Attributes): Run[] {
  const found = MARKED.exec(text);
  if (!found) return text === '' ? [] : [{ text, attributes }];
  const [whole, mark = '', words = ''] = found;
  return [
    ...runsOf(text.slice(0, found.index), attributes),
    ...runsOf(words, { ...attributes, ...MARKS[mark] }),
    ...runsOf(text.slice(found.index + whole.length), attributes),
  ];
}

const SURE_ITEM = /^([ \t]*)[•◦▪▫‣⁃●○■□][ \t]+(?=\S)/;
const BULLET_ITEM = /^([ \t]*)[-*–][ \t]+(?=\S)/;
const NUMBER_ITEM = /^([ \t]*)(?:\d{1,3}|[०-९]{1,3})[.)][ \t]+(?=\S)/;

interface Item {
  list: 'bullet' | 'ordered';
  /** Indentation in spaces. */
  space: number;
  rest: string;
}

function itemOf(line: string, form: RegExp, list: Item['list']): Item | undefined {
  const found = form.exec(line);
  if (!found) return undefined;
  const space = (found[1] ?? '').replaceAll('\t', ' '.repeat(4)).length;
  return { list, space, rest: line.slice(found[0].length) };
}

/** A dash or number begins an item only next to another one; alone it may mean anything. */
function itemsOf(lines: readonly string[]): (Item | undefined)[] {
  const may = lines.map(
    (line) => itemOf(line, BULLET_ITEM, 'bullet') ?? itemOf(line, NUMBER_ITEM, 'ordered'),
  );
  return lines.map((line, at) => {
    const sure = itemOf(line, SURE_ITEM, 'bullet');
    if (sure) return sure;
    const hasNeighbour = [at - 1, at + 1].some(
      (other) => may[other] ?? itemOf(lines[other] ?? '', SURE_ITEM, 'bullet'),
    );
    return hasNeighbour ? may[at] : undefined;
  });
}

/**
 * Converts plain text from chats, mails and notes to the editor's content: lines remain, chat marks become formats,
 * and bullets become lists (D360).
 */
export function readPlain(text: string): Op[] {
  const texts = text.replaceAll(CODE, '$2').split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/);
  const items = itemsOf(texts);
  const depths: number[] = [];
  const lines = texts.map((line, at): Line => {
    const item = items[at];
    if (!item) {
      depths.length = 0;
      return { runs: runsOf(line, {}), attributes: {} };
    }
    while ((depths.at(-1) ?? -1) > item.space) depths.pop();
    if (depths.at(-1) !== item.space) depths.push(item.space);
    const indent = Math.min(8, depths.length - 1);
    const attributes = { list: item.list, ...(indent > 0 && { indent }) };
    return { runs: runsOf(item.rest, {}), attributes };
  });
  return opsOf(lines);
}
