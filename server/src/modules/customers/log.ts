import { defineLog } from '../activity/define-log';

/** What the activity log shows of customers. */
export const customerLog = defineLog<'joined' | 'note'>()('customer', ['joined']);
