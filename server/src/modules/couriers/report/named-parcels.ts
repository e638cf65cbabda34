import { sql, type Kysely } from 'kysely';
import type { ParcelStage } from '@pasal/shared/contracts';
import { consignmentKey, readParcelName } from '@pasal/shared/domain';
import type { Database } from '../../../db/schema';
import { CONSIGNMENT_KEY, keysOf } from '../../order-record/consignment-key';
import type { CourierReport } from '../../courier-file/courier-adapter';

/** A parcel that a report refers to. */
export interface Named {
  order_id: number;
  number: number;
  order_number: string;
  consignment: string | null;
  stage: ParcelStage;
}

const namesOf = ({ code, names = [code] }: CourierReport) => names;

const isAlike = (name: string, { consignment }: Named): boolean =>
  consignment !== null && consignmentKey(consignment) === consignmentKey(name);

/** True if the name may refer to this parcel: a packing slip's number matches any parcel of its order. */
function fits(name: string, parcel: Named): boolean {
  if (parcel.consignment === name || isAlike(name, parcel)) return true;
  const { order_number, number = parcel.number } = readParcelName(name) ?? {};
  return order_number === parcel.order_number && number === parcel.number;
}

/**
 * Reads the courier's parcels that these reports refer to, by its own numbers or the shop's. Returns their orders, and a function that
 * finds the parcel of a report by its current number. A name that matches two parcels matches neither.
 */
export async function parcelsNamed(
  db: Kysely<Database>,
  courierId: number,
  reports: readonly CourierReport[],
) {
  const all = reports.flatMap(namesOf);
  const numbers = all.flatMap((name) => readParcelName(name)?.order_number ?? []);
  const { rows } = await sql<Named>`
    with named as (
      select id from parcel where consignment = any(${all}::text[])
      union
      select id from parcel where consignment is not null and ${CONSIGNMENT_KEY} = any(${keysOf(all)}::text[])
      union
      select parcel.id from orders join parcel on parcel.order_id = orders.id
      where order_number = any(${numbers}::text[])
    )
    select parcel.order_id, parcel.number, order_number, consignment, parcel.stage
    from named join parcel using (id) join orders on orders.id = parcel.order_id
    where parcel.courier_id = ${courierId} and orders.deleted_at is null
    order by parcel.id desc
  `.execute(db);
  const meant = (name: string): readonly Named[] => {
    const { order_number, number = 1 } = readParcelName(name) ?? {};
    const exact = [
      ...rows.filter(({ consignment }) => consignment === name),
      ...rows.filter((each) => each.order_number === order_number && each.number === number),
    ];
    if (exact.length > 0) return exact;
    // In the loose form that people and spreadsheets write, a number may match two parcels; then it matches neither.
    const alike = rows.filter((each) => isAlike(name, each));
    return alike.length === 1 ? alike : [];
  };
  return {
    orderIds: rows.map(({ order_id }) => order_id),
    find(report: CourierReport): { parcel: Named | undefined; isOfTwo: boolean } {
      const known = namesOf(report)
        .map((name) => ({ name, parcels: meant(name) }))
        .filter(({ parcels }) => parcels.length > 0);
      const parcel = known
        .flatMap(({ parcels }) => parcels)
        .find((each) => known.every(({ name }) => fits(name, each)));
      return { parcel, isOfTwo: known.length > 0 && parcel === undefined };
    },
  };
}
