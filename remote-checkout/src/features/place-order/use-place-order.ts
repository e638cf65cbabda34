import type { OrderRequest, PlacedOrder } from '@pasal/shared/contracts';
import { isOrderKey, makeIdempotencyKey } from '@pasal/shared/domain';
import {
  cartOrdered,
  removeFromCart,
  selectOrderKey,
  useShopDispatch,
  useShopSelector,
} from '@pasal/shared/shell';
import { usePlaceOrderMutation } from '../../checkout-api';
import { forgetDraft, keepDraft, readDraft } from '../../model/checkout-draft';
import { attemptWith, type OrderAttempt } from '../../model/order-attempt';
import { placingFailureOf, type PlacingFailure } from './placing-failure';
import { watchLeaving } from './watch-leaving';

/**
 * What became of an attempt, and under which key; `body` is the one that was placed, which may be an
 * earlier one.
 */
type Outcome = { key: string } & (
  { order: PlacedOrder; body: OrderRequest; earlier: boolean } | { failure: PlacingFailure }
);

/**
 * The second of two quick presses comes before the button is disabled, and a page that is left and
 * opened again must not send while the first is still waiting: one at a time in this tab.
 */
let underWay = false;

/** Sends an order, one at a time, under the key of the cart (D16). */
export function usePlaceOrder() {
  const dispatch = useShopDispatch();
  const orderKey = useShopSelector(selectOrderKey);
  // The cache key is one for every instance of the page: coming back, it still shows as placing.
  const [send, { isLoading }] = usePlaceOrderMutation({ fixedCacheKey: 'order' });

  const sendAll = async (key: string, texts: readonly string[]): Promise<Outcome> => {
    let failure: PlacingFailure | undefined;
    // The latest first; when the key turns out to be used, an earlier one got through unheard.
    for (const text of texts.toReversed()) {
      const body = JSON.parse(text) as OrderRequest;
      const { data, error } = await send({ body, headers: { 'Idempotency-Key': key } });
      if (data) return { key, order: data.order, body, earlier: failure !== undefined };
      failure = placingFailureOf(error);
      if (!failure.keyTaken) break;
    }
    return { key, failure: failure ?? placingFailureOf(undefined) };
  };

  const sendAttempt = (previous: OrderAttempt | null, body: OrderRequest, key: string) => {
    const attempt = attemptWith(previous, body, { key, now: Date.now() });
    keepDraft({ attempt });
    return { attempt, sending: sendAll(attempt.key, attempt.sent) };
  };

  const place = async (body: OrderRequest): Promise<Outcome | null> => {
    if (underWay) return null;
    underWay = true;
    const stopWatching = watchLeaving();
    const previous = readDraft().attempt;
    const key = orderKey ?? makeIdempotencyKey(globalThis.crypto);
    let { attempt, sending } = sendAttempt(previous, body, key);
    let outcome = await sending;
    // An attempt from before another tab ordered: it is settled, and this is the cart that came after.
    const isNext = attempt.key !== key && !previous?.sent.includes(JSON.stringify(body));
    if (isNext && 'failure' in outcome && outcome.failure.keyTaken) {
      ({ attempt, sending } = sendAttempt(null, body, key));
      outcome = await sending;
    }
    underWay = false;
    const left = stopWatching();
    // Not an answer: the browser ended the call with the page. The next one asks again.
    if (left && 'failure' in outcome && outcome.failure.unreachable) return null;
    if ('order' in outcome) forgetDraft();
    // The key fits none of the bodies: another tab placed an order under it.
    else if (outcome.failure.keyTaken) keepDraft({ attempt: null });
    else keepDraft({ attempt: { ...attempt, waitingSince: null } });
    return outcome;
  };

  /** What was ordered under a key leaves the cart, which may have gone on since, and the key with it. */
  const emptyCartOf = (used: string, { items }: Pick<PlacedOrder, 'items'>) => {
    const products = items.map(({ product_id: id, variant_id }) => ({ id, variant_id }));
    // A key from before the cart had one stands for the cart's.
    const key = isOrderKey(used) ? used : orderKey;
    if (key !== undefined && orderKey !== undefined) dispatch(cartOrdered({ key, products }));
    // A host that keeps no keys.
    else for (const line of products) dispatch(removeFromCart(line));
  };

  return { place, emptyCartOf, placing: isLoading };
}
