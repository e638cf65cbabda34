import type { Wording } from '@pasal/core/errors/wording';
import { plainSigns, readSum } from '@pasal/shared/domain';
import { hasLostLetters, isBlank, type TableRow } from './cells';
import * as messages from './messages';
import { readRecords } from './records';
import { hintOf, separatorOf } from './separator';
import { joinHeadings, type ReadRow } from './two-headings';

/** A table found in a file. */
export interface Table {
  /** Empty for a file without rows. */
  heading: readonly string[];
  /** The line of the heading. */
  line: number;
  /** Width of the heading, including blank cells at its end. */
  width: number;
  rows: readonly TableRow[];
  /** Notes on what was skipped, for display. */
  notes: readonly Wording[];
}

interface TableRules {
  /** Maximum rows; of a longer table one more is read. */
  max: number;
  /** Recognises the names of columns. */
  isName: (cell: string) => boolean;
  /** Recognises rows that are for people only. */
  isRemark?: (row: readonly string[]) => boolean;
}

const isRead = (row: TableRow): row is ReadRow => row.cells !== null;

/** Maximum rows above a heading: a title, a period, an address. */
const ABOVE = 20;
/** More cells than any table has columns: such a row is skipped without checking each cell. */
const MOST_CELLS = 1000;

/** The first row with the most column names; without any, the first row. */
function mostNamed(rows: readonly TableRow[], { isName, isRemark }: TableRules) {
  const first = rows.slice(0, ABOVE).filter(isRead);
  const names = ({ cells }: ReadRow) =>
    isRemark?.(cells) ? -1 : cells.slice(0, MOST_CELLS).filter((cell) => isName(cell)).length;
  const most = Math.max(0, ...first.map(names));
  return most > 0 ? first.find((row) => names(row) === most) : first[0];
}

/** The heading of a table and its rows: one, or two that name more columns together. */
function headingOf(rows: readonly TableRow[], rules: TableRules) {
  const found = mostNamed(rows, rules);
  if (found === undefined) return undefined;
  const at = rows.indexOf(found);
  for (const pair of [rows.slice(Math.max(0, at - 1), at + 1), rows.slice(at, at + 2)]) {
    const [upper, lower] = pair.filter(isRead);
    const mayJoin = pair.every(
      ({ cells }) => cells && cells.length <= MOST_CELLS && !rules.isRemark?.(cells),
    );
    const joined = upper && lower && mayJoin && joinHeadings(upper, lower, rules.isName);
    if (joined) return { cells: joined, rows: [upper, lower] };
  }
  return { cells: found.cells, rows: [found] };
}

const TOTAL =
  /^(?:(?:grand|sub|net|overall|page)?[ -]*totals?\b|sum$|(?:opening|closing) balance|balance (?:b|c)\/?(?:d|f)|(?:कुल|कूल|जम्मा|कुल जम्मा|जम्माजम्मी)(?![\p{L}\p{M}]))/iu;
const isNumber = (cell: string) => {
  const sum = readSum(cell);
  return typeof sum !== 'string' || sum === 'empty';
};

/** A row of totals: it begins with such a word and otherwise only has numbers. */
function isTotal(cells: readonly string[]): boolean {
  if (cells.length > MOST_CELLS) return false;
  const said = cells.map((cell) => plainSigns(cell)).filter((cell) => cell !== '');
  const [first = ''] = said;
  return TOTAL.test(first) && said.every((cell) => TOTAL.test(cell) || isNumber(cell));
}

const same = (one: readonly string[], other: readonly string[]) =>
  one.every((cell, at) => cell.trim() === (other[at] ?? '').trim());

/** Unnamed columns with content, counted from 1, and the heading without those at its end. */
function edgesOf(heading: readonly string[], rows: readonly TableRow[]) {
  const last = heading.findLastIndex((cell) => cell.trim() !== '');
  const isUsed = (at: number) => rows.some(({ cells }) => (cells?.[at] ?? '').trim() !== '');
  const unnamed = [...heading.slice(0, MOST_CELLS).keys()].filter(
    (at) => heading[at]?.trim() === '' && isUsed(at),
  );
  return { heading: heading.slice(0, last + 1), unnamed };
}

const linesOf = (rows: readonly TableRow[]) => rows.map(({ line }) => line);
const note = (lines: readonly number[], say: (lines: readonly number[]) => Wording) =>
  lines.length === 0 ? [] : [say(lines)];

/**
 * Reads a table from a text of any origin (D344): detects separator and heading, skips what is not a row and reports it. All kinds of line
 * ends are accepted, a byte-order mark is ignored.
 */
export async function readTable(text: string, rules: TableRules): Promise<Table> {
  const whole = text.replace(/^\uFEFF+/, '');
  const hint = hintOf(whole);
  const body = whole.slice(hint?.length ?? 0);
  const namesIn = (cells: readonly string[]) => cells.filter((cell) => rules.isName(cell)).length;
  const separator =
    hint !== undefined && (body.split(/[\r\n]/)[0] ?? '').includes(hint.separator)
      ? hint.separator
      : separatorOf(body, namesIn);
  const shift = hint === undefined ? 0 : 1;
  const records = (await readRecords(body, separator, rules.max + ABOVE + 1)).map((row) => ({
    ...row,
    line: row.line + shift,
  }));
  const found = headingOf(records, rules);
  if (found === undefined) return { heading: [], line: 1, width: 0, rows: records, notes: [] };
  const [first, second] = found.rows;
  const line = first?.line ?? 1;
  const above = records.filter((row) => row.line < line);
  const below = records.slice(above.length + found.rows.length);
  const totals = below.filter((row) => isRead(row) && isTotal(row.cells));
  const again = below.filter(
    (row) => isRead(row) && found.rows.some(({ cells }) => same(cells, row.cells)),
  );
  const passed = new Set([...totals, ...again]);
  const rows = below.filter((row) => !passed.has(row));
  const { heading, unnamed } = edgesOf(found.cells, rows);
  const lost = rows.filter(({ cells }) => cells?.some((cell) => hasLostLetters(cell)));
  return {
    heading,
    line,
    width: found.cells.length,
    rows: rows.filter(({ cells }) => cells === null || !isBlank(cells)),
    notes: [
      ...(hint === undefined ? [] : [messages.hintPassed(hint.separator)]),
      ...(above.length === 0
        ? []
        : [messages.abovePassed(above[0]?.line ?? 1, above.at(-1)?.line ?? 1)]),
      ...(second === undefined ? [] : [messages.headingsJoined(line, second.line)]),
      ...note(linesOf(again), messages.headingsPassed),
      ...note(linesOf(totals), messages.totalsPassed),
      ...note(
        unnamed.map((column) => column + 1),
        messages.columnsPassed,
      ),
      ...note(linesOf(lost), messages.lettersLost),
    ],
  };
}
