import type { RowCheck } from './row-check';

const rupees = (paisa: string) => `round(${paisa} / 100.0, 2)`;

/**
 * A word that explains why a courier's account of a row of `cash_owed` is below zero: more was handed in than was owed, and somebody
 * wrote why, or what was taken was taken back with a reason.
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

/** No courier's account goes below zero without a word (D312). */
export const UNSTATED_CASH: RowCheck = {
  holds: "no courier's account is below zero without a word",
  query: belowZero(false),
};
/** What is worth knowing and right: accounts below zero that a word explains. */
export const NOTED_CASH: RowCheck = {
  holds: 'the shop owes no courier',
  query: belowZero(true),
};
