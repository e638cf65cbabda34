import type { Transaction } from 'kysely';
import type { ParcelReason, ParcelStage } from '@pasal/shared/contracts';
import { conflict } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import {
  addEntries,
  heldOf,
  SPLIT_MARK,
  sumsOfParcel,
  type EntrySum,
  type NewEntry,
} from './book.repository';
import * as messages from './messages';
import { NEVER_TAKEN } from './never-taken';

interface Delivery {
  parcel: { id: number; courier_id: number | null; cash_due_paisa: number };
  from: ParcelStage;
  to: ParcelStage;
  reason: ParcelReason | null;
  /** Cash that was collected, if reported. */
  takenPaisa: number | undefined;
  by: string | null;
}

/** The entries of a delivery: everything due, less what the shop already holds for the buyer. */
function entriesOfDelivery({ parcel, takenPaisa, by }: Delivery, held: number): NewEntry[] {
  const kept = Math.min(held, parcel.cash_due_paisa);
  const due = parcel.cash_due_paisa - kept;
  const taken = takenPaisa ?? due;
  const entry = { parcel_id: parcel.id, by_email: by };
  return [
    { ...entry, kind: 'to_refund', amount_paisa: kept, courier_id: null },
    { ...entry, kind: 'taken', amount_paisa: taken, courier_id: parcel.courier_id },
    { ...entry, kind: 'short', amount_paisa: due - taken, courier_id: null },
  ];
}

/**
 * Moves the excess of what the shop holds for a parcel to a part split off it, up to the amount due there (D294). Both entries are booked
 * on the drawer, so what couriers owe for either parcel does not change. The order is locked.
 */
export async function splitHeld(
  trx: Transaction<Database>,
  from: { id: number; duePaisa: number },
  to: { id: number; duePaisa: number },
  by: string,
): Promise<void> {
  const over = (await heldOf(trx, from.id)) - from.duePaisa;
  const moved = Math.min(over, to.duePaisa);
  if (moved <= 0) return;
  const entriesOf = (parcel_id: number, paisa: number): NewEntry[] => {
    const entry = { parcel_id, by_email: by, courier_id: null };
    const mark = `${SPLIT_MARK}${to.id}:${parcel_id}`;
    return [
      { ...entry, kind: 'taken', amount_paisa: paisa, mark },
      { ...entry, kind: 'to_refund', amount_paisa: -paisa },
    ];
  };
  await addEntries(trx, [...entriesOf(from.id, -moved), ...entriesOf(to.id, moved)]);
}

/**
 * The entries when a delivery is reversed: either the last delivery brought nothing, or the buyer gets all of it back. Money paid later
 * into the drawer stays there whatever becomes of the delivery, and also belongs to the buyer. What the shop comes to owe is the last
 * entry; the next delivery counts from there.
 * @throws DomainError 409 if no cash is said to have been collected although some of it was refunded (D297)
 */
function entriesOfReturn({ parcel, reason, by }: Delivery, sums: readonly EntrySum[]): NewEntry[] {
  const entry = { parcel_id: parcel.id, by_email: by };
  // Refunded money must have been collected.
  if (NEVER_TAKEN.has(reason) && sums.some(({ is_over }) => is_over))
    throw conflict(messages.overPaidBack);
  // Money that nobody paid is not owed to anyone.
  const isOver = ({ kind, in_drawer }: EntrySum) =>
    NEVER_TAKEN.has(reason)
      ? kind !== 'to_refund' && !in_drawer
      : kind === 'short' || kind === 'forgiven';
  const over = sums.filter(isOver).map(({ kind, courier_id, paisa }) => ({
    ...entry,
    kind,
    courier_id,
    amount_paisa: -paisa,
  }));
  const theirs = sums.filter((sum) => !isOver(sum)).reduce((sum, { paisa }) => sum + paisa, 0);
  return [...over, { ...entry, kind: 'to_refund', amount_paisa: -theirs, courier_id: null }];
}

/**
 * Books the cash of a parcel that becomes "delivered" or stops being so, in the transaction of the event, so the book's total for an order
 * always matches what its delivered parcels were due (D218). The order is locked.
 */
export async function bookDelivery(trx: Transaction<Database>, delivery: Delivery): Promise<void> {
  const { parcel, from, to, reason } = delivery;
  const isDelivered = to === 'delivered';
  if (isDelivered === (from === 'delivered')) return;
  const entries = isDelivered
    ? entriesOfDelivery(delivery, await heldOf(trx, parcel.id))
    : entriesOfReturn(delivery, await sumsOfParcel(trx, parcel.id, NEVER_TAKEN.has(reason)));
  await addEntries(trx, entries);
}
