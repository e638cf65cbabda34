import { useRef } from 'react';
import type { OrderRequest, PlacedOrder } from '@pasal/shared/contracts';
import { usePlaceOrderMutation } from '../../checkout-api';
import { forgetDraft, keepDraft, readDraft } from '../../model/checkout-draft';
import { attemptFor } from '../../model/order-attempt';
import { placingFailureOf, type PlacingFailure } from './placing-failure';

type Outcome = { order: PlacedOrder } | { failure: PlacingFailure };

/** Sends an order, one at a time, under one key per attempt (decision 16). */
export function usePlaceOrder() {
  const [send, { isLoading }] = usePlaceOrderMutation();
  // The second of two quick presses comes before the button is disabled.
  const underWay = useRef(false);

  const place = async (body: OrderRequest): Promise<Outcome | null> => {
    if (underWay.current) return null;
    underWay.current = true;
    const attempt = attemptFor(readDraft().attempt, body, globalThis.crypto);
    keepDraft({ attempt });
    const { data, error } = await send({ body, key: attempt.key });
    underWay.current = false;
    if (data) {
      forgetDraft();
      return { order: data.order };
    }
    const failure = placingFailureOf(error);
    if (failure.keyTaken) keepDraft({ attempt: null });
    return { failure };
  };

  return { place, placing: isLoading };
}
