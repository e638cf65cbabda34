import { Type } from '@sinclair/typebox';
import {
  COURIER_KINDS,
  type ParcelReason,
  type ParcelStage,
  type ToldEvent,
} from '@pasal/shared/contracts';
import { stageAfter } from '@pasal/shared/domain';
import couriers from '../data/couriers.json';
import { between, pick, seededRandom } from '../random';
import { readData, wordOf } from '../read-data';
import type { DemoOrder } from './plan-orders';

/** The demo's couriers, with charge in rupees and delivery days. */
export const DEMO_COURIERS = readData(
  Type.Array(
    Type.Object({
      name: Type.String(),
      phone: Type.String(),
      kind: wordOf(COURIER_KINDS),
      charge: Type.Integer(),
      days: Type.Integer(),
    }),
  ),
  couriers,
);

interface DemoParcelEvent {
  at: Date;
  by: string;
  event: ToldEvent;
  from: ParcelStage;
  to: ParcelStage;
  reason: ParcelReason | null;
}

/** A demo parcel, which contains all goods of its order. */
export interface DemoParcel {
  order: string;
  /** Name of the courier; null while it is in the shop. */
  courier: string | null;
  consignment: string | null;
  events: readonly DemoParcelEvent[];
}

type Target =
  | 'confirmed'
  | 'packed'
  | 'handed_over'
  | 'on_the_way'
  | 'delivered'
  | 'failed'
  | 'coming'
  | 'back';
const SENT: readonly ToldEvent[] = ['confirmed', 'packed', 'handed_over', 'on_the_way'];
const WAYS: Record<Target, readonly ToldEvent[]> = {
  confirmed: SENT.slice(0, 1),
  packed: SENT.slice(0, 2),
  handed_over: SENT.slice(0, 3),
  on_the_way: SENT,
  delivered: [...SENT, 'delivered'],
  failed: [...SENT, 'not_delivered'],
  coming: [...SENT, 'not_delivered', 'coming_back'],
  back: [...SENT, 'not_delivered', 'coming_back', 'came_back'],
};
const TROUBLES: readonly ParcelReason[] = ['refused', 'not_reached', 'not_at_home', 'another_day'];

/** The current stage of an order's parcel; null if nothing was reported. */
function targetOf(
  { status, remarks }: Pick<DemoOrder, 'status'> & { remarks: string },
  random: () => number,
) {
  if (status === 'complete') return remarks.startsWith('Picked up') ? null : 'delivered';
  if (status === 'cancel') return random() < 0.4 ? 'back' : null;
  if (status === 'others') return pick(random, ['failed', 'on_the_way', 'coming'] as const);
  const open = [null, null, 'confirmed', 'packed', 'packed', 'handed_over', 'on_the_way'] as const;
  return pick(random, open);
}

function eventsOf(
  target: Target,
  { start, end }: { start: number; end: number },
  random: () => number,
) {
  const by = pick(random, ['admin@pasal.test', 'staff@pasal.test']);
  const reason = pick(random, TROUBLES);
  const way = WAYS[target];
  let stage: ParcelStage = 'new';
  return way.map((event, index): DemoParcelEvent => {
    const from = stage;
    stage = stageAfter(from, event) ?? from;
    const at = new Date(start + ((end - start) * (index + 1)) / (way.length + 1));
    const isTrouble = event === 'not_delivered' || event === 'coming_back';
    return { at, by, event, from, to: stage, reason: isTrouble ? reason : null };
  });
}

/** Plans how far each order's parcel has progressed, consistent with the order's status. */
export function planParcels(orders: readonly DemoOrder[], now: Date): DemoParcel[] {
  const random = seededRandom(2083);
  return orders.flatMap((order) => {
    const last = order.history.at(-1);
    const target = targetOf({ status: order.status, remarks: last?.remarks ?? '' }, random);
    if (target === null) return [];
    const isOver = order.status === 'complete' || order.status === 'cancel';
    const end = (isOver && last ? last.at : now).getTime();
    const hasLeft = target !== 'confirmed' && target !== 'packed';
    const courier = pick(random, DEMO_COURIERS).name;
    return [
      {
        order: order.number,
        courier: hasLeft ? courier : null,
        consignment: hasLeft ? `DX-${between(random, 100_000, 999_999)}` : null,
        events: eventsOf(target, { start: order.createdAt.getTime(), end }, random),
      },
    ];
  });
}
