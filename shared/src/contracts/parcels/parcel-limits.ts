/** The values of an order's way from the shop to its buyer, apart from the schemas as those of `limits` are. */

/**
 * The stages of a parcel, the least advanced first: an order of several is as far as the one that is least so.
 * `closed` is one that never left, because its order was cancelled before.
 */
export const PARCEL_STAGES = [
  'new',
  'confirmed',
  'packed',
  'handed_over',
  'on_the_way',
  'could_not_deliver',
  'coming_back',
  'delivered',
  'came_back',
  'closed',
] as const;
export type ParcelStage = (typeof PARCEL_STAGES)[number];
/** Those at which something waits; what has ended lies on no desk. */
export const OPEN_STAGES = [
  'new',
  'confirmed',
  'packed',
  'handed_over',
  'on_the_way',
  'could_not_deliver',
  'coming_back',
] as const satisfies readonly ParcelStage[];
export type OpenStage = (typeof OPEN_STAGES)[number];

/** What people, couriers and their files tell of a parcel. */
export const TOLD_EVENTS = [
  'confirmed',
  'packed',
  'unpacked',
  'handed_over',
  'taken_back',
  'on_the_way',
  'delivered',
  'not_delivered',
  'coming_back',
  'came_back',
] as const;
export type ToldEvent = (typeof TOLD_EVENTS)[number];
/** Beside them what follows from a status of the order, and what leaves a parcel where it is. */
export const PARCEL_EVENTS = [...TOLD_EVENTS, 'closed', 'reopened', 'split', 'changed'] as const;
export type ParcelEventName = (typeof PARCEL_EVENTS)[number];

export const PARCEL_REASONS = [
  'not_reached',
  'not_at_home',
  'refused',
  'another_day',
  'wrong_address',
  'no_cash',
  'damaged',
  'another_try',
  'returned',
  'mistake',
  'order_cancelled',
  'order_reopened',
  'order_completed',
  'other',
] as const;
export type ParcelReason = (typeof PARCEL_REASONS)[number];

/** Who told it: staff at their screens, a rider's link, a courier's file, a courier's call, the buyer, the shop itself. */
export const EVENT_SOURCES = [
  'staff',
  'rider',
  'courier_file',
  'webhook',
  'buyer',
  'shop',
] as const;
export type EventSource = (typeof EVENT_SOURCES)[number];

export const COURIER_KINDS = ['rider', 'courier', 'bus'] as const;
export type CourierKind = (typeof COURIER_KINDS)[number];

/** Most characters of the texts, parcels of an order, grams and pieces of a parcel, and places of a courier. */
export const PARCEL_LENGTHS = {
  remarks: 500,
  consignment: 80,
  courier: 100,
  phone: 40,
  mark: 200,
  column: 60,
  serial: 60,
} as const;
export const MAX_PARCELS = 20;
export const MAX_PARCEL_GRAMS = 1_000_000;
export const MAX_PARCEL_PIECES = 1000;
export const MAX_COURIER_PLACES = 300;

/** The stages a buyer may be told of, each once for a parcel. */
export const NOTIFIED_STAGES = [
  'confirmed',
  'packed',
  'handed_over',
  'on_the_way',
  'delivered',
  'could_not_deliver',
] as const satisfies readonly ParcelStage[];
export type NotifiedStage = (typeof NOTIFIED_STAGES)[number];

/** What came of a call to the buyer of a new order. */
export const CALL_OUTCOMES = [
  'confirmed',
  'not_reached',
  'call_again',
  'another_day',
  'cancelled',
] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];
/** Tries without an answer after which the desk says that it is enough. */
export const ENOUGH_TRIES = 3;
/** Why an order may go without a call, by the owner's rules. */
export const NO_CALL_REASONS = ['known_buyer', 'small_sum'] as const;
export type NoCallReason = (typeof NO_CALL_REASONS)[number];
export const MAX_KNOWN_ORDERS = 100;
export const MAX_SMALL_SUM = 1_000_000;

/** What became of a row of a courier's list: known already, of no parcel that is known, or why not. */
export const REPORT_RESULTS = ['told', 'old', 'unknown', 'refused'] as const;
export type ReportResult = (typeof REPORT_RESULTS)[number];
/** What couriers report. */
export const REPORTED_EVENTS = ['on_the_way', 'delivered', 'not_delivered', 'coming_back'] as const;
export type ReportedEvent = (typeof REPORTED_EVENTS)[number];
