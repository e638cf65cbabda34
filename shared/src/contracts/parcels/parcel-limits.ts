/** Value lists and limits of order fulfilment, separate from the schemas as in `limits`. */

/**
 * The stages of a parcel, least advanced first: an order has the stage of its least advanced parcel. `closed` is a
 * parcel that never left because its order was cancelled.
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
/** Stages with work to do; finished parcels appear on no desk. */
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

/** Events that people, couriers and their files report. */
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
/** Also the events that follow from an order's status, and those that don't change the stage. */
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

/** Who reported it: staff, a rider's link, a courier's file or call, the buyer, or the shop itself. */
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

/** Maximum text lengths, parcels per order, weight in grams and pieces per parcel, and places per courier. */
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

/** The stages that buyers can be notified of, once per parcel. */
export const NOTIFIED_STAGES = [
  'confirmed',
  'packed',
  'handed_over',
  'on_the_way',
  'delivered',
  'could_not_deliver',
] as const satisfies readonly ParcelStage[];
export type NotifiedStage = (typeof NOTIFIED_STAGES)[number];

/** Outcomes of a call to the buyer of a new order. */
export const CALL_OUTCOMES = [
  'confirmed',
  'not_reached',
  'call_again',
  'another_day',
  'cancelled',
] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];
/** Unanswered calls after which the desk suggests giving up. */
export const ENOUGH_TRIES = 3;
/** Why an order may skip the call, by the owner's rules. */
export const NO_CALL_REASONS = ['known_buyer', 'small_sum'] as const;
export type NoCallReason = (typeof NO_CALL_REASONS)[number];
export const MAX_KNOWN_ORDERS = 100;
export const MAX_SMALL_SUM = 1_000_000;

/** Outcomes of a row in a courier's list: reported, already known, no matching parcel, or refused. */
export const REPORT_RESULTS = ['told', 'old', 'unknown', 'refused'] as const;
export type ReportResult = (typeof REPORT_RESULTS)[number];
/** Events that couriers report. */
export const REPORTED_EVENTS = ['on_the_way', 'delivered', 'not_delivered', 'coming_back'] as const;
export type ReportedEvent = (typeof REPORTED_EVENTS)[number];
