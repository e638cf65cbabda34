import { RIDER_EVENTS, type ParcelReason } from '@pasal/shared/contracts';
import type { CourierReport } from '../../modules/courier-file/courier-adapter';
import { takeReports } from '../../modules/couriers/report/take-reports.service';
import { signatureOf, takeHook } from '../../modules/couriers/report/webhook.service';
import { createRiders } from '../../modules/couriers/rider.service';
import { isDone, pick, pressFor, someCourier, someParcel, type Roll, type Walker } from './walker';

const EVENTS = ['on_the_way', 'delivered', 'not_delivered', 'coming_back'] as const;
const REASONS: readonly (ParcelReason | undefined)[] = [
  undefined,
  'refused',
  'not_at_home',
  'no_cash',
];
/** Only problems have a reason. */
const reasonOf = (event: (typeof EVENTS)[number], roll: Roll) =>
  event === 'delivered' || event === 'on_the_way' ? undefined : pick(REASONS, roll);

async function reported(walker: Walker) {
  const { order, roll } = walker;
  const { number } = await someParcel(walker);
  const event = pick(EVENTS, roll);
  return {
    code: roll(5) === 0 ? `C-${order.id}-${roll(3)}` : `${order.order_number}-${number}`,
    event,
    reason: reasonOf(event, roll),
  };
}

/** A courier's file with some rows, one of them twice. */
export async function bringFile(walker: Walker): Promise<void> {
  const { db, scene, roll } = walker;
  const rows: CourierReport[] = [];
  for (let row = 2 + roll(3); row > 1; row -= 1) {
    const report = await reported(walker);
    rows.push({ row, ...report, state: report.event, mark: `file-${roll(20)}` });
  }
  const isDry = roll(5) === 0;
  const way = {
    courierId: someCourier(walker).id,
    source: 'courier_file',
    isDry,
    actor: scene.actor,
  } as const;
  await takeReports(db, way, [...rows, ...rows.slice(0, 1)]);
}

/** A report that the courier's system signs, sometimes sent twice. */
export async function sign(walker: Walker): Promise<void> {
  const { db, roll } = walker;
  const { id: courier, secret } = someCourier(walker);
  const report = {
    ...(await reported(walker)),
    timestamp: Math.floor(Date.now() / 1000),
    id: `hook-${roll(30)}`,
  };
  const hook = { ...report, signature: signatureOf(secret, courier, report) };
  await takeHook(db, courier, hook);
  if (roll(2) === 0) await takeHook(db, courier, hook);
}

/** A rider reports through the link, twice where the line is bad; sometimes a new link replaces the one before. */
export async function ride(walker: Walker): Promise<void> {
  const { db, scene, order, roll } = walker;
  const riders = createRiders(db);
  const courier = someCourier(walker);
  if (roll(12) === 0) {
    const before = courier.link;
    courier.link = (await riders.makeLink(scene.actor, courier.id, 1)).link;
    if (await isDone(riders.readPage(before, 'en'))) throw new Error('a link of before is good');
  }
  const { number, version } = await someParcel(walker);
  const event = pick(RIDER_EVENTS, roll);
  const report = {
    link: courier.link,
    id: order.id,
    number,
    event,
    reason: reasonOf(event, roll),
    version,
    ...(event === 'delivered' && roll(2) === 0 && { cash_taken: roll(7000) }),
  };
  const press = pressFor(`${order.id}-ride-${roll(30)}`, report);
  await riders.tell(report, press);
  if (roll(2) === 0) await riders.tell(report, press);
}
