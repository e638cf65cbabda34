import type { CheckedRow, SettlementRow, SettlementState } from '@pasal/shared/contracts';
import { consignmentKey, readParcelName, toPaisa, toRupees } from '@pasal/shared/domain';
import type { SettledParcel } from './settlement.repository';

/** A row with the parcel it is of, as far as one is. */
export interface MatchedRow {
  row: SettlementRow;
  parcel: SettledParcel | undefined;
  state: SettlementState;
  line?: number;
  /** What a list says came of the parcel after charges. */
  net?: number;
}

/** The one parcel that a row can mean, of those it names; of several of an order, the one of which something is owed. */
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
  // Also a courier's charge for a parcel that brought nothing is booked once.
  if (owed === 0 && (cash > 0 || charge === 0 || is_charged)) return 'nothing_owed';
  // What is read again names what was handed in already: the same sum, more than is left, or a charge once more.
  const isCharge = is_charged && charge > 0;
  const isAgain =
    isSame || (is_settled && toPaisa(cash) > owed) || (isCharge && (is_settled || cash === 0));
  if (owed < 0 || isAgain) return 'nothing_owed';
  // A charge that is expected and not there is a difference, unless it was booked before.
  const isKept = charge === 0 && is_charged;
  const isChargeRight = expected === null || isKept || toPaisa(charge) === expected;
  const isNetRight = toPaisa(net) === toPaisa(cash) - toPaisa(charge);
  return toPaisa(cash) === owed && isChargeRight && isNetRight ? 'fits' : 'differs';
}

/**
 * Finds the parcel of each row, and says what becomes of it; a parcel that is named again is booked by its first row.
 * @param isList true for rows of a courier's list, which may have been read before; what is typed is meant
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
    // A list that names the order alone may have meant another parcel of it. Who brings the same sum a second time has it typed.
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
