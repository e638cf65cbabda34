import type { OwedParcel, SettlementRow } from '@pasal/shared/contracts';
import { toAsciiDigits } from '@pasal/shared/domain';

/** A parcel of a settlement as it is ticked and typed. */
export interface DraftRow {
  parcel: OwedParcel;
  /** The order's number and the parcel's: what a row names it by. */
  ref: string;
  isTicked: boolean;
  cash: string;
  charge: string;
}

const MONEY = /^\d+(?:\.\d{1,2})?$/;
/** Typed money, in whichever digits. */
const typedIn = (text: string) => toAsciiDigits(text).trim();
export const rupeesOf = (text: string) => Number(typedIn(text));

/** Everything that is owed, as it should be handed in; what the shop owes is settled by a correction. */
export const draftOf = (parcels: readonly OwedParcel[]): DraftRow[] =>
  parcels
    .filter(({ owed }) => owed > 0)
    .map((parcel) => ({
      parcel,
      ref: `${parcel.order_number}/${parcel.number}`,
      isTicked: false,
      cash: String(parcel.owed),
      charge: String(parcel.charge ?? 0),
    }));

export const isRowRight = ({ cash, charge }: DraftRow): boolean =>
  [cash, charge].every((typed) => MONEY.test(typedIn(typed)));

/** The ticked rows as they are sent. */
export const rowsOf = (rows: readonly DraftRow[]): SettlementRow[] =>
  rows
    .filter(({ isTicked }) => isTicked)
    .map(({ ref, cash, charge }) => ({ ref, cash: rupeesOf(cash), charge: rupeesOf(charge) }));
