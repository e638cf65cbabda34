import { sql } from 'kysely';

/** A condition on a row of `parcel_serial`: goods of its line came back as a return. */
export const wasReturned = sql<boolean>`exists (
  select from order_return as returned join order_return_item as item on item.return_id = returned.id
  where returned.parcel_id = parcel_serial.parcel_id and item.line = parcel_serial.line and whole + damaged > 0
    and returned.state <> 'refused'
)`;
