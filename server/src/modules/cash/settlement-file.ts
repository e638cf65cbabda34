import {
  CASH_LENGTHS,
  LIST_COLUMNS,
  MAX_CASH,
  MAX_SETTLEMENT_ROWS,
  type ColumnAsk,
  type ListHeadings,
  type SettlementRow,
} from '@pasal/shared/contracts';
import { isShortened, plainSigns, readSum, type ReadSum } from '@pasal/shared/domain';
import { invalid } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import { unguarded } from '../csv';
import { isErrorCell, type TableRow } from '../table/cells';
import { EqualHeadings } from '../table/column-names';
import { findListColumns, isListName, type ListColumns } from '../table/list-columns';
import { readTable } from '../table/read-table';
import * as messages from './messages';

/** A row of a courier's list with its line number; if it is unreadable, the row is null and the reason is given. */
export interface FileRow {
  line: number;
  ref: string;
  row: SettlementRow | null;
  /** The net amount of the parcel after charges, according to the list. */
  net?: number;
  problem?: Wording;
}

/** A list as it was read: what was skipped, and what to ask before it can be read. */
interface SettlementFile {
  rows: FileRow[];
  notes: readonly Wording[];
  asks: readonly ColumnAsk[];
}

const wrong = (message: Wording, path = 'file') => invalid(message, { path, message });

/** @throws DomainError 400 if two columns have one name, or a required one is missing and no column may be it */
function columnsOf(heading: readonly string[], own: ListHeadings): ListColumns {
  try {
    const columns = findListColumns(heading, own);
    const isAsked = columns.asks.some(({ name }) => name === 'cash');
    const hasParcel = columns.numbers.length + columns.orders.length > 0;
    if (hasParcel && (columns.cash !== undefined || isAsked)) return columns;
  } catch (error) {
    if (error instanceof EqualHeadings) throw wrong(messages.equalHeadings(error.heading));
    throw error;
  }
  throw wrong(messages.noColumn, LIST_COLUMNS);
}

type Cells = readonly string[];

/** Identifies the parcel of a row: the first of its numbers that is present. */
function refOf(cells: Cells, { numbers, orders }: ListColumns): string {
  const refs = [...numbers, ...orders].map((at) => plainSigns(unguarded(cells[at] ?? '')));
  return (refs.find((ref) => ref !== '') ?? '').replace(/^'+/, '').slice(0, CASH_LENGTHS.ref);
}

type Sums = Map<number, ReadSum | Wording>;

/** The amount in a cell; an empty one is zero, and for an unreadable one the reason. */
function sumOf(cell: string): ReadSum | Wording {
  const sum = readSum(unguarded(cell));
  if (sum === 'empty') return { rupees: 0 };
  if (typeof sum === 'string') return messages.sumFault[sum](cell);
  return Math.abs(sum.rupees) <= MAX_CASH ? sum : messages.sumFault.unreadable(cell);
}

const isSum = (sum: ReadSum | Wording | undefined): sum is ReadSum =>
  sum !== undefined && 'rupees' in sum;

const isOff = ({ rupees, side }: ReadSum) => rupees < 0 || side === 'dr';

/**
 * The charges of a list, as positive amounts: because they are deducted, a list may write all of them with a minus, in brackets or as
 * debit. In a list with both signs, the negative ones are unreadable.
 */
function amountsOf(sums: readonly ReadSum[]): (sum: ReadSum) => number | undefined {
  const charged = sums.filter(({ rupees }) => rupees !== 0);
  const isAlike = charged.every(isOff) || !charged.some(isOff);
  return (sum) => (isAlike || !isOff(sum) ? Math.abs(sum.rupees) : undefined);
}

/** Reads the rows of a list with known columns. */
function readRows(rows: readonly TableRow[], columns: ListColumns): FileRow[] {
  const { cash, charges, net } = columns;
  const read = rows.map(({ line, cells }) => {
    const sums: Sums = new Map(
      [cash, ...charges, net].flatMap((at) =>
        at === undefined ? [] : [[at, sumOf(cells?.[at] ?? '')] as const],
      ),
    );
    return { line, cells, sums };
  });
  const chargeOf = amountsOf(
    read.flatMap(({ sums }) => charges.map((at) => sums.get(at)).filter((sum) => isSum(sum))),
  );
  return read.map(({ line, cells, sums }): FileRow => {
    if (cells === null) return { line, ref: '', row: null, problem: messages.unreadableRow };
    const ref = refOf(cells, columns);
    const bad = (problem: Wording): FileRow => ({ line, ref, row: null, problem });
    if (ref === '' || isErrorCell(ref)) return bad(messages.noParcel);
    if (isShortened(ref)) return bad(messages.shortened(ref));
    const fault = [...sums.values()].find((sum) => !isSum(sum));
    if (fault !== undefined && !isSum(fault)) return bad(fault);
    const taken = sums.get(cash ?? -1);
    if (!isSum(taken)) return bad(messages.noParcel);
    if (taken.rupees < 0 || taken.side === 'dr') return bad(messages.takenBack);
    const kept = charges.map((at) => {
      const sum = sums.get(at);
      return isSum(sum) ? chargeOf(sum) : 0;
    });
    if (kept.includes(undefined)) return bad(messages.mixedCharges);
    const paid = net === undefined || (cells[net] ?? '').trim() === '' ? undefined : sums.get(net);
    const came = isSum(paid) ? (paid.side === 'dr' ? -1 : 1) * paid.rupees : undefined;
    // Without a column of charges, they are the difference to the amount paid.
    const charge =
      charges.length === 0 && came !== undefined && came < taken.rupees
        ? taken.rupees - came
        : kept.reduce<number>((sum, each) => sum + (each ?? 0), 0);
    const row = { ref, cash: taken.rupees, charge: Math.round(charge * 100) / 100 };
    return { line, ref, row, ...(came !== undefined && { net: came }) };
  });
}

/**
 * Reads a courier's list: columns are found by the owner's headings, or else by those that couriers commonly use. An error in a row affects
 * that row only, and is reported with it. If the list needs a question about its columns answered, it has no rows yet.
 * @throws DomainError 400 if it is not a table, or lacks required columns
 */
export async function readSettlementFile(
  file: string,
  own: ListHeadings = {},
): Promise<SettlementFile> {
  const table = await readTable(file, { max: MAX_SETTLEMENT_ROWS, isName: isListName(own) });
  if (table.heading.length === 0) throw wrong(messages.noFile);
  if (table.rows.length > MAX_SETTLEMENT_ROWS)
    throw wrong(messages.tooManyRows(MAX_SETTLEMENT_ROWS));
  const columns = columnsOf(table.heading, own);
  const asks = columns.asks.filter(({ name }) => name !== 'state');
  const { notes } = table;
  return { rows: asks.length > 0 ? [] : readRows(table.rows, columns), notes, asks };
}
