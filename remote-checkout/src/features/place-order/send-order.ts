import type { OrderRequest, PlacedOrder, PlaceOrderResponse } from '@pasal/shared/contracts';
import { readDraft, settleDraft, updateDraft } from '../../model/checkout-draft';
import { attemptWith, type OrderAttempt } from '../../model/order-attempt';
import type { PlacingFailure } from '../../model/ordering';
import { placingFailureOf } from './placing-failure';
import { watchLeaving } from './watch-leaving';

/** The call that places an order. */
type Call = (request: {
  body: OrderRequest;
  headers: { 'Idempotency-Key': string };
}) => Promise<{ data?: PlaceOrderResponse | undefined; error?: unknown }>;

/** The result of an attempt with its key; `body` is the one that was placed, possibly an earlier one. */
export type Outcome = { key: string } & (
  { order: PlacedOrder; body: OrderRequest; earlier: boolean } | { failure: PlacingFailure }
);

async function sendAll(call: Call, { key, sent }: OrderAttempt): Promise<Outcome> {
  let failure: PlacingFailure | undefined;
  // Latest first; if the key is already used, an earlier one was placed although its response was lost.
  for (const text of sent.toReversed()) {
    const body = JSON.parse(text) as OrderRequest;
    const { data, error } = await call({ body, headers: { 'Idempotency-Key': key } });
    if (data) return { key, order: data.order, body, earlier: failure !== undefined };
    failure = placingFailureOf(error);
    if (!failure.keyTaken) break;
  }
  return { key, failure: failure ?? placingFailureOf(undefined) };
}

async function sendAttempt(call: Call, body: OrderRequest, cartKey: string) {
  const start = (previous: OrderAttempt | null) => {
    const attempt = attemptWith(previous, body, { key: cartKey, now: Date.now() });
    updateDraft({ attempt });
    return attempt;
  };
  const previous = readDraft().attempt;
  let attempt = start(previous);
  let outcome = await sendAll(call, attempt);
  // An attempt from before another tab ordered: it is settled, and this is the next cart.
  const isNext = attempt.key !== cartKey && !previous?.sent.includes(JSON.stringify(body));
  if (isNext && 'failure' in outcome && outcome.failure.keyTaken) {
    attempt = start(null);
    outcome = await sendAll(call, attempt);
  }
  return { attempt, outcome };
}

/**
 * Sends an order under its cart's key (D16), and stores the attempt over a reload until there is a response.
 * Resolves to null if the browser aborted the call on unload: the next page asks again.
 */
export async function sendOrder(
  call: Call,
  body: OrderRequest,
  cartKey: string,
): Promise<Outcome | null> {
  const stopWatching = watchLeaving();
  let left = false;
  const sending = sendAttempt(call, body, cartKey);
  const { attempt, outcome } = await sending.finally(() => {
    left = stopWatching();
  });
  if (left && 'failure' in outcome && outcome.failure.unreachable) return null;
  if ('order' in outcome) settleDraft();
  // The key matches none of the bodies: another tab used it.
  else if (outcome.failure.keyTaken) updateDraft({ attempt: null });
  else updateDraft({ attempt: { ...attempt, waitingSince: null } });
  return outcome;
}
