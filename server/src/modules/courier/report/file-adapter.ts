import { createHash } from 'node:crypto';
import { oneLine } from '@pasal/core/contract/text/plain-text';
import { MAX_IMPORT_ROWS, type ListHeadings } from '@pasal/shared/contracts';
import { readParcelCode } from '@pasal/shared/domain';
import { unguarded } from '../../csv';
import { namedColumn, onlyColumn, plainHeading, readListRows } from '../../list-rows';
import { handOverCsv } from '../../desk/hand-over-csv';
import {
  TooManyRows,
  UnreadableFile,
  type CourierAdapter,
  type CourierReport,
} from './courier-adapter';
import { eventOf, reasonOf } from './report-words';

/** How couriers head the columns of their lists. */
const HEADINGS = {
  // A consignee has none, and the day of a consignment is none.
  number:
    /(?:(?:consign(?:ment)?|tracking|awb|waybill|^cn)(?:(?:note)?(?:no|num|number|id|code))?|(?:कन्साइनमेन्ट|ट्र्याकिङ)(?:नं|नम्बर|कोड)?)$/,
  order: /parcel|shipment|order|reference|^ref|पार्सल|अर्डर/,
  state: /status|state|स्थिति|अवस्था/,
  reason: /reason|कारण/,
  remarks: /remark|comment|note|कैफियत|टिप्पणी/,
};

const withoutBrackets = (name: string) => plainHeading(name.replaceAll(/\([^)]*\)/g, ''));

/** Where a list says what happened, by the usual names. @throws EqualHeadings where two columns have the same one */
function stateColumn(heading: readonly string[]): number {
  const name = heading.find((cell) => HEADINGS.state.test(cell.toLowerCase()));
  if (name === undefined) return -1;
  return onlyColumn(heading, (cell) => plainHeading(cell) === plainHeading(name)) ?? -1;
}

const isOwn = (code: string) => readParcelCode(code) !== undefined;

/** What a row calls its parcel: the shop's own number in any column of numbers, the courier's in one for these alone. */
function namesOf(numbers: readonly string[], orders: readonly string[]) {
  return {
    code: [...numbers, ...orders][0] ?? '',
    names: [...numbers, ...orders.filter(isOwn)],
    number: numbers.find((code) => !isOwn(code) && /\p{N}/u.test(code)),
  };
}

function columnsOf(heading: readonly string[], own: ListHeadings) {
  const names = heading.map((name) => name.toLowerCase().trim());
  const at = (named: string | undefined, pattern: RegExp) =>
    namedColumn(heading, named) ?? names.findIndex((name) => pattern.test(name));
  const state = namedColumn(heading, own.state) ?? stateColumn(heading);
  const named = namedColumn(heading, own.parcel);
  const others = [...names.keys()].filter((index) => index !== named && index !== state);
  const known = others.filter((index) => HEADINGS.number.test(withoutBrackets(names[index] ?? '')));
  const numbers = named === undefined ? known : [named, ...known];
  const orders = others.filter(
    (index) => !known.includes(index) && HEADINGS.order.test(names[index] ?? ''),
  );
  // A list of bookings has no states: it says the courier's number of each parcel.
  const isOfNumbers = numbers.length > 0 && numbers.length + orders.length > 1;
  if (state === -1 ? !isOfNumbers : numbers.length + orders.length === 0)
    throw new UnreadableFile();
  return {
    numbers,
    orders,
    state,
    reason: at(own.reason, HEADINGS.reason),
    remarks: at(own.remarks, HEADINGS.remarks),
  };
}

const NEEDS_REASON = new Set(['not_delivered', 'coming_back']);

/** Reads a courier's list, a CSV whose heading names the parcel and its state, and writes the file that its own page takes. */
export const fileAdapter: CourierAdapter = {
  writeHandOver: (parcels, { columns }) => ({
    text: handOverCsv(columns, parcels),
    type: 'text/csv; charset=utf-8',
    extension: 'csv',
  }),
  async readReports(text, { headings }) {
    const [heading, ...rows] = await readListRows(text, MAX_IMPORT_ROWS);
    if (rows.length > MAX_IMPORT_ROWS) throw new TooManyRows();
    const columns = columnsOf(heading?.cells ?? [], headings);
    // A list that is brought again is known; the same words in the next day's list are news.
    const file = createHash('sha256').update(text).digest('hex').slice(0, 24);
    const reports = rows.map(({ line: row, cells }): CourierReport => {
      const mark = `${file}:${row}`;
      if (cells === null)
        return { row, code: '', event: null, state: '', mark, isUnreadable: true };
      const cell = (index: number) => unguarded(cells[index] ?? '').trim();
      const codes = (from: readonly number[]) =>
        from.map((index) => oneLine(cell(index))).filter(Boolean);
      const state = cell(columns.state);
      const event = eventOf(state);
      const words = [cell(columns.reason), cell(columns.remarks)].filter(Boolean).join('. ');
      const reason =
        event !== null && NEEDS_REASON.has(event) ? reasonOf(`${words} ${state}`) : undefined;
      return {
        row,
        ...namesOf(codes(columns.numbers), codes(columns.orders)),
        event,
        state,
        reason,
        remarks: words || (reason === 'other' ? state : undefined),
        mark,
      };
    });
    // Numbers in a column that is not known to have them would be nobody's.
    const isNamed = reports.some(({ names = [] }) => names.length > 0);
    if (columns.numbers.length === 0 && reports.length > 0 && !isNamed) throw new UnreadableFile();
    return reports;
  },
};
