import { useState } from 'react';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { clearCart, notify, TOAST_DURATION, useShopDispatch } from '@pasal/shared/shell';
import { useCartQuote } from '../../features/cart-quote/use-cart-quote';
import { useCheckoutForm } from '../../features/checkout-form/use-checkout-form';
import { ACCEPT_FIRST, INCOMPLETE, ORDER_PLACED } from '../../features/place-order/messages';
import type { PlacingFailure } from '../../features/place-order/placing-failure';
import { usePlaceOrder } from '../../features/place-order/use-place-order';
import { orderRequestOf } from '../../model/checkout-values';
import type { PlacedOrderState } from '../../model/placed-order';

const fail = (message: string) => notify.error(message, { duration: TOAST_DURATION.orderError });

/** The way from the filled form to the confirmation, with every stop there can be. */
export function useCheckout(onChangedLines: () => void) {
  const dispatch = useShopDispatch();
  const navigate = useNavigate();
  const quote = useCartQuote();
  const form = useCheckoutForm();
  const { place, placing } = usePlaceOrder();
  const [failure, setFailure] = useState<PlacingFailure | null>(null);
  const [placed, setPlaced] = useState(false);

  const refuse = (refused: PlacingFailure) => {
    fail(refused.message);
    // Lines that changed say so themselves, and no longer than they differ.
    if (!refused.lines?.length) setFailure(refused);
    if (refused.lines) {
      quote.learn(refused.lines);
      onChangedLines();
    } else if (Object.keys(refused.fields).length > 0) {
      form.report(refused.fields);
    }
  };

  const submit = async () => {
    const wrong = form.check();
    if (wrong === 'incomplete') fail(INCOMPLETE);
    const body = orderRequestOf(
      form.values,
      quote.lines.map(({ item }) => item),
    );
    if (wrong || !body) return;
    if (quote.lines.some(({ problem }) => problem)) {
      fail(ACCEPT_FIRST);
      onChangedLines();
      return;
    }
    setFailure(null);
    const outcome = await place(body);
    if (!outcome) return;
    if ('failure' in outcome) {
      refuse(outcome.failure);
      return;
    }
    const { order } = outcome;
    const state: PlacedOrderState = { order, delivery_type: body.delivery_type };
    setPlaced(true);
    notify.success(ORDER_PLACED, { duration: TOAST_DURATION.orderSuccess });
    dispatch(clearCart());
    await navigate(paths.order(order.order_number), { state, replace: true });
  };

  return { ...quote, form, failure, placing, placed, submit };
}
