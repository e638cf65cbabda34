import type { ToldEvent } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const parcels = 'Way to the customer';
export const parcel = (number: number) => `Parcel ${writeDigits(number)}`;
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
  came_back: 'Check in what came back',
};
export const more = (number: number) => `More for parcel ${writeDigits(number)}`;
export const split = 'Put some goods into a parcel of their own';
export const details = 'Courier, weight and days';
/** A dialog's heading. */
export const titled = (what: string, number: number) => `${what}: parcel ${writeDigits(number)}`;

export const courier = 'Courier';
export const noCourier = 'Nobody yet';
export const chooseCourier = 'Choose a courier';
export const consignment = 'Consignment number';
export const consignmentHint = "The courier's own number of the parcel.";
export const weight = 'Weight in grams';
export const pieces = 'Pieces';
export const promisedFrom = 'Expected from';
export const promisedTo = 'Expected to';
export const promisedHint = "Leave both empty for the order's own days.";
export const bothDays = 'Enter both days, or none.';
export const cash = 'Cash to take';
export const expected = 'Expected';
export const since = 'Since';
export const goods = 'Goods';
export const reason = 'Reason';
export const chooseReason = 'Choose a reason';
export const remarks = 'Remarks';
export const remarksHint = 'Only staff see them.';
export const whole = (name: string) => `${name}: whole`;
export const damaged = (name: string) => `${name}: damaged`;
export const countHint = (pieces: number) => `${writeDigits(pieces)} were sent.`;
export const counted = (whole: number, damaged: number) =>
  `came back: ${writeDigits(whole)} whole, ${writeDigits(damaged)} damaged`;
export const going = (name: string) => `${name}: pieces for the new parcel`;
export const goingHint = (pieces: number) => `${writeDigits(pieces)} are in this parcel.`;
export const namedGoods = (name: string, pieces: number) => `${name} × ${writeDigits(pieces)}`;
export const serials = (numbers: string) => `serial ${numbers}`;
export const events = 'What happened';
export const toCourier = (courier: string) => `(${courier})`;
export const wrongNumber = 'Enter a whole number.';
