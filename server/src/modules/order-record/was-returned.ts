import { sql } from 'kysely';

const RETURNED = sql`from order_return as returned join order_return_item as item on item.return_id = returned.id
  where returned.parcel_id = parcel_serial.parcel_id and item.line = parcel_serial.line and returned.state <> 'refused'`;

/** Condition on a row of `parcel_serial`: goods of its line were returned. */
export const wasReturned = sql<boolean>`exists (select ${RETURNED} and whole + damaged > 0)`;

/** Condition on a row of `parcel_serial`: all goods of its line were returned. */
export const allReturned = sql<boolean>`(select sum(whole + damaged) ${RETURNED}) >= (
  select quantity from parcel_item where parcel_item.parcel_id = parcel_serial.parcel_id
    and parcel_item.line = parcel_serial.line
)`;
