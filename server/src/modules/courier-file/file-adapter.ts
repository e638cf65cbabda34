import { createHash } from 'node:crypto';
import { oneLine, severalLines } from '@pasal/core/contract/text/plain-text';
import {
  MAX_IMPORT_ROWS,
  MONEY_HEADINGS,
  type ListHeadings,
  type StateWords,
} from '@pasal/shared/contracts';
import { readParcelName } from '@pasal/shared/domain';
import { unguarded } from '../csv';
import { findListColumns, isListName, type ListColumns } from '../table/list-columns';
import { readTable } from '../table/read-table';
import { handOverCsv } from './hand-over-csv';
import {
  TooManyRows,
  UnreadableFile,
  type CourierAdapter,
  type CourierReport,
} from './courier-adapter';
import { eventOf, goesBack, reasonOf } from './report-words';

const isOwn = (code: string) => readParcelName(code) !== undefined;

/** The identifiers in a row: the shop's number from any column of numbers, the courier's only from its own columns. */
function namesOf(numbers: readonly string[], orders: readonly string[]) {
  return {
    code: [...numbers, ...orders][0] ?? '',
    names: [...numbers, ...orders.filter(isOwn)],
    number: numbers.find((code) => !isOwn(code) && /\p{N}/u.test(code)),
  };
}

/** @throws UnreadableFile for a file that is neither a list of states nor of bookings */
function columnsOf(heading: readonly string[], own: ListHeadings): ListColumns {
  const columns = findListColumns(heading, own);
  const { numbers, orders, state, asks } = columns;
  // A list of bookings has no states: it gives the consignment number of each parcel.
  const isOfNumbers = numbers.length > 0 && numbers.length + orders.length > 1;
  const hasState = state !== undefined || asks.some(({ name }) => name === 'state');
  if (hasState ? numbers.length + orders.length === 0 : !isOfNumbers) throw new UnreadableFile();
  return columns;
}

const NEEDS_REASON = new Set(['not_delivered', 'coming_back']);

type Cells = readonly string[];
const shown = (cells: Cells, at: number | undefined) =>
  at === undefined ? '' : unguarded(cells[at] ?? '').trim();
/** A number for the look-up: spreadsheets mark text that is not a number. */
const code = (cells: Cells, at: number) => oneLine(shown(cells, at)).replace(/^'+/, '');

/** The event of a row: if any cell mentions a return, it is not a delivery (D346). */
function eventIn(cells: Cells, columns: ListColumns, states: StateWords) {
  const event = eventOf(shown(cells, columns.state), states);
  const others = [columns.kind, columns.reason, columns.remarks];
  const isBack = event === 'delivered' && others.some((at) => goesBack(shown(cells, at)));
  return isBack ? { event: null, isTwofold: true } : { event };
}

function reportOf(
  cells: Cells,
  columns: ListColumns,
  states: StateWords,
): Omit<CourierReport, 'row' | 'mark'> {
  const codes = (from: readonly number[]) => from.map((at) => code(cells, at)).filter(Boolean);
  const state = shown(cells, columns.state);
  const words = [columns.reason, columns.remarks].map((at) => shown(cells, at)).filter(Boolean);
  const said = words.join('. ');
  const { event, ...more } = eventIn(cells, columns, states);
  const reason =
    event !== null && NEEDS_REASON.has(event) ? reasonOf(`${said} ${state}`) : undefined;
  return {
    ...namesOf(codes(columns.numbers), codes(columns.orders)),
    ...more,
    event,
    state,
    reason,
    remarks: said || (reason === 'other' ? state : undefined),
  };
}

/** Reads a courier's list, a table with columns for the parcel and its state, and writes the file that the courier's site accepts. */
export const fileAdapter: CourierAdapter = {
  writeHandOver: (parcels, { columns }) => ({
    text: handOverCsv(columns, parcels),
    type: 'text/csv; charset=utf-8',
    extension: 'csv',
  }),
  async readReports(text, { headings, states }) {
    const table = await readTable(text, { max: MAX_IMPORT_ROWS, isName: isListName(headings) });
    if (table.rows.length > MAX_IMPORT_ROWS) throw new TooManyRows();
    const columns = columnsOf(table.heading, headings);
    const asks = columns.asks.filter(({ name }) => !MONEY_HEADINGS.includes(name));
    // The same list uploaded again is recognised; the same text in the next day's list is news.
    const file = createHash('sha256').update(severalLines(text)).digest('hex').slice(0, 24);
    const reports = table.rows.map(({ line: row, cells }): CourierReport => {
      const mark = `${file}:${row}`;
      if (cells === null)
        return { row, code: '', event: null, state: '', mark, isUnreadable: true };
      return { row, mark, ...reportOf(cells, columns, states) };
    });
    // Without a column known to hold numbers, the rows match no parcel.
    const isNamed = reports.some(({ names = [] }) => names.length > 0);
    if (columns.numbers.length === 0 && reports.length > 0 && !isNamed) throw new UnreadableFile();
    return { reports: asks.length > 0 ? [] : reports, notes: table.notes, asks };
  },
};
