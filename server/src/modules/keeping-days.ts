/** Days a notification is kept once it is sent. */
export const SENT_DAYS = 30;
/** Days a notification that failed, is held or was discarded is kept: then nobody wants to read it any more. */
export const UNSENT_DAYS = 90;
/** Days the pictures of a return are kept once it is over: as long as somebody may still ask why it ended so. */
export const PICTURE_DAYS = 365;
