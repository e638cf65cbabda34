import type { CheckedRow, SettlementRow, SettlementState } from '@pasal/shared/contracts';
import { consignmentKey, readParcelName, toPaisa, toRupees } from '@pasal/shared/domain';
import type { SettledParcel } from './settlement.repository';

/** A row with its parcel, if one was found. */
export interface MatchedRow {
  row: SettlementRow;
  parcel: SettledParcel | undefined;
  state: SettlementState;
  line?: number;
  /** The net amount of the parcel after charges, according to the list. */
  net?: number;
}

/** The only parcel that a row can refer to; among several of an order, the one with an open debt. */
function parcelOf(ref: string, parcels: readonly SettledParcel[]) {
  const consigned = parcels.filter(({ consignment }) => consignment === ref.trim());
  const { order_number: order, number } = readParcelName(ref) ?? {};
  const ofOrder = parcels.filter(
    (parcel) => parcel.order_number === order && (number === undefined || parcel.number === number),
  );
  const key = consignmentKey(ref);
  const alike = parcels.filter(({ consignment }) => consignmentKey(consignment ?? '') === key);
  const named = [consigned, ofOrder, alike].find((some) => some.length > 0) ?? [];
  const owing = named.filter(({ owed_paisa }) => owed_paisa !== 0);
  const [found, ...others] = owing.length > 0 ? owing : named;
  return { parcel: others.length > 0 ? undefined : found, named };
}

function stateOf(
  { cash, charge, net = cash - charge }: SettlementRow & { net?: number | undefined },
  { owed_paisa: owed, charge_paisa: expected, is_charged, is_settled }: SettledParcel,
  isSame: boolean,
): SettlementState {
  // A courier's charge for a parcel that brought nothing is also booked only once.
  if (owed === 0 && (cash > 0 || charge === 0 || is_charged)) return 'nothing_owed';
  // A list read again repeats what was handed in: the same sum, more than is left, or a charge already booked.
  const isCharge = is_charged && charge > 0;
  const isAgain =
    isSame || (is_settled && toPaisa(cash) > owed) || (isCharge && (is_settled || cash === 0));
  if (owed < 0 || isAgain) return 'nothing_owed';
  // A missing expected charge is a difference, unless it was booked before.
  const isKept = charge === 0 && is_charged;
  const isChargeRight = expected === null || isKept || toPaisa(charge) === expected;
  const isNetRight = toPaisa(net) === toPaisa(cash) - toPaisa(charge);
  return toPaisa(cash) === owed && isChargeRight && isNetRight ? 'fits' : 'differs';
}

/**
 * Finds the parcel and the resulting state of each row; if a parcel occurs twice, its first row is booked.
 * @param isList true for rows of a courier's list, which may have been read before; typed rows are deliberate
 */
export function matchRows(
  rows: readonly { row: SettlementRow; line?: number; net?: number }[],
  parcels: readonly SettledParcel[],
  isList: boolean,
): MatchedRow[] {
  const before = new Set<number>();
  return rows.map(({ row, ...place }) => {
    const { parcel, named } = parcelOf(row.ref, parcels);
    if (parcel === undefined) return { ...place, row, parcel, state: 'unknown' };
    if (before.has(parcel.id)) return { ...place, row, parcel, state: 'twice' };
    before.add(parcel.id);
    // A list that only gives the order may refer to another of its parcels. A second payment of the same sum must be typed.
    const isSame =
      isList && row.cash > 0 && named.some((each) => each.handed_in.includes(toPaisa(row.cash)));
    const state = stateOf({ ...row, net: place.net }, parcel, isSame);
    return { ...place, row, parcel, state };
  });
}

export const isBooked = ({ state }: Pick<MatchedRow, 'state'>): boolean =>
  state === 'fits' || state === 'differs';

export const presentRow = ({ row, parcel, state, line, net }: MatchedRow): CheckedRow => ({
  ...row,
  state,
  ...(net !== undefined && { net }),
  ...(line !== undefined && { line }),
  ...(parcel !== undefined && {
    order_id: parcel.order_id,
    order_number: parcel.order_number,
    number: parcel.number,
    owed: toRupees(parcel.owed_paisa),
    ...(parcel.charge_paisa !== null && { expected: toRupees(parcel.charge_paisa) }),
  }),
});
