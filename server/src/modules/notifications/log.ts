import { defineLog } from '../activity/define-log';

/** The activity log shows nothing of messages but that they were sent again. */
export const notificationLog = defineLog<never>()('notification', []);
