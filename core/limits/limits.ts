import { HOUR, MINUTE } from './seconds';

/** `tokens` at once, and from then on one more every `seconds / tokens`. */
export interface Limit {
  /** Names the count in the database. */
  scope: string;
  tokens: number;
  seconds: number;
}

/** Pictures are costly to read; staff who fill the shop send one product after another. */
export const UPLOADS_OF_ADDRESS: Limit = {
  scope: 'upload-address',
  tokens: 240,
  seconds: 10 * MINUTE,
};

/** Misses of one address at one account, order number or phone: so many without a wait. */
export const FREE_TRIES = 5;
/** The same while the account is being guessed at from everywhere. */
export const FREE_TRIES_UNDER_ATTACK = 1;
/** Seconds a caller who has missed waits between tries at what is being guessed at from everywhere. */
export const PAUSE_UNDER_ATTACK = MINUTE;
/** First wait after the free tries, in seconds; each further try doubles it. */
export const FIRST_WAIT = 30;
/** Longest wait, in seconds, so that no one is locked out for good. */
export const LONGEST_WAIT = 15 * MINUTE;
/** Seconds after the last try at which tries are forgotten. */
export const TRIES_FORGOTTEN_AFTER = HOUR;
/** Seconds between two clearings of what no longer counts. */
export const SWEEP_EVERY = 5 * MINUTE;
