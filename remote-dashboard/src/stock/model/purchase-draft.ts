import { MAX_PRICE, MAX_STOCK, type Purchase, type PurchaseRequest } from '@pasal/shared/contracts';
import { lineName, toPaisa, toRupees } from '@pasal/shared/domain';
import type { Goods } from '../../kit/model/goods';
import { isRupees, rupeesOf } from '../../kit/model/rupees';

/** A bill's line as typed. */
export interface DraftLine {
  /** Unique within the bill, which may list goods twice. */
  key: number;
  id: number;
  variant_id?: number;
  title: string;
  quantity: string;
  cost: string;
}

/** A bill as typed. */
export interface PurchaseDraft {
  supplier_id: number | null;
  bill_number: string;
  day: string | undefined;
  remarks: string;
  lines: readonly DraftLine[];
}

/** An empty bill of today, or the one to correct. */
export function draftOf(today: string, purchase?: Purchase): PurchaseDraft {
  if (!purchase) {
    return { supplier_id: null, bill_number: '', day: today, remarks: '', lines: [] };
  }
  return {
    supplier_id: purchase.supplier.id,
    bill_number: purchase.bill_number,
    day: purchase.day,
    remarks: purchase.remarks ?? '',
    lines: purchase.lines.map(
      ({ product_id, variant_id, product_name, variant_name, ...line }, key) => ({
        key,
        id: product_id,
        ...(variant_id !== null && { variant_id }),
        title: lineName({ product_name, ...(variant_name !== null && { variant_name }) }),
        quantity: String(line.quantity),
        cost: String(line.cost),
      }),
    ),
  };
}

const isWhole = (text: string) => /^\d{1,7}$/.test(text.trim());

/** True if a line has a valid quantity and cost. */
export function isLineRight({ quantity, cost }: DraftLine): boolean {
  const pieces = Number(quantity);
  if (!isWhole(quantity) || pieces < 1 || pieces > MAX_STOCK) return false;
  return isRupees(cost) && rupeesOf(cost) <= MAX_PRICE;
}

/** Rupees of the valid lines. */
export function totalOfDraft(lines: readonly DraftLine[]): number {
  const right = lines.filter(isLineRight);
  return toRupees(
    right.reduce((sum, line) => sum + Number(line.quantity) * toPaisa(rupeesOf(line.cost)), 0),
  );
}

/** Appends a line, with its cost still empty. */
export const addLine = (
  lines: readonly DraftLine[],
  { id, variant_id, title }: Goods,
): DraftLine[] => [
  ...lines,
  {
    key: 1 + Math.max(0, ...lines.map(({ key }) => key)),
    id,
    ...(variant_id !== undefined && { variant_id }),
    title,
    quantity: '1',
    cost: '',
  },
];

/** The draft as a request, validated by the caller. */
export function requestOf(draft: PurchaseDraft, replaces?: number): PurchaseRequest {
  return {
    supplier_id: draft.supplier_id ?? 0,
    bill_number: draft.bill_number.trim(),
    day: draft.day ?? '',
    ...(draft.remarks.trim() !== '' && { remarks: draft.remarks }),
    lines: draft.lines.map(({ id, variant_id, quantity, cost }) => ({
      product_id: id,
      ...(variant_id !== undefined && { variant_id }),
      quantity: Number(quantity),
      cost: rupeesOf(cost),
    })),
    ...(replaces !== undefined && { replaces }),
  };
}
