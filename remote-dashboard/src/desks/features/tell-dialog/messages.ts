import type { ToldEvent } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const titled = (what: string, count: number) =>
  count === 1 ? what : `${what}: ${writeDigits(count)} parcels`;
/** Parcel events as button labels. */
export const tell: Record<ToldEvent, string> = {
  confirmed: 'Confirm',
  packed: 'Mark as packed',
  unpacked: 'Unpack',
  handed_over: 'Hand over',
  taken_back: 'Return to the shop',
  on_the_way: 'On the way',
  delivered: 'Delivered',
  not_delivered: 'Could not deliver',
  coming_back: 'Coming back',
  came_back: 'Check in',
};
export const chooseCourier = 'Choose a courier';
export const ownCourier = 'Each to the courier it has';
export const numbers = 'Consignment numbers, each its own';
export const consignment = 'Consignment number';
export const consignmentHint = "The courier's own number of the parcel.";
export const reason = 'Reason';
export const chooseReason = 'Choose a reason';
export const remarks = 'Remarks';
export const remarksHint = 'Only staff see them.';
