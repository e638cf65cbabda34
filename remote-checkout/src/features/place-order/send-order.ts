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

/** The result of an attempt and its key; `body` is the one that was placed, which may be an earlier one. */
export type Outcome = { key: string } & (
  { order: PlacedOrder; body: OrderRequest; earlier: boolean } | { failure: PlacingFailure }
);

async function sendAll(call: Call, { key, sent }: OrderAttempt): Promise<Outcome> {
  let failure: PlacingFailure | undefined;
  // The latest first; when the key turns out to be used, an earlier one got through unheard.
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
  // An attempt from before another tab ordered: it is settled, and this is the cart that came after.
  const isNext = attempt.key !== cartKey && !previous?.sent.includes(JSON.stringify(body));
  if (isNext && 'failure' in outcome && outcome.failure.keyTaken) {
    attempt = start(null);
    outcome = await sendAll(call, attempt);
  }
  return { attempt, outcome };
}

/**
 * Sends an order under the key of its cart (D16), and keeps the attempt over a reload until there is an answer.
 * Answers null when the browser ended the call with the page: the next page asks again.
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
  // The key fits none of the bodies: another tab placed an order under it.
  else if (outcome.failure.keyTaken) updateDraft({ attempt: null });
  else updateDraft({ attempt: { ...attempt, waitingSince: null } });
  return outcome;
}
