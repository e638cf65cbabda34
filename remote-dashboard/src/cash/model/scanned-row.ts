import { readParcelCode } from '@pasal/shared/domain';
import type { DraftRow } from './settlement-draft';

/**
 * The row of a scanned code, by the same rules as for lists: the courier's number, which may look like the shop's, a
 * label code, or the order's number if one of its parcels is owed.
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
