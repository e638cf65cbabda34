import { NOTIFIED_STAGES, type User } from '@pasal/shared/contracts';
import { isEmbedded } from '@pasal/core/db/pglite-dialect';
import { createRiders } from '../../modules/couriers/rider.service';
import { addSupplier } from '../../modules/stock/supplier.service';
import { createCity, createProduct, createVariants, orderBody, signedIn } from '../factories';
import { parcelDesk, type Answered } from '../parcels';
import type { TestApp } from '../test-app';
import { brokenTruths } from './truths';
import * as couriers from './walk-couriers';
import * as money from './walk-money';
import * as orders from './walk-orders';
import * as parcels from './walk-parcels';
import * as returns from './walk-returns';
import * as stock from './walk-stock';
import {
  dice,
  isDone,
  Killed,
  killedAfter,
  pick,
  type Goods,
  type Scene,
  type SceneCourier,
  type WalkedOrder,
  type Walker,
} from './walker';

type Event = (walker: Walker) => Promise<unknown>;

/** The possible events, and their relative frequency. */
const WEIGHTS: readonly (readonly [Event, number])[] = [
  [parcels.tellSomething, 16],
  [parcels.pack, 4],
  [parcels.splitSome, 2],
  [parcels.changeDetails, 1],
  [couriers.bringFile, 4],
  [couriers.sign, 4],
  [couriers.ride, 4],
  [money.settle, 3],
  [money.forgive, 2],
  [money.payBack, 2],
  [money.endBuyersDebt, 4],
  [money.takeDebtBack, 2],
  [returns.sendBack, 20],
  [orders.callBuyer, 1],
  [orders.editSomething, 2],
  [orders.setStatus, 3],
  [orders.cancelAsBuyer, 1],
  [orders.orderBeside, 1],
  [orders.remove, 1],
  [stock.correct, 2],
  [stock.purchase, 2],
];
const EVENTS: readonly Event[] = WEIGHTS.flatMap(([event, weight]) =>
  Array.from({ length: weight }, () => event),
);
const STEPS = 30;

/**
 * Does something that may be possible. The impossible is refused with a message; a server may die in it, and then it
 * may be sent again, perhaps to another one.
 */
async function step(
  scene: Scene,
  order: WalkedOrder,
  seed: number,
  isAgain = false,
): Promise<void> {
  const roll = dice(seed);
  const statements = roll(8) === 0 ? roll(25) : Infinity;
  const isSentAgain = roll(2) === 0;
  const { db } = scene.shop();
  const isDoomed = statements < Infinity && !isAgain;
  const event = pick(EVENTS, roll);
  const walker = { scene, order, roll, db: isDoomed ? killedAfter(db, statements) : db };
  try {
    await isDone(event(walker));
  } catch (error) {
    if (!(error instanceof Killed))
      throw new Error(`${event.name}: ${String(error)}`, { cause: error });
    if (isSentAgain) await step(scene, order, seed, true);
  }
}

/** Goods of a walk: of each third the first has serial numbers, of each second the other is a variant. */
async function createGoods(db: TestApp['db'], number: number): Promise<Goods[]> {
  const { id } = await createProduct(db);
  if (number % 3 === 0) await db.insertInto('serial_product').values({ product_id: id }).execute();
  if (number % 2 === 0) return [{ id }, { id: (await createProduct(db)).id }];
  const other = await createProduct(db, { in_stock: 0 });
  await createVariants(db, other.id, [
    { name: 'White', price: 1000 },
    { name: 'Black', price: 1000 },
  ]);
  return [{ id }, { id: other.id, variant_id: 2 }];
}

async function placeOrder({ shop, city }: Scene, number: number): Promise<WalkedOrder> {
  const at = shop();
  const goods = await createGoods(at.db, number);
  const lines = goods.map((each, index) => ({ ...each, price: 1000, quantity: 4 - 2 * index }));
  const body = orderBody(city, lines);
  const placed = await at.call<Answered>({ method: 'POST', url: '/order-product', body });
  const { id, order_number } = placed.body.order;
  return { id, order_number, phone: body.phone, goods };
}

/**
 * Walks with an order through events in any order. Sometimes two or three run at once, each on its own connection, and
 * a server of its own where there are several.
 */
async function walk(scene: Scene, order: WalkedOrder, number: number): Promise<void> {
  const roll = dice(number);
  for (let at = 0; at < STEPS; at += 1) {
    const atOnce = roll(4) === 0 ? 2 + roll(2) : 1;
    const seeds = Array.from({ length: atOnce }, () => 1 + roll(1e9));
    const ends = await Promise.allSettled(seeds.map((seed) => step(scene, order, seed)));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

async function openCourier({ db }: TestApp, actor: User, id: number): Promise<SceneCourier> {
  const secret = `a secret of courier ${id}`;
  await db.insertInto('courier_secret').values({ courier_id: id, secret }).execute();
  const { link } = await createRiders(db).makeLink(actor, id, 1);
  return { id, secret, link };
}

/** Makes the data that walks share: a member of staff, a place, a supplier, and two couriers who sign and ride. */
async function openScene(shop: () => TestApp): Promise<Scene> {
  const { db } = shop();
  const { headers, ...actor } = await signedIn(shop(), 'admin');
  const desk = parcelDesk(shop, () => headers);
  const two = [
    await openCourier(shop(), actor, await desk.addCourier()),
    await openCourier(shop(), actor, await desk.addCourier('Upaya')),
  ];
  const send = Object.fromEntries(
    NOTIFIED_STAGES.flatMap((stage) => [
      [`stage_${stage}_buyer_sms`, true],
      [`stage_${stage}_buyer_email`, true],
    ]),
  );
  await db
    .insertInto('site_setting')
    .values({ key: 'mail', value: JSON.stringify({ send }) })
    .execute();
  const { id: supplier } = await addSupplier(db, actor, { name: 'Himal', phone: '' });
  // Brand and category are made before goods of several orders are made at once.
  await createProduct(db);
  return { shop, actor, couriers: two, supplier, city: await createCity(db) };
}

/** Walks that run in parallel where the database has several connections. */
const BESIDE = 6;
/**
 * Walks through an empty shop with this many orders, and returns the truths it breaks.
 * @param from the number of the first walk: each number walks other ways
 */
export async function walkShop(shop: () => TestApp, walks: number, from = 0): Promise<string[]> {
  const scene = await openScene(shop);
  const { db } = shop();
  const faults: string[] = [];
  const walked = new Map<string, number>();
  let next = 0;
  const goOn = async () => {
    while (next < walks && faults.length === 0) {
      next += 1;
      const number = from + next;
      const order = await placeOrder(scene, number);
      walked.set(order.order_number, number);
      await walk(scene, order, number).catch((error: unknown) => {
        faults.push(`Walk ${number} with order ${order.id}: ${String(error)}`);
      });
    }
  };
  await Promise.all(Array.from({ length: isEmbedded(db) ? 1 : BESIDE }, goOn));
  const found = [...faults, ...(await brokenTruths(db))];
  const named = [...walked].filter(([order]) => found.some((text) => text.includes(order)));
  return [...found, ...named.map(([order, number]) => `${order} is walk ${number}.`)];
}
