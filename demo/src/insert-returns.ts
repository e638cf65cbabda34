import { sql, type Transaction } from 'kysely';
import type { RefundWay, ReturnKind, ReturnReason, ReturnState } from '@pasal/shared/contracts';
import { kathmanduDate } from '@pasal/shared/domain';
import type { Database } from '@pasal/server/db/schema';
import { addEntries } from '@pasal/server/modules/cash/book.repository';
import { lockOrder } from '@pasal/server/modules/order/order-status.repository';
import type { Moving } from '@pasal/server/modules/returns/move-return';
import { receiveGoods, sendExchange } from '@pasal/server/modules/returns/return-goods';
import { lockReturn } from '@pasal/server/modules/returns/return.repository';
import { drawPicture } from './draw-pictures';
import type { DemoPlan } from './plan-demo';

type Trx = Transaction<Database>;

/** Who answers buyers, and pays them back. */
const ACTOR = { id: 0, email: 'admin@pasal.test', role: 'admin' as const };
const HOUR = 60 * 60 * 1000;
/** Hours between two steps, and between the delivery and the last one; within the days in which goods are taken back. */
const STEP_HOURS = 20;
const LAST_HOURS = 80;
/** Days for which the parcels of returns have been with their buyers at least. */
const SETTLED_DAYS = 4;

interface DemoReturn {
  kind: ReturnKind;
  reason: ReturnReason;
  /** What the buyer says. */
  remarks: string;
  /** Its states in their order, each with what the shop said. */
  states: readonly (readonly [state: ReturnState, words?: string])[];
  hasPicture?: boolean;
  refund?: { way: RefundWay; reference: string };
}

const RECEIVED = [['asked'], ['agreed'], ['received']] as const;

/** One return for every way that one can go. */
const RETURNS: readonly DemoReturn[] = [
  {
    kind: 'exchange',
    reason: 'damaged_on_the_way',
    remarks: 'एउटा कुना चर्किएको रहेछ। फोटो हेर्नुहोस्।',
    states: [['asked']],
    hasPicture: true,
  },
  {
    kind: 'return',
    reason: 'faulty',
    remarks: 'It worked for one evening, and then no more.',
    states: [['asked'], ['agreed', 'Please bring it to the shop with its box.']],
  },
  {
    kind: 'return',
    reason: 'not_as_described',
    remarks: '',
    states: RECEIVED,
  },
  {
    kind: 'return',
    reason: 'not_wanted',
    remarks: 'We got the same one as a gift.',
    states: [...RECEIVED, ['refunded', 'Thank you for bringing it back unopened.']],
    refund: { way: 'cash', reference: '' },
  },
  {
    kind: 'return',
    reason: 'wrong_item',
    remarks: 'अर्कै मोडेल आयो।',
    states: [...RECEIVED, ['refunded']],
    refund: { way: 'bank', reference: 'FT-208341' },
  },
  {
    kind: 'exchange',
    reason: 'wrong_item',
    remarks: 'The colour is not the one I ordered.',
    states: [...RECEIVED, ['exchanged', 'The right one is on its way soon.']],
  },
  {
    kind: 'return',
    reason: 'other',
    remarks: 'It fell from the wall and is broken.',
    states: [['asked'], ['refused', 'We are sorry: what broke after a fall is not taken back.']],
  },
];

interface Delivered {
  parcel_id: number;
  order_id: number;
  product_id: number;
  price_paisa: number;
  delivered_at: Date;
  slug: string;
}

/** Parcels of one piece, delivered a few days ago, of products that have stock of their own to move; the newest first. */
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

/** Writes the request of a buyer and what became of it, with the moments of both. */
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
      state: states.at(-1)?.[0] ?? 'asked',
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
      states.map(([state, words = ''], step) => ({
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

/** The picture of a buyer, who took it as the demo draws the product. */
async function insertPicture(trx: Trx, return_id: number, plan: DemoPlan, slug: string) {
  const [path] = plan.products.find((product) => product.slug === slug)?.images ?? [];
  const drawn = plan.pictures.find(({ file }) => path === `/uploads/${file}`);
  if (drawn === undefined) throw new Error(`the demo draws no picture of "${slug}"`);
  const picture = await drawPicture(drawn);
  await trx.insertInto('order_return_picture').values({ return_id, picture }).execute();
}

/** Moves goods and money of a return as the shop does it. */
async function moveGoods(trx: Trx, id: number, of: Delivered, { states, refund }: DemoReturn) {
  const has = (wanted: ReturnState) => states.some(([state]) => state === wanted);
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

/** Writes returns of the demo, one in each state; goods and money of them lie where the shop's own steps put them. */
export async function insertReturns(trx: Trx, plan: DemoPlan): Promise<void> {
  const delivered = await listDelivered(trx);
  for (const [place, made] of RETURNS.entries()) {
    const of = delivered[place];
    // So few days after the shop opened there may be fewer.
    if (of === undefined) return;
    const id = await insertReturn(trx, of, made);
    if (made.hasPicture) await insertPicture(trx, id, plan, of.slug);
    await moveGoods(trx, id, of, made);
  }
}
