import type { OrderRequest } from '@pasal/shared/contracts';

/**
 * One attempt to place one order, until the server confirms it. All requests use the cart's key, shared by the
 * browser's tabs, even if form or cart change in between: a request believed lost may still arrive, and the server
 * places only one body per key and refuses others with 422 (D16). A new key would place a second order.
 */
export interface OrderAttempt {
  key: string;
  /** Every body sent, as text, latest last. */
  sent: readonly string[];
  /** When the latest was sent, in ms, while its response is awaited; null otherwise. */
  waitingSince: number | null;
}

/** More than the number of changes in any one attempt. */
const MOST_BODIES = 10;
/** A response older than this is no longer what the shopper waits for: ms. */
const RESUMED_WITHIN = 10 * 60_000;

/** The attempt when `body` is sent at `now`: the current one, or a new one under `key`. */
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

/** The body whose response was awaited when the page was left, if recently. */
export function awaitedBody(attempt: OrderAttempt | null, now: number): OrderRequest | null {
  const text = attempt?.sent.at(-1);
  if (!attempt?.waitingSince || text === undefined) return null;
  const age = now - attempt.waitingSince;
  return age >= 0 && age < RESUMED_WITHIN ? (JSON.parse(text) as OrderRequest) : null;
}
