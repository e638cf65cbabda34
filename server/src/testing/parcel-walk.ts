import type { Kysely } from 'kysely';
import {
  ORDER_STATUSES,
  PARCEL_STAGES,
  TOLD_EVENTS,
  type ParcelEventRequest,
  type ParcelStage,
} from '@pasal/shared/contracts';
import { needsReason, reasonsOf } from '@pasal/shared/domain';
import { DomainError } from '@pasal/core/errors/domain-error';
import type { Database } from '../db/schema';
import { cancelOwnOrder } from '../modules/order/order-cancel.service';
import { editOrder } from '../modules/order/edit/edit-order.service';
import { readOrder } from '../modules/order/order.service';
import { changeStatus } from '../modules/order/order-status.service';
import { splitParcel } from '../modules/parcel/change-parcel.service';
import { tellParcel } from '../modules/parcel/tell-parcel.service';
import { brokenInvariants } from './database/invariants';
import { signedIn } from './factories';
import { parcelDesk } from './parcels';
import type { TestApp } from './test-app';
import { bringFile, forgive, Killed, killedAfter, settle, sign, type Walker } from './walk-money';

/** Numbers that look random and are the same for the same seed. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    // Park and Miller's generator.
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

const pick = <Value>(values: readonly Value[], roll: Walker['roll']) =>
  values[roll(values.length)] as Value;

/** One report of somebody about some parcel, most of which cannot be; now and then told twice. */
async function tellSomething({ db, actor, courier, order, roll }: Walker): Promise<void> {
  const event = pick(TOLD_EVENTS, roll);
  const reason = pick([undefined, ...reasonsOf(event)], roll);
  const source = pick(['staff', 'rider', 'courier_file', 'webhook'] as const, roll);
  const report: ParcelEventRequest & { mark: string } = {
    event,
    ...(reason !== undefined && { reason, remarks: 'because' }),
    ...(roll(2) === 0 && { courier_id: courier }),
    ...(roll(4) > 0 && {
      checked_in: [
        { line: 1, whole: roll(3), damaged: roll(3) },
        ...(roll(2) === 0 ? [{ line: 2, whole: roll(2), damaged: roll(2) }] : []),
      ],
    }),
    ...(event === 'delivered' && roll(3) === 0 && { cash_taken: roll(7000) }),
    mark: `walk-${roll(40)}`,
  };
  const isRider = source === 'rider';
  const teller = {
    source,
    actor: source === 'staff' ? actor : null,
    ...(isRider && { courierId: courier, courier: 'Rider' }),
  };
  const address = { orderId: order.id, number: 1 + roll(3) };
  await tellParcel(db, teller, address, report);
  if (roll(3) === 0) await tellParcel(db, teller, address, report);
}

/** Staff edit lines and address of the order as it is. */
async function editSomething({ db, actor, order, roll }: Walker): Promise<void> {
  const row = await readOrder(db, order.id);
  const { address, district_id, city_id, delivery_type, version } = row;
  const cartItems = row.items.slice(0, 1 + roll(2)).map(({ product_id: id, price_paisa }) => ({
    id,
    price: price_paisa / 100,
    quantity: 1 + roll(5),
  }));
  const where = { address: roll(2) === 0 ? address : `House ${roll(9)}`, district_id, city_id };
  const request = { ...where, delivery_type, delivery_charge: 0, version, cartItems };
  await editOrder(db, actor, order.id, request);
}

/** One step: somebody does something that may be possible. */
async function step(walker: Walker): Promise<void> {
  const { db, actor, order, roll } = walker;
  const kind = roll(16);
  if (kind === 11) return bringFile(walker);
  if (kind === 12) return sign(walker);
  if (kind === 13 || kind === 14) return settle(walker);
  if (kind === 15) return forgive(walker);
  if (kind === 10) return editSomething(walker);
  if (kind < 7) return tellSomething(walker);
  if (kind === 7) {
    const items = [{ line: 1 + roll(2), quantity: 1 + roll(2) }];
    return void (await splitParcel(
      db,
      actor,
      { orderId: order.id, number: 1 + roll(3) },
      { items },
    ));
  }
  if (kind === 8) {
    const status = pick(ORDER_STATUSES, roll);
    return changeStatus(db, actor, order.id, { status, remarks: 'by hand' });
  }
  await cancelOwnOrder(db, order, `10.9.${roll(250)}.${roll(250)}`);
}

/** One step, or none: what cannot be is refused in words, and a server may die in it; anything else is a mistake of ours. */
async function tryStep(walker: Walker): Promise<number> {
  const { db, roll } = walker;
  const doomed = roll(8) === 0 ? { ...walker, db: killedAfter(db, roll(25)) } : walker;
  try {
    await step(doomed);
    return 1;
  } catch (error) {
    if (error instanceof DomainError || error instanceof Killed) return 0;
    throw error;
  }
}

/**
 * Walks an order through events in any order, and says how many of them could be. Now and then two or three come at once, each at a
 * connection of its own, as those of several servers are.
 */
async function walkOrder(walker: Walker, steps: number): Promise<number> {
  let done = 0;
  for (let at = 0; at < steps; at += 1) {
    const atOnce = walker.roll(4) === 0 ? 2 + walker.roll(2) : 1;
    const walkers = Array.from({ length: atOnce }, () => ({
      ...walker,
      roll: dice(1 + walker.roll(1e9)),
    }));
    const counts = await Promise.all(walkers.map(tryStep));
    done += counts.reduce((sum, count) => sum + count, 0);
  }
  return done;
}

const STEPS = 25;

/**
 * Walks through an empty shop with so many orders, and tells what is not true after it; what was not told at all is a fault too.
 * @param from the number of the first walk: another one walks other ways
 */
export async function walkShop(shop: TestApp, walks: number, from = 0): Promise<string[]> {
  const { headers, ...actor } = await signedIn(shop, 'admin');
  const desk = parcelDesk(
    () => shop,
    () => headers,
  );
  const courier = await desk.addCourier();
  const secret = 'a secret of the test';
  await shop.db.insertInto('courier_secret').values({ courier_id: courier, secret }).execute();
  await shop.db
    .insertInto('site_setting')
    .values({ key: 'mail', value: JSON.stringify({ send: { stage_delivered_buyer_sms: true } }) })
    .execute();
  let done = 0;
  for (let walk = 1; walk <= walks; walk += 1) {
    const order = await desk.placeOrder();
    const roll = dice((from + walk) * 7919);
    done += await walkOrder({ db: shop.db, actor, courier, secret, order, roll }, STEPS);
  }
  const idle = done < walks * 3 ? [`only ${done} steps of ${walks} walks could be`] : [];
  return [...idle, ...(await broken(shop.db)), ...(await brokenInvariants(shop.db))];
}

const rank = (stage: ParcelStage) => PARCEL_STAGES.indexOf(stage);

/** Events of these orders that went back without a reason, and stages told to a buyer twice. */
async function broken(db: Kysely<Database>): Promise<string[]> {
  const events = await db.selectFrom('parcel_event').selectAll().execute();
  const silent = events.filter(
    ({ event, from_stage, to_stage, reason }) =>
      reason === null && (rank(to_stage) < rank(from_stage) || needsReason(from_stage, event)),
  );
  const told = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['parcel_id', 'stage', 'channel', fn.countAll<number>().as('times')])
    .where('stage', 'is not', null)
    .groupBy(['parcel_id', 'stage', 'channel'])
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute();
  return [
    ...silent.map(({ id, event }) => `event ${id} (${event}) went back without a reason`),
    ...told.map(({ parcel_id, stage }) => `parcel ${parcel_id} was told of ${stage} twice`),
  ];
}
