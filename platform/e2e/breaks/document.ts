import { rows, type Row } from './rows';

/** The results of the rows, by title. */
export type Tried = ReadonlyMap<string, { before?: string; among?: string }>;

const INTRODUCTION = `# What catches a bad release

Each break was planted by a team of strangers in a release for all visitors. \`platform/e2e/breaks\` is the table in code:
\`npm run test:long breaks\` plants every one, sees it caught and writes this document. What can be caught before any
visitor has it is caught there; the column beside it says what would happen if it were not: the release is brought to
everybody, and visitors come one after the other, each from a network of their own, until it has gone back. They are
counted in threes, for three come at once; visits that no page complains of are counted in fifties, since the shop then
looks every two seconds. The version before it is known by 1,600 visits, one in ten of which orders.

No break is charged to the host: each row with visitors sees that nothing was held against it. Seconds are those of the runs
that wrote this; with two processors shared with other work they are upper ends. What they did not come to says "not yet seen".`;

const NONE = '–';
const cellOf = (by: string | undefined, after: string | undefined) =>
  by === undefined ? NONE : [by, after].filter(Boolean).join(' · ');

function lineOf({ title, before, among, charged, nobody }: Row, tried: Tried): string[] {
  if (nobody) return [title, `nobody: ${nobody}`, NONE, NONE];
  const took = tried.get(title);
  if ((before && !took?.before) || (among && !took?.among))
    throw new Error(`${title} was not tried`);
  return [title, cellOf(before, took?.before), cellOf(among, took?.among), charged ?? NONE];
}

/** The document, without aligned columns. */
export function documentOf(tried: Tried): string {
  const head = [
    'break',
    'before any visitor',
    'with visitors, should it come so far',
    'charged to',
  ];
  const table = [head, head.map(() => '---'), ...rows.map((row) => lineOf(row, tried))];
  return [INTRODUCTION, table.map((line) => `| ${line.join(' | ')} |`).join('\n')].join('\n\n');
}
