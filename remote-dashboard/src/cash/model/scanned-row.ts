import { readParcelCode } from '@pasal/shared/domain';
import type { DraftRow } from './settlement-draft';

/**
 * The row that a scanned code means, as a list that is read means it: by the courier's number, which may look like the shop's, by the
 * code of a label, or by the order's number where one parcel of that order is owed.
 */
export function rowOfCode(rows: readonly DraftRow[], code: string): DraftRow | undefined {
  const text = code.trim();
  const consigned = rows.filter(({ parcel }) => parcel.consignment === text);
  if (consigned.length > 0) return consigned.length === 1 ? consigned[0] : undefined;
  const written = text.toUpperCase();
  const ofOrder = rows.filter(({ parcel }) => parcel.order_number === written);
  if (ofOrder.length > 0) return ofOrder.length === 1 ? ofOrder[0] : undefined;
  const named = readParcelCode(written.replace('/', '-'));
  return rows.find(
    ({ parcel }) => parcel.order_number === named?.order_number && parcel.number === named.number,
  );
}
