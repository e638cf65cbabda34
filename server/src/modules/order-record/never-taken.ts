import type { ParcelReason } from '@pasal/shared/contracts';

/** With these a parcel was never delivered, whatever was said: no cash was taken. */
export const NEVER_TAKEN: ReadonlySet<ParcelReason | null> = new Set([
  'not_reached',
  'not_at_home',
  'refused',
  'another_day',
  'wrong_address',
  'no_cash',
]);
