import type { OwedParcel, SettlementRow } from '@pasal/shared/contracts';
import { isRupees, rupeesOf } from '../../kit/model/rupees';

/** A settlement's parcel, as ticked and typed. */
export interface DraftRow {
  parcel: OwedParcel;
  /** The numbers of order and parcel, which identify a row. */
  ref: string;
  isTicked: boolean;
  cash: string;
  charge: string;
}

/** All amounts owed, prefilled as fully paid; the shop's own debts are settled by a correction. */
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

/** Updates the rows: input is preserved where the amount owed is unchanged. */
export const redraft = (
  parcels: readonly OwedParcel[],
  before: readonly DraftRow[],
): readonly DraftRow[] =>
  draftOf(parcels).map((row) => {
    const old = before.find(({ ref }) => ref === row.ref);
    return old?.parcel.owed === row.parcel.owed ? { ...old, parcel: row.parcel } : row;
  });

export const isRowRight = ({ cash, charge }: DraftRow): boolean => [cash, charge].every(isRupees);

/** The ticked rows as sent. */
export const rowsOf = (rows: readonly DraftRow[]): SettlementRow[] =>
  rows
    .filter(({ isTicked }) => isTicked)
    .map(({ ref, cash, charge }) => ({ ref, cash: rupeesOf(cash), charge: rupeesOf(charge) }));
