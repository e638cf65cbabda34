import type { OrderRequest, PlacedOrder, QuotedLine } from '@pasal/shared/contracts';
import { isOrderKey, makeIdempotencyKey } from '@pasal/shared/domain';
import { useNavigate } from '@pasal/shared/routing';
import {
  cartOrdered,
  limitCart,
  notify,
  removeFromCart,
  selectOrderKey,
  TOAST_DURATION,
  useShopDispatch,
  useShopSelector,
} from '@pasal/shared/shell';
import type { FormProblems } from '@pasal/shared/ui';
import { usePlaceOrderMutation } from '../../checkout-api';
import type { PlacingFailure } from '../../model/ordering';
import { dispatchOrdering } from '../../model/ordering-store';
import type { PlacedOrderState } from '../../model/placed-order';
import { ownPaths } from '../../paths';
import * as messages from './messages';
import { brokenFailure } from './placing-failure';
import { sendOrder, type Outcome } from './send-order';

const FLOW = 'place-order';

/** Shows why the order wasn't placed; the toast closes once it is. */
export const notifyRefusal = (message: string) =>
  notify.error(message, { duration: TOAST_DURATION.orderError, flow: FLOW });

/** Removes the lines ordered under a key from the cart, which may have changed since, and the key with them. */
function useEmptyCart(orderKey: string | undefined) {
  const dispatch = useShopDispatch();
  return (used: string, { items }: Pick<PlacedOrder, 'items'>) => {
    const products = items.map(({ product_id: id, variant_id }) => ({ id, variant_id }));
    // A key from before the cart had one counts as the cart's.
    const key = isOrderKey(used) ? used : orderKey;
    if (key !== undefined && orderKey !== undefined) dispatch(cartOrdered({ key, products }));
    // A host that stores no keys.
    else for (const line of products) dispatch(removeFromCart(line));
  };
}

interface PlacingOptions {
  /** When the quote of the sent cart was made. */
  quotedAt: number | undefined;
  /** Called with the refused lines, and whether the delivery charge has changed. */
  onRefusedLines: (lines: readonly QuotedLine[], isOtherCharge: boolean) => void;
}

/** Places orders, one at a time, and reports each outcome. */
export function usePlacing({ quotedAt, onRefusedLines }: PlacingOptions) {
  const dispatch = useShopDispatch();
  const navigate = useNavigate();
  const orderKey = useShopSelector(selectOrderKey);
  const [call] = usePlaceOrderMutation();
  const emptyCartOf = useEmptyCart(orderKey);

  /** Sends it; an unexpected error is an outcome too, so that the form can be sent again. */
  async function outcomeOf(body: OrderRequest): Promise<Outcome | null> {
    try {
      return await sendOrder(call, body, orderKey ?? makeIdempotencyKey(globalThis.crypto));
    } catch (error) {
      reportError(error);
      return { key: orderKey ?? '', failure: brokenFailure() };
    }
  }

  /** Shows the refusal; returns the problems of its fields. */
  function refuse(failure: PlacingFailure, key: string): FormProblems | undefined {
    if (failure.ordered) {
      emptyCartOf(key, failure.ordered);
      return undefined;
    }
    notifyRefusal(failure.message);
    if (failure.keyTaken) emptyCartOf(key, { items: [] });
    if (failure.limits) dispatch(limitCart(failure.limits));
    if (failure.lines) {
      onRefusedLines(failure.lines, failure.charge !== null);
      return undefined;
    }
    return Object.keys(failure.fields).length > 0 ? failure.fields : undefined;
  }

  async function confirm({ key, order, body, earlier }: Extract<Outcome, { order: PlacedOrder }>) {
    const { delivery_type, phone } = body;
    const state: PlacedOrderState = { order, delivery_type, phone, earlier };
    notify.success(messages.orderPlaced, { duration: TOAST_DURATION.orderSuccess, flow: FLOW });
    emptyCartOf(key, order);
    await navigate(ownPaths.order(order.order_number), { state, replace: true });
  }

  /** Resolves to the server's problems with the fields. */
  return async (body: OrderRequest, how: 'sent' | 'resumed'): Promise<FormProblems | undefined> => {
    if (!dispatchOrdering({ type: how })) return undefined;
    const outcome = await outcomeOf(body);
    if (!outcome) {
      dispatchOrdering({ type: 'cut-off' });
      return undefined;
    }
    if ('failure' in outcome) {
      const { failure, key } = outcome;
      dispatchOrdering({ type: 'refused', failure, body, quotedAt });
      return refuse(failure, key);
    }
    dispatchOrdering({ type: 'placed' });
    await confirm(outcome);
    return undefined;
  };
}
