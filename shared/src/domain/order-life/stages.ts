import {
  PARCEL_STAGES,
  type ParcelEventName,
  type ParcelReason,
  type ParcelStage,
} from '../../contracts/parcels/parcel-limits';
import type { OrderStatus } from '../../contracts/limits';

type Moves = Partial<Record<ParcelStage, ParcelStage>>;

const each = (stages: readonly ParcelStage[], to: ParcelStage): Moves =>
  Object.fromEntries(stages.map((stage) => [stage, to]));
const staying = (stages: readonly ParcelStage[]): Moves =>
  Object.fromEntries(stages.map((stage) => [stage, stage]));

const IN_SHOP: readonly ParcelStage[] = ['new', 'confirmed', 'packed'];
const UNDER_WAY: readonly ParcelStage[] = ['handed_over', 'on_the_way'];
/** The final stages of a parcel; a report or a person may reopen it, with a reason. */
const ENDS: ReadonlySet<ParcelStage> = new Set(['delivered', 'came_back', 'closed']);

/**
 * The transitions by event and stage; anything not listed is refused. A shop may skip stages and late reports still
 * count: a parcel may be handed over without having been reported as packed.
 */
const MOVES: Record<ParcelEventName, Moves> = {
  confirmed: each(['new'], 'confirmed'),
  packed: each(['new', 'confirmed'], 'packed'),
  unpacked: each(['packed'], 'confirmed'),
  handed_over: each(IN_SHOP, 'handed_over'),
  taken_back: each(UNDER_WAY, 'packed'),
  // The hand-over event records courier, charge and promised date.
  on_the_way: each(['handed_over', 'could_not_deliver'], 'on_the_way'),
  delivered: each([...IN_SHOP, ...UNDER_WAY, 'could_not_deliver', 'coming_back'], 'delivered'),
  // Each further failed attempt is recorded as well.
  not_delivered: each([...UNDER_WAY, 'could_not_deliver'], 'could_not_deliver'),
  coming_back: each([...UNDER_WAY, 'could_not_deliver', 'delivered'], 'coming_back'),
  came_back: each([...UNDER_WAY, 'could_not_deliver', 'coming_back', 'delivered'], 'came_back'),
  closed: each(IN_SHOP, 'closed'),
  reopened: each(['came_back', 'closed'], 'new'),
  split: staying(['new', 'confirmed']),
  changed: staying([...IN_SHOP, ...UNDER_WAY, 'could_not_deliver', 'coming_back']),
};

/** The stage that follows, or null if the event isn't possible in this stage. */
export const stageAfter = (stage: ParcelStage, event: ParcelEventName): ParcelStage | null =>
  MOVES[event][stage] ?? null;

const rank = (stage: ParcelStage) => PARCEL_STAGES.indexOf(stage);

const TROUBLES: readonly ParcelReason[] = [
  'refused',
  'not_reached',
  'not_at_home',
  'another_day',
  'wrong_address',
  'no_cash',
  'damaged',
  'other',
];
const RETURNS: readonly ParcelReason[] = ['returned', ...TROUBLES, 'order_cancelled'];
const REASONS: Partial<Record<ParcelEventName, readonly ParcelReason[]>> = {
  unpacked: ['mistake', 'damaged', 'other'],
  taken_back: ['mistake', 'another_day', 'damaged', 'other'],
  on_the_way: ['another_try', 'another_day', 'mistake', 'other'],
  delivered: ['order_completed'],
  not_delivered: TROUBLES,
  coming_back: RETURNS,
  came_back: RETURNS,
  closed: ['order_cancelled'],
  reopened: ['order_reopened'],
};

/** The reasons allowed for an event, most likely first; none for a self-explanatory event. */
export const reasonsOf = (event: ParcelEventName): readonly ParcelReason[] => REASONS[event] ?? [];

const EXPLAINED: ReadonlySet<ParcelStage> = new Set(['could_not_deliver', 'coming_back']);

/** True if an event requires a reason: failures and every move backwards. */
export function needsReason(stage: ParcelStage, event: ParcelEventName): boolean {
  const next = stageAfter(stage, event);
  if (next === null) return false;
  if (event === 'came_back') return !EXPLAINED.has(stage);
  return rank(next) < rank(stage) || ['not_delivered', 'coming_back', 'closed'].includes(event);
}

/** An order is as far as its least advanced parcel; one without parcels is new. */
export const orderStage = (stages: readonly ParcelStage[]): ParcelStage =>
  PARCEL_STAGES[Math.min(...stages.map(rank))] ?? 'new';

/** The order status that follows once each parcel has reached a final stage; null before. */
export function statusOfStages(stages: readonly ParcelStage[]): OrderStatus | null {
  if (stages.length === 0 || !stages.every((stage) => ENDS.has(stage))) return null;
  return stages.includes('delivered') ? 'complete' : 'cancel';
}

/** True while a parcel waits in the shop to go out. */
export const waitsInShop = (stage: ParcelStage): boolean => IN_SHOP.includes(stage);

/** True while all goods of an order are still in the shop. */
export const isInShop = (stages: readonly ParcelStage[]): boolean =>
  stages.every((stage) => waitsInShop(stage) || stage === 'closed');

/** True while the courier has the parcel and the amount to collect is fixed. */
export const isWithCourier = (stage: ParcelStage): boolean =>
  UNDER_WAY.includes(stage) || stage === 'could_not_deliver';

/** True while a parcel is in transit with a courier. */
export const isAway = (stage: ParcelStage): boolean =>
  UNDER_WAY.includes(stage) || EXPLAINED.has(stage);

/** True while a parcel is still to be delivered, so that its promised day is relevant. */
export const isExpected = (stage: ParcelStage): boolean =>
  IN_SHOP.includes(stage) || UNDER_WAY.includes(stage) || stage === 'could_not_deliver';

/** True if a buyer may still cancel: nothing has left the shop and the order has no other status. */
export const mayBuyerCancel = (status: OrderStatus, stages: readonly ParcelStage[]): boolean =>
  status === 'pending' && isInShop(stages);

/** True while staff may still edit an order: it is open and all of it is in the shop. */
export const mayEditOrder = (status: OrderStatus, stages: readonly ParcelStage[]): boolean =>
  (status === 'pending' || status === 'others') && stages.every(waitsInShop);
