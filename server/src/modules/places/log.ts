import type { ManagedCity, ManagedDistrict } from '@pasal/shared/contracts';
import { defineLog } from '../activity/define-log';

/** What the activity log shows of places. */
export const districtLog = defineLog<keyof ManagedDistrict>()('district', [
  'name',
  'name_ne',
  'delivery',
]);
export const cityLog = defineLog<keyof ManagedCity | 'district'>()('city', [
  'name',
  'name_ne',
  'district',
  'delivery',
]);
