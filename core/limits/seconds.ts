/** Durations in seconds. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
