import type { OrderRequest, PlacedOrder } from '@pasal/shared/contracts';
import { usePlaceOrderMutation } from '../../checkout-api';
import { forgetDraft, keepDraft, readDraft } from '../../model/checkout-draft';
import { attemptWith } from '../../model/order-attempt';
import { placingFailureOf, type PlacingFailure } from './placing-failure';
import { watchLeaving } from './watch-leaving';

/** What became of an attempt; `body` is the one that was placed, which may be an earlier one. */
type Outcome =
  { order: PlacedOrder; body: OrderRequest; earlier: boolean } | { failure: PlacingFailure };

/**
 * The second of two quick presses comes before the button is disabled, and a page that is left and
 * opened again must not send while the first is still waiting: one at a time in this tab.
 */
let underWay = false;

/** Sends an order, one at a time, under one key per attempt (decision 16). */
export function usePlaceOrder() {
  // The cache key is one for every instance of the page: coming back, it still shows as placing.
  const [send, { isLoading }] = usePlaceOrderMutation({ fixedCacheKey: 'order' });

  const sendAll = async (key: string, texts: readonly string[]): Promise<Outcome> => {
    let failure: PlacingFailure | undefined;
    // The latest first; when the key turns out to be used, an earlier one got through unheard.
    for (const text of texts.toReversed()) {
      const body = JSON.parse(text) as OrderRequest;
      const { data, error } = await send({ body, key });
      if (data) return { order: data.order, body, earlier: failure !== undefined };
      failure = placingFailureOf(error);
      if (!failure.keyTaken) break;
    }
    return { failure: failure ?? placingFailureOf(undefined) };
  };

  const place = async (body: OrderRequest): Promise<Outcome | null> => {
    if (underWay) return null;
    underWay = true;
    const surroundings = { source: globalThis.crypto, now: Date.now() };
    const attempt = attemptWith(readDraft().attempt, body, surroundings);
    keepDraft({ attempt });
    const stopWatching = watchLeaving();
    const outcome = await sendAll(attempt.key, attempt.sent);
    underWay = false;
    const left = stopWatching();
    // Not an answer: the browser ended the call with the page. The next one asks again.
    if (left && 'failure' in outcome && outcome.failure.unreachable) return null;
    if ('order' in outcome) forgetDraft();
    // A key that fits none of the bodies is not this attempt's; the next one gets a new key.
    else if (outcome.failure.keyTaken) keepDraft({ attempt: null });
    else keepDraft({ attempt: { ...attempt, waitingSince: null } });
    return outcome;
  };

  return { place, placing: isLoading };
}
