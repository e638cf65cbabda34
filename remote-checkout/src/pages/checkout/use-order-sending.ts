import { useState } from 'react';
import { useNavigate } from '@pasal/shared/routing';
import { limitCart, notify, TOAST_DURATION, useShopDispatch } from '@pasal/shared/shell';
import type { OrderRequest, QuotedLine } from '@pasal/shared/contracts';
import type { FormProblems } from '@pasal/shared/ui';
import * as messages from '../../features/place-order/messages';
import type { PlacingFailure } from '../../features/place-order/placing-failure';
import { usePlaceOrder } from '../../features/place-order/use-place-order';
import type { PlacedOrderState } from '../../model/placed-order';
import { ownPaths } from '../../paths';

const FLOW = 'place-order';

/** Says why the order was not placed; the toast goes when it is. */
export const tellRefusal = (message: string) =>
  notify.error(message, { duration: TOAST_DURATION.orderError, flow: FLOW });

/** Sends an order and says what became of it. `onRefusedLines` takes in what the shop says of its lines, and whether the delivery costs something else. */
export function useOrderSending(
  onRefusedLines: (lines: QuotedLine[], isOtherCharge: boolean) => void,
) {
  const dispatch = useShopDispatch();
  const navigate = useNavigate();
  const { place, emptyCartOf, placing } = usePlaceOrder();
  const [failure, setFailure] = useState<PlacingFailure | null>(null);
  const [placed, setPlaced] = useState(false);
  const [ordered, setOrdered] = useState<PlacingFailure['ordered']>(null);

  /** Shows what is said against the order; answers with what is wrong with its fields. */
  const refuse = (refused: PlacingFailure, key: string): FormProblems | undefined => {
    if (refused.ordered) {
      setOrdered(refused.ordered);
      emptyCartOf(key, refused.ordered);
      return undefined;
    }
    tellRefusal(refused.message);
    if (refused.keyTaken) emptyCartOf(key, { items: [] });
    if (refused.limits) dispatch(limitCart(refused.limits));
    // Lines that changed say so themselves, and no longer than they differ.
    if (!refused.lines?.length) setFailure(refused);
    if (refused.lines) {
      onRefusedLines(refused.lines, refused.charge !== null);
      return undefined;
    }
    return Object.keys(refused.fields).length > 0 ? refused.fields : undefined;
  };

  /** Answers with what the server found wrong with the fields. */
  const send = async (wanted: OrderRequest): Promise<FormProblems | undefined> => {
    setFailure(null);
    const outcome = await place(wanted);
    if (!outcome) return undefined;
    if ('failure' in outcome) return refuse(outcome.failure, outcome.key);
    const { order, earlier } = outcome;
    const { delivery_type, phone } = outcome.body;
    const state: PlacedOrderState = { order, delivery_type, phone, earlier };
    setPlaced(true);
    notify.success(messages.orderPlaced, { duration: TOAST_DURATION.orderSuccess, flow: FLOW });
    emptyCartOf(outcome.key, order);
    await navigate(ownPaths.order(order.order_number), { state, replace: true });
    return undefined;
  };

  return {
    send,
    placing,
    /** Why the last try was refused, unless its lines say so themselves. */
    failure,
    placed,
    /** The order this one turned out to be: another tab or visit placed it. */
    ordered,
  };
}
