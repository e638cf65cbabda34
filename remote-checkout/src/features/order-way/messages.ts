import type { ParcelReason, ParcelStage } from '@pasal/shared/contracts';
import { PARCEL_STAGE_LABELS, writeDigits } from '@pasal/shared/domain';

export const way = 'Way to you';
export const parcel = (number: number) => `Parcel ${writeDigits(number)}`;
/** A stage in words for the buyer. */
export const stages: Record<ParcelStage, string> = {
  ...PARCEL_STAGE_LABELS,
  handed_over: 'Left our shop',
  came_back: 'Back at our shop',
};
/** Shown before the first event of a parcel. */
export const waiting = "We've got your order and are getting it ready.";
export const reasons: Partial<Record<ParcelReason, string>> = {
  not_reached: 'We could not reach you by phone.',
  not_at_home: 'Nobody was there.',
  refused: 'It was not accepted.',
  another_day: 'It was wanted on another day.',
  wrong_address: 'The address could not be found.',
  no_cash: 'The cash was not there.',
};
export const broughtBy = 'Brought by';
export const consignment = 'Consignment number';
export const expected = 'Expected';
export const goods = 'In it';
export const line = (name: string, pieces: number) => `${name} × ${writeDigits(pieces)}`;
