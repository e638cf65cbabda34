import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { createCity, createProduct, freshPhone, orderBody } from './factories';
import { brokenInvariants } from './database/invariants';

/** Sends one order with this body; returns the answer's status. */
export type PlaceOrder = (body: object, buyer: number) => Promise<number>;

export interface RaceResult {
  /** The number of buyers who got each status. */
  statuses: Record<number, number>;
  /** Pieces left. */
  stock: number;
  /** Orders of this product. */
  orders: number;
  broken: string[];
}

const BUYERS = 200;
const UNITS = 10;

/** The result that a race must have. */
export const FAIR_RACE: RaceResult = {
  statuses: { 201: UNITS, 409: BUYERS - UNITS },
  stock: 0,
  orders: UNITS,
  broken: [],
};

let races = 0;

/** Sends 200 buyers at once, each for one piece of the same product of which there are 10. */
export async function raceForStock(db: Kysely<Database>, place: PlaceOrder): Promise<RaceResult> {
  races += 1;
  const city = await createCity(db, `District ${races}`, `City ${races}`);
  const { id } = await createProduct(db, { in_stock: UNITS });
  const order = orderBody(city, [{ id, price: 1000, quantity: 1 }]);
  const answers = await Promise.all(
    Array.from({ length: BUYERS }, (_value, buyer) =>
      place({ ...order, phone: freshPhone() }, buyer),
    ),
  );
  const statuses: Record<number, number> = {};
  for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  const { in_stock } = await db
    .selectFrom('product')
    .select('in_stock')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const orders = await db
    .selectFrom('order_item')
    .select('order_id')
    .where('product_id', '=', id)
    .execute();
  return { statuses, stock: in_stock, orders: orders.length, broken: await brokenInvariants(db) };
}
