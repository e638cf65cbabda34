/** Attempts after which a message has failed: spread over about a day. */
export const MAX_ATTEMPTS = 15;
const FIRST_DELAY = 30;
const LONGEST_DELAY = 4 * 60 * 60;

/**
 * Seconds until the next attempt: doubled after each, up to four hours, with 25 % jitter, so that messages that failed together are not
 * retried together.
 * @param attempts made so far, 1 or more
 * @param random from 0 to 1
 */
export function retryDelay(attempts: number, random: number = Math.random()): number {
  const delay = Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY);
  return delay * (0.75 + random / 2);
}
