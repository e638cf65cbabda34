import type { OwedParcel, SettlementRow } from '@pasal/shared/contracts';
import { isRupees, rupeesOf } from '../../kit/model/rupees';

/** A parcel of a settlement as it is ticked and typed. */
export interface DraftRow {
  parcel: OwedParcel;
  /** The order's number and the parcel's: what a row names it by. */
  ref: string;
  isTicked: boolean;
  cash: string;
  charge: string;
}

/** Everything that is owed, as it should be handed in; what the shop owes is settled by a correction. */
export const draftOf = (parcels: readonly OwedParcel[]): readonly DraftRow[] =>
  parcels
    .filter(({ owed }) => owed > 0)
    .map((parcel) => ({
      parcel,
      ref: `${parcel.order_number}/${parcel.number}`,
      isTicked: false,
      cash: String(parcel.owed),
      charge: String(parcel.charge ?? 0),
    }));

/** The rows of what is owed now: what was ticked and typed stays where as much is owed as before. */
export const redraft = (
  parcels: readonly OwedParcel[],
  before: readonly DraftRow[],
): readonly DraftRow[] =>
  draftOf(parcels).map((row) => {
    const old = before.find(({ ref }) => ref === row.ref);
    return old?.parcel.owed === row.parcel.owed ? { ...old, parcel: row.parcel } : row;
  });

export const isRowRight = ({ cash, charge }: DraftRow): boolean => [cash, charge].every(isRupees);

/** The ticked rows as they are sent. */
export const rowsOf = (rows: readonly DraftRow[]): SettlementRow[] =>
  rows
    .filter(({ isTicked }) => isTicked)
    .map(({ ref, cash, charge }) => ({ ref, cash: rupeesOf(cash), charge: rupeesOf(charge) }));
