/** Seconds of each. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
