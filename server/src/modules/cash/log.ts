import { defineLog } from '../activity/define-log';

/** What the activity log shows of the cash book. */
export const cashLog = defineLog<'received' | 'charges' | 'owed' | 'order_number'>()('cash', [
  'received',
  'charges',
  'owed',
  'order_number',
]);
