import type { Courier } from '@pasal/shared/contracts';
import { defineLog } from '../activity/define-log';

/** What the activity log shows of couriers. */
export const courierLog = defineLog<keyof Courier | 'secret' | 'link' | 'reports dismissed'>()(
  'courier',
  ['name', 'phone', 'kind', 'active', 'places', 'reports dismissed'],
);
