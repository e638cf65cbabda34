import { writeDigits } from '@pasal/shared/domain';

export const titled = (count: number) =>
  count === 1 ? 'Check in what came back' : `Check in ${writeDigits(count)} parcels`;
export const submit = 'Check in';
export const allWhole =
  'Everything in these parcels came back whole. Check in one by one what did not.';
export const failed = "The goods couldn't be loaded.";
export const whole = (name: string) => `${name}: whole`;
export const damaged = (name: string) => `${name}: damaged`;
export const countHint = (pieces: number) => `${writeDigits(pieces)} were sent.`;
export const wrongNumber = 'Enter a whole number.';
export const done = (count: number) =>
  count === 1 ? '1 parcel checked in.' : `${writeDigits(count)} parcels checked in.`;
