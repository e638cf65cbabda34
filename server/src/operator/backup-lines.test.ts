import { linesOf } from './backup-lines';

async function* cut(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function linesIn(text: string, size: number) {
  const lines: string[] = [];
  for await (const line of linesOf(cut(text, size))) lines.push(line);
  return lines;
}

const ROWS = ['{"a":"काठमाडौं 🎁"}', '', '{"b":"\u2028\u2029\u0085\r"}', 'x'.repeat(40)];

test.each([1, 2, 3, 7, 1000])(
  'rows are read as they were written, in pieces of %i',
  async (size) => {
    expect(await linesIn(ROWS.map((row) => `${row}\n`).join(''), size)).toEqual(ROWS);
    expect(await linesIn(ROWS.join('\n'), size)).toEqual(ROWS);
    expect(await linesIn('', size)).toEqual([]);
  },
);
