import type {
  CallOutcome,
  CourierKind,
  EventSource,
  ParcelEventName,
  ParcelReason,
  ParcelStage,
} from '../../contracts/parcels/parcel-limits';

/** Labels of parcel stages, for staff and buyers. */
export const PARCEL_STAGE_LABELS: Record<ParcelStage, string> = {
  new: 'New',
  confirmed: 'Confirmed',
  packed: 'Packed',
  handed_over: 'Handed over',
  on_the_way: 'On the way',
  could_not_deliver: 'Could not deliver',
  coming_back: 'Coming back',
  delivered: 'Delivered',
  came_back: 'Came back',
  closed: 'Called off',
};
export const PARCEL_EVENT_LABELS: Record<ParcelEventName, string> = {
  confirmed: 'Confirmed',
  packed: 'Packed',
  unpacked: 'Unpacked',
  handed_over: 'Handed over',
  taken_back: 'Returned to the shop',
  on_the_way: 'On the way',
  delivered: 'Delivered',
  not_delivered: 'Could not deliver',
  coming_back: 'Coming back',
  came_back: 'Came back',
  closed: 'Called off',
  reopened: 'Opened again',
  split: 'Split',
  changed: 'Details changed',
};
export const PARCEL_REASON_LABELS: Record<ParcelReason, string> = {
  not_reached: 'The customer could not be reached',
  not_at_home: 'Nobody was there',
  refused: 'The customer refused it',
  another_day: 'Wanted on another day',
  wrong_address: 'The address is wrong',
  no_cash: 'No cash was there',
  damaged: 'It is damaged',
  another_try: 'Another try',
  returned: 'The customer returns it',
  mistake: 'It was marked by mistake',
  order_cancelled: 'The order was cancelled',
  order_reopened: 'The order was opened again',
  order_completed: 'The order was set to Completed',
  other: 'Another reason',
};
export const EVENT_SOURCE_LABELS: Record<EventSource, string> = {
  staff: 'Staff',
  rider: 'Rider',
  courier_file: "Courier's file",
  webhook: 'Courier',
  buyer: 'Customer',
  shop: 'The shop',
};
/** Labels of call outcomes. */
export const CALL_OUTCOME_LABELS: Record<CallOutcome, string> = {
  confirmed: 'Confirmed',
  not_reached: 'Not reached',
  call_again: 'Call again later',
  another_day: 'Wants another day',
  cancelled: 'Cancelled',
};
export const COURIER_KIND_LABELS: Record<CourierKind, string> = {
  rider: 'Own rider',
  courier: 'Courier',
  bus: 'Bus',
};

const CANNOT: Record<ParcelEventName, string> = {
  confirmed: 'This parcel cannot be confirmed now.',
  packed: 'This parcel cannot be packed now.',
  unpacked: 'This parcel cannot be unpacked now.',
  handed_over: 'This parcel cannot be handed over now.',
  taken_back: 'This parcel cannot return to the shop now.',
  on_the_way: 'This parcel cannot be sent on its way now.',
  delivered: 'This parcel cannot be delivered now.',
  not_delivered: 'This parcel cannot be marked as not delivered now.',
  coming_back: 'This parcel cannot be coming back now.',
  came_back: 'This parcel cannot have come back.',
  closed: 'This parcel cannot be called off now.',
  reopened: 'This parcel is open.',
  split: 'This parcel cannot be split now.',
  changed: 'This parcel cannot be changed now.',
};
const IT_IS: Record<ParcelStage, string> = {
  new: 'It is new.',
  confirmed: 'It is confirmed and not packed.',
  packed: 'It is packed and in the shop.',
  handed_over: 'It was handed over already.',
  on_the_way: 'It is on the way already.',
  could_not_deliver: 'The last try to deliver it failed.',
  coming_back: 'It is coming back.',
  delivered: 'It was delivered already.',
  came_back: 'It came back already.',
  closed: 'It was called off, because its order was cancelled.',
};
/** Why an event isn't possible at this stage. */
export const refusedEvent = (event: ParcelEventName, stage: ParcelStage): string =>
  `${CANNOT[event]} ${IT_IS[stage]}`;
