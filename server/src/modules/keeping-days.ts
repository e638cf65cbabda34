/** Days to retain a notification once it is sent. */
export const SENT_DAYS = 30;
/** Days to retain a notification that failed, is held or was discarded: later, nobody needs it. */
export const UNSENT_DAYS = 90;
/** Days to retain the pictures of a closed return, during which its outcome may be disputed. */
export const PICTURE_DAYS = 365;
