import { writeDigits } from '@pasal/shared/domain';

export const title = (count: number) => `Refused reports: ${writeDigits(count)}`;
export const lead =
  "Couriers' systems signed these, and they could not be written. Look at the parcel, tell what happened by hand if it is so, and take the report off. One that is sent again and fits is taken off for you.";
export const dismiss = 'Take off';
export const dismissOf = (code: string) => `Take off ${code}`;
export const dismissAll = (count: number) => `Take off all ${writeDigits(count)}`;
export const close = 'Close';
