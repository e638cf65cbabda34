import { createHash } from 'node:crypto';
import { MAX_IMPORT_ROWS, type ListHeadings } from '@pasal/shared/contracts';
import { unguarded } from '../../csv';
import { namedColumn, readListRows } from '../../list-rows';
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
  code: /consign|tracking|awb|waybill|parcel|shipment|^cn\b|order|reference|^ref|कन्साइनमेन्ट|ट्र्याकिङ|पार्सल|अर्डर/,
  state: /status|state|स्थिति|अवस्था/,
  reason: /reason|कारण/,
  remarks: /remark|comment|note|कैफियत|टिप्पणी/,
};

function columnsOf(heading: readonly string[], own: ListHeadings) {
  const names = heading.map((name) => name.toLowerCase().trim());
  const at = (named: string | undefined, pattern: RegExp) =>
    namedColumn(heading, named) ?? names.findIndex((name) => pattern.test(name));
  const state = at(own.state, HEADINGS.state);
  const named = namedColumn(heading, own.parcel);
  const known = names.flatMap((name, index) =>
    index !== named && index !== state && HEADINGS.code.test(name) && !HEADINGS.state.test(name)
      ? [index]
      : [],
  );
  const codes = named === undefined ? known : [named, ...known];
  // A list of bookings has no states: it says the courier's number of each parcel.
  if (codes.length === 0 || (state === -1 && codes.length === 1)) throw new UnreadableFile();
  return {
    codes,
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
    return rows.map(({ line: row, cells }): CourierReport => {
      const mark = `${file}:${row}`;
      if (cells === null)
        return { row, code: '', event: null, state: '', mark, isUnreadable: true };
      const cell = (index: number) => unguarded(cells[index] ?? '').trim();
      const [code = '', ...also] = columns.codes.map(cell).filter(Boolean);
      const state = cell(columns.state);
      const event = eventOf(state);
      const words = [cell(columns.reason), cell(columns.remarks)].filter(Boolean).join('. ');
      const reason =
        event !== null && NEEDS_REASON.has(event) ? reasonOf(`${words} ${state}`) : undefined;
      return {
        row,
        code,
        also,
        event,
        state,
        reason,
        remarks: words || (reason === 'other' ? state : undefined),
        mark,
      };
    });
  },
};
