import type { RowCheck } from './row-check';

const rupees = (paisa: string) => `round(${paisa} / 100.0, 2)`;

/**
 * True if a remark explains why a courier's account in `cash_owed` is negative: more was handed in than was owed, and somebody noted why,
 * or a collection was reversed with a reason.
 */
const IS_EXPLAINED = `exists (
  select from cash_entry as entry where entry.parcel_id = cash_owed.parcel_id and entry.courier_id = cash_owed.courier_id
    and ((kind = 'handed_in' and remarks is not null) or (kind = 'taken' and amount_paisa < 0)))`;

const belowZero = (isExplained: boolean) => `
  select format('Of parcel %s of order %s the shop owes %s Rs. %s${isExplained ? '' : ', and nothing says why'}.', number,
    order_number, courier.name, ${rupees('-owed_paisa')}) as finding
  from cash_owed join parcel on parcel.id = parcel_id join orders on orders.id = order_id
    join courier on courier.id = cash_owed.courier_id
  where owed_paisa < 0 and ${isExplained ? '' : 'not '}${IS_EXPLAINED}
  order by cash_owed.courier_id, parcel_id`;

/** No courier's account is negative without an explanation (D312). */
export const UNSTATED_CASH: RowCheck = {
  holds: "no courier's account is below zero without a word",
  query: belowZero(false),
};
/** Notes about valid but unusual states: negative accounts with an explanation. */
export const NOTED_CASH: RowCheck = {
  holds: 'the shop owes no courier',
  query: belowZero(true),
};
