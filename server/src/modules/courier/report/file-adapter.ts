import { createHash } from 'node:crypto';
import { MAX_IMPORT_ROWS } from '@pasal/shared/contracts';
import { unguarded } from '../../csv';
import { readListRows } from '../../list-rows';
import type { CourierAdapter, CourierReport } from './courier-adapter';
import { eventOf, reasonOf } from './report-words';

/** How couriers head the columns of their lists. */
const HEADINGS = {
  code: /consign|tracking|awb|waybill|parcel|shipment|^cn\b|order|reference|^ref/,
  state: /status|state/,
  reason: /reason/,
  remarks: /remark|comment|note/,
};

/** Why a file cannot be read at all. */
export class UnreadableFile extends Error {}
/** Of a list that is too long nothing is read: nobody would see which rows were left out. */
export class TooManyRows extends Error {}

function columnsOf(heading: readonly string[]) {
  const names = heading.map((name) => name.toLowerCase().trim());
  const at = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  const codes = names.flatMap((name, index) =>
    HEADINGS.code.test(name) && !HEADINGS.state.test(name) ? [index] : [],
  );
  const state = at(HEADINGS.state);
  // A list of bookings has no states: it says the courier's number of each parcel.
  if (codes.length === 0 || (state === -1 && codes.length === 1)) throw new UnreadableFile();
  return { codes, state, reason: at(HEADINGS.reason), remarks: at(HEADINGS.remarks) };
}

const NEEDS_REASON = new Set(['not_delivered', 'coming_back']);

/** Reads a courier's list: a CSV whose heading names the parcel and its state. */
export const fileAdapter: CourierAdapter<string> = {
  async readReports(text) {
    const [heading, ...rows] = await readListRows(text, MAX_IMPORT_ROWS);
    if (rows.length > MAX_IMPORT_ROWS) throw new TooManyRows();
    const columns = columnsOf(heading?.cells ?? []);
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
