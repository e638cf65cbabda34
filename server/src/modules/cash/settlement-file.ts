import {
  CASH_LENGTHS,
  LIST_COLUMNS,
  MAX_CASH,
  MAX_SETTLEMENT_ROWS,
  type ListHeadings,
  type SettlementRow,
} from '@pasal/shared/contracts';
import { invalid } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import { unguarded } from '../csv';
import { EqualHeadings, namedColumn, onlyColumn, plainHeading, readListRows } from '../list-rows';
import * as messages from './messages';

/** A row of a courier's list with the line it stands on; null where it cannot be read. */
export interface FileRow {
  line: number;
  ref: string;
  row: SettlementRow | null;
}

/** How couriers call a column, the surest name first; compared in small letters without other signs. */
const HEADINGS = {
  ref: [
    'consignment',
    'consignmentno',
    'consignmentnumber',
    'trackingno',
    'trackingnumber',
    'trackingid',
    'tracking',
    'awb',
    'waybill',
    'parcelid',
    'ordernumber',
    'orderno',
    'orderid',
    'order',
    'reference',
    'कन्साइनमेन्ट',
    'अर्डरनम्बर',
  ],
  cash: [
    'cod',
    'codamount',
    'cashcollected',
    'collected',
    'collectedamount',
    'cash',
    'amount',
    'नगद',
  ],
  charge: ['charge', 'deliverycharge', 'charges', 'fee', 'deliveryfee', 'codcharge', 'शुल्क'],
} as const;

const wrong = (message: Wording, path = 'file') => invalid(message, { path, message });

/** Digits with or without commas between groups of them, the last of three digits. */
const GROUPED = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d{1,2})?$/;
/** A comma before fewer digits is the decimal sign, as lists have it that are parted by `;`. */
const DECIMAL_COMMA = /^(\d+),(\d{1,2})$/;

/** `Rs. 1,23,456.50`, `१,२००`, `1200` and `1200,50` are sums; an empty cell is none taken. */
function rupeesOf(cell: string): number | null {
  const digits = unguarded(cell)
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x09_66))
    .replaceAll(/^\s*(?:rs\.?|npr|रु\.?)|\s/gi, '')
    .replace(DECIMAL_COMMA, '$1.$2');
  if (digits === '' || digits === '-') return 0;
  if (!GROUPED.test(digits)) return null;
  const rupees = Number(digits.replaceAll(',', ''));
  return rupees <= MAX_CASH ? rupees : null;
}

/** Where the columns stand that are needed, -1 for one that is missing. @throws DomainError 400 where two have the name of one */
function columnsOf(titles: readonly string[], own: ListHeadings) {
  const names = new Set(titles.map(plainHeading));
  const columnOf = (known: readonly string[], named?: string) => {
    const name = known.find((each) => names.has(each));
    return (
      namedColumn(titles, named) ??
      onlyColumn(titles, (title) => plainHeading(title) === name) ??
      -1
    );
  };
  try {
    return {
      ref: columnOf(HEADINGS.ref, own.parcel),
      cash: columnOf(HEADINGS.cash, own.cash),
      charge: columnOf(HEADINGS.charge, own.charge),
    };
  } catch (error) {
    if (error instanceof EqualHeadings) throw wrong(messages.equalHeadings(error.heading));
    throw error;
  }
}

/**
 * Reads a courier's list: its columns are found by the owner's names, or else by those that couriers use. What is wrong in a row stays in that row.
 * @throws DomainError 400 for what is no table, or lacks the columns that are needed
 */
export async function readSettlementFile(file: string, own: ListHeadings = {}): Promise<FileRow[]> {
  const [heading, ...records] = await readListRows(file, MAX_SETTLEMENT_ROWS);
  if (!heading?.cells) throw wrong(messages.noFile);
  if (records.length > MAX_SETTLEMENT_ROWS) throw wrong(messages.tooManyRows(MAX_SETTLEMENT_ROWS));
  const at = columnsOf(heading.cells, own);
  if (at.ref < 0 || at.cash < 0) throw wrong(messages.noColumn, LIST_COLUMNS);
  return records.map(({ line, cells }): FileRow => {
    if (cells === null) return { line, ref: '', row: null };
    const ref = unguarded(cells[at.ref] ?? '')
      .trim()
      .slice(0, CASH_LENGTHS.ref);
    const cash = rupeesOf(cells[at.cash] ?? '');
    const charge = at.charge < 0 ? 0 : rupeesOf(cells[at.charge] ?? '');
    const row = ref === '' || cash === null || charge === null ? null : { ref, cash, charge };
    return { line, ref, row };
  });
}
