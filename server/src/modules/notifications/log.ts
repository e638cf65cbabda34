import { defineLog } from '../activity/define-log';

/** The activity log only shows that messages were sent again. */
export const notificationLog = defineLog<never>()('notification', []);
