import type { Transaction } from 'kysely';
import type { ParcelReason, ParcelStage } from '@pasal/shared/contracts';
import { ORDER_CASH_KINDS, type CashKind } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { addEntries, sumsOfParcel, type NewEntry } from './book.repository';

/** With these a parcel was never delivered, whatever was said: no cash was taken. */
const NEVER_TAKEN: ReadonlySet<ParcelReason | null> = new Set([
  'not_reached',
  'not_at_home',
  'refused',
  'another_day',
  'wrong_address',
  'no_cash',
]);
const ORDER_KINDS: readonly CashKind[] = ORDER_CASH_KINDS;

interface Delivery {
  parcel: { id: number; courier_id: number | null; cash_due_paisa: number };
  from: ParcelStage;
  to: ParcelStage;
  reason: ParcelReason | null;
  /** What was taken, where somebody said so. */
  takenPaisa: number | undefined;
  by: string | null;
}

/** What a delivery brings: all that was due, less what the shop owed this buyer of it already. */
function entriesOfDelivery(
  { parcel, takenPaisa, by }: Delivery,
  sums: Awaited<ReturnType<typeof sumsOfParcel>>,
): NewEntry[] {
  const toRefund = sums
    .filter(({ kind }) => kind === 'to_refund')
    .reduce((sum, { paisa }) => sum - paisa, 0);
  const kept = Math.min(Math.max(0, toRefund), parcel.cash_due_paisa);
  const due = parcel.cash_due_paisa - kept;
  const taken = takenPaisa ?? due;
  const entry = { parcel_id: parcel.id, by_email: by };
  return [
    { ...entry, kind: 'to_refund', amount_paisa: kept, courier_id: null },
    { ...entry, kind: 'taken', amount_paisa: taken, courier_id: parcel.courier_id },
    { ...entry, kind: 'short', amount_paisa: due - taken, courier_id: null },
  ];
}

/** What becomes of the cash of a parcel that is delivered no more: it was never taken, or the buyer gets it back. */
function entriesOfReturn(
  { parcel, reason, by }: Delivery,
  sums: Awaited<ReturnType<typeof sumsOfParcel>>,
): NewEntry[] {
  const entry = { parcel_id: parcel.id, by_email: by };
  const ofOrder = sums.filter(({ kind }) => ORDER_KINDS.includes(kind));
  if (NEVER_TAKEN.has(reason))
    return ofOrder.map(({ kind, courier_id, paisa }) => ({
      ...entry,
      kind,
      courier_id,
      amount_paisa: -paisa,
    }));
  const sumOf = (isShort: boolean) =>
    ofOrder
      .filter(({ kind }) => (kind === 'short') === isShort)
      .reduce((sum, { paisa }) => sum + paisa, 0);
  return [
    { ...entry, kind: 'short', amount_paisa: -sumOf(true), courier_id: null },
    { ...entry, kind: 'to_refund', amount_paisa: -sumOf(false), courier_id: null },
  ];
}

/**
 * Books the cash of a parcel that comes to "delivered" or leaves it again, in the transaction of the event: so what the book says
 * an order brought is always what its delivered parcels were due (D218). The order is locked.
 */
export async function bookDelivery(trx: Transaction<Database>, delivery: Delivery): Promise<void> {
  const { parcel, from, to } = delivery;
  const isDelivered = to === 'delivered';
  if (isDelivered === (from === 'delivered')) return;
  const sums = await sumsOfParcel(trx, parcel.id);
  const entries = isDelivered ? entriesOfDelivery(delivery, sums) : entriesOfReturn(delivery, sums);
  await addEntries(trx, entries);
}
