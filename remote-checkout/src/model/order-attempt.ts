import type { OrderRequest } from '@pasal/shared/contracts';

/**
 * One attempt to place one order, until the server says it is placed. All it sends goes under the key
 * of the cart, which the tabs of a browser share, also when the form or the cart changed in between:
 * a request that was believed lost may still arrive, and of all bodies under a key the server places
 * one and refuses the others with 422 (D16). A new key would make a second order of it.
 */
export interface OrderAttempt {
  key: string;
  /** Every body sent, as text, the latest last. */
  sent: readonly string[];
  /** When the latest was sent, in ms, while its answer is awaited; null once there was one or none. */
  waitingSince: number | null;
}

/** More than anyone changes an order in one attempt. */
const MOST_BODIES = 10;
/** An answer awaited longer than this is no longer what the shopper waits for: ms. */
const RESUMED_WITHIN = 10 * 60_000;

/** The attempt as it stands when `body` is sent at `now`: the one under way, else a new one under `key`. */
export function attemptWith(
  previous: OrderAttempt | null,
  body: OrderRequest,
  { key, now }: { key: string; now: number },
): OrderAttempt {
  const text = JSON.stringify(body);
  const before = previous?.sent.filter((sent) => sent !== text) ?? [];
  return {
    key: previous?.key ?? key,
    sent: [...before, text].slice(-MOST_BODIES),
    waitingSince: now,
  };
}

/** The body whose answer the page was waiting for when it was left, while that is not long ago. */
export function awaitedBody(attempt: OrderAttempt | null, now: number): OrderRequest | null {
  const text = attempt?.sent.at(-1);
  if (!attempt?.waitingSince || text === undefined) return null;
  const age = now - attempt.waitingSince;
  return age >= 0 && age < RESUMED_WITHIN ? (JSON.parse(text) as OrderRequest) : null;
}
