import { HOUR, MINUTE } from './seconds';

/** `tokens` at once, and from then on one more every `seconds / tokens`. */
export interface Limit {
  /** Names the counter in the database. */
  scope: string;
  tokens: number;
  seconds: number;
}

/** Pictures are costly to process; staff who fill the shop send one product after another. */
export const UPLOADS_OF_ADDRESS: Limit = {
  scope: 'upload-address',
  tokens: 240,
  seconds: 10 * MINUTE,
};

/** Failed attempts of one address at one account, order number or phone: this many without a wait. */
export const FREE_TRIES = 5;
/** The same while the account is under a distributed attack. */
export const FREE_TRIES_UNDER_ATTACK = 1;
/** Seconds a caller with a failed attempt waits between attempts at a target of a distributed attack. */
export const PAUSE_UNDER_ATTACK = MINUTE;
/** First wait after the free attempts, in seconds; each further attempt doubles it. */
export const FIRST_WAIT = 30;
/** Longest wait, in seconds, so that nobody is locked out for good. */
export const LONGEST_WAIT = 15 * MINUTE;
/** Seconds after the last attempt at which attempts are forgotten. */
export const TRIES_FORGOTTEN_AFTER = HOUR;
/** Seconds between two cleanups of expired rows. */
export const SWEEP_EVERY = 5 * MINUTE;
