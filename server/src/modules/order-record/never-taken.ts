import type { ParcelReason } from '@pasal/shared/contracts';

/** With these reasons a parcel was never delivered, whatever was reported: no cash was collected. */
export const NEVER_TAKEN: ReadonlySet<ParcelReason | null> = new Set([
  'not_reached',
  'not_at_home',
  'refused',
  'another_day',
  'wrong_address',
  'no_cash',
]);
