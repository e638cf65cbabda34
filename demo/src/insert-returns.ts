import { Type, type Static } from '@sinclair/typebox';
import { sql, type Transaction } from 'kysely';
import {
  REFUND_WAYS,
  RETURN_KINDS,
  RETURN_REASONS,
  RETURN_STATES,
  type ReturnState,
} from '@pasal/shared/contracts';
import { kathmanduDate } from '@pasal/shared/domain';
import type { Database } from '@pasal/server/db/schema';
import { addEntries } from '@pasal/server/modules/order-record/book.repository';
import { lockOrder } from '@pasal/server/modules/order-record/order-status.repository';
import type { Moving } from '@pasal/server/modules/returns/move-return';
import { receiveGoods, sendExchange } from '@pasal/server/modules/returns/return-goods';
import { lockReturn } from '@pasal/server/modules/returns/return.repository';
import { encodeMaster } from '@pasal/server/pictures/ingest-master';
import { CATALOGUE } from './catalogue/catalogue';
import returns from './data/returns.json';
import { pictureFile } from './put-pictures';
import { readData, wordOf } from './read-data';

type Trx = Transaction<Database>;

/** The staff account that answers and refunds buyers. */
const ACTOR = { id: 0, email: 'admin@pasal.test', role: 'admin' as const };
const HOUR = 60 * 60 * 1000;
/** Hours between two steps, and between delivery and the last one; within the return period. */
const STEP_HOURS = 20;
const LAST_HOURS = 80;
/** Minimum days since delivery of a returned parcel. */
const SETTLED_DAYS = 4;

const DemoReturn = Type.Object({
  kind: wordOf(RETURN_KINDS),
  reason: wordOf(RETURN_REASONS),
  /** The buyer's remarks. */
  remarks: Type.String(),
  /** Its states in order, each with the shop's message. */
  states: Type.Array(
    Type.Object({ state: wordOf(RETURN_STATES), words: Type.Optional(Type.String()) }),
  ),
  has_picture: Type.Optional(Type.Boolean()),
  refund: Type.Optional(Type.Object({ way: wordOf(REFUND_WAYS), reference: Type.String() })),
});
type DemoReturn = Static<typeof DemoReturn>;

/** One return for each possible course. */
const RETURNS = readData(Type.Array(DemoReturn), returns);

interface Delivered {
  parcel_id: number;
  order_id: number;
  product_id: number;
  price_paisa: number;
  delivered_at: Date;
  slug: string;
}

/** Parcels of one piece, delivered a few days ago, of products with stock to move; newest first. */
async function listDelivered(trx: Trx): Promise<Delivered[]> {
  const { rows } = await sql<Delivered>`
    select parcel.id as parcel_id, parcel.order_id, product_id, order_item.price_paisa, stage_since as delivered_at, slug
    from parcel join order_item on order_item.order_id = parcel.order_id join product on product.id = product_id
    where parcel.stage = 'delivered' and quantity = 1 and in_stock > 0 and variants = '[]'
      and (select count(*) from order_item as line where line.order_id = parcel.order_id) = 1
      and stage_since <= (select max(at) from parcel_event) - make_interval(days => ${SETTLED_DAYS})
    order by stage_since desc, parcel.id limit ${RETURNS.length}
  `.execute(trx);
  return rows;
}

/** Writes a buyer's request and its history, with their times. */
async function insertReturn(trx: Trx, of: Delivered, made: DemoReturn): Promise<number> {
  const { kind, reason, remarks, states } = made;
  const last = of.delivered_at.getTime() + LAST_HOURS * HOUR;
  const atStep = (step: number) => new Date(last - (states.length - 1 - step) * STEP_HOURS * HOUR);
  const { id } = await trx
    .insertInto('order_return')
    .values({
      order_id: of.order_id,
      number: 1,
      parcel_id: of.parcel_id,
      kind,
      reason,
      remarks,
      asked_at: atStep(0),
      state: states.at(-1)?.state ?? 'asked',
      state_since: new Date(last),
      version: states.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_return_item')
    .values({ return_id: id, line: 1, quantity: 1 })
    .execute();
  await trx
    .insertInto('order_return_event')
    .values(
      states.map(({ state, words = '' }, step) => ({
        return_id: id,
        at: atStep(step),
        by_email: state === 'asked' ? null : ACTOR.email,
        state,
        words,
      })),
    )
    .execute();
  return id;
}

/** The buyer's picture, here the product's; it is processed like any upload. */
async function insertPicture(trx: Trx, return_id: number, slug: string) {
  const products = CATALOGUE.flatMap((each) => each.products);
  const [name] = products.find((product) => product.slug === slug)?.pictures ?? [];
  if (name === undefined) throw new Error(`the demo has no picture of "${slug}"`);
  const picture = await encodeMaster(pictureFile(name));
  await trx.insertInto('order_return_picture').values({ return_id, picture }).execute();
}

/** Moves goods and money of a return by the shop's rules. */
async function moveGoods(trx: Trx, id: number, of: Delivered, { states, refund }: DemoReturn) {
  const has = (wanted: ReturnState) => states.some(({ state }) => state === wanted);
  const order = await lockOrder(trx, of.order_id);
  const returned = await lockReturn(trx, id);
  if (!has('received') || order === undefined || returned === undefined) return;
  const moving: Moving = { trx, order, returned };
  await receiveGoods(moving, [{ line: 1, whole: 1, damaged: 0 }], ACTOR.email);
  if (has('exchanged')) await sendExchange(moving, ACTOR);
  if (refund === undefined) return;
  const entry = {
    kind: 'refunded' as const,
    amount_paisa: -of.price_paisa,
    courier_id: null,
    parcel_id: of.parcel_id,
    by_email: ACTOR.email,
    return_id: id,
    refund_way: refund.way,
    refund_reference: refund.reference,
  };
  await addEntries(trx, [entry], kathmanduDate(returned.state_since));
}

/** Writes the demo's returns, one per course; goods and money are where the shop's own steps put them. */
export async function insertReturns(trx: Trx): Promise<void> {
  const delivered = await listDelivered(trx);
  for (const [place, made] of RETURNS.entries()) {
    const of = delivered[place];
    // Soon after the shop opened there may be fewer.
    if (of === undefined) return;
    const id = await insertReturn(trx, of, made);
    if (made.has_picture) await insertPicture(trx, id, of.slug);
    await moveGoods(trx, id, of, made);
  }
}
