import { useState } from 'react';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { limitCart, notify, TOAST_DURATION, useShopDispatch } from '@pasal/shared/shell';
import type { OrderRequest } from '@pasal/shared/contracts';
import { useCartQuote } from '../../features/cart-quote/use-cart-quote';
import { useCheckoutForm } from '../../features/checkout-form/use-checkout-form';
import { INCOMPLETE } from '../../features/checkout-form/messages';
import { ACCEPT_FIRST, ORDER_PLACED } from '../../features/place-order/messages';
import type { PlacingFailure } from '../../features/place-order/placing-failure';
import { useConnection } from '../../features/place-order/use-connection';
import { usePlaceOrder } from '../../features/place-order/use-place-order';
import { useResume } from '../../features/place-order/use-resume';
import { readDraft } from '../../model/checkout-draft';
import { orderRequestOf } from '../../model/checkout-values';
import { wasSentLast } from '../../model/order-attempt';
import type { PlacedOrderState } from '../../model/placed-order';

const FLOW = 'place-order';
const fail = (message: string) =>
  notify.error(message, { duration: TOAST_DURATION.orderError, flow: FLOW });

/** On the way to the confirmation; waiting for an order sent before this page was opened; the form. */
type CheckoutFace = 'placed' | 'finishing' | 'form';

/** The way from the filled form to the confirmation, with every stop there can be. */
export function useCheckout(onChangedLines: () => void) {
  const dispatch = useShopDispatch();
  const navigate = useNavigate();
  const quote = useCartQuote();
  const form = useCheckoutForm();
  const { place, emptyCartOf, placing } = usePlaceOrder();
  const [failure, setFailure] = useState<PlacingFailure | null>(null);
  const [placed, setPlaced] = useState(false);
  const [ordered, setOrdered] = useState<PlacingFailure['ordered']>(null);
  const [agreed, setAgreed] = useState(false);
  const [submitted, setSubmitted] = useState(false);

  const refuse = (refused: PlacingFailure, key: string) => {
    if (refused.ordered) {
      setOrdered(refused.ordered);
      emptyCartOf(key, refused.ordered);
      return;
    }
    fail(refused.message);
    if (refused.keyTaken) emptyCartOf(key, { items: [] });
    if (refused.limits) dispatch(limitCart(refused.limits));
    // Lines that changed say so themselves, and no longer than they differ.
    if (!refused.lines?.length) setFailure(refused);
    if (refused.lines) {
      quote.learn(refused.lines);
      onChangedLines();
    } else if (Object.keys(refused.fields).length > 0) {
      form.report(refused.fields);
    }
  };

  const send = async (wanted: OrderRequest) => {
    setFailure(null);
    const outcome = await place(wanted);
    if (!outcome) return;
    if ('failure' in outcome) {
      refuse(outcome.failure, outcome.key);
      return;
    }
    const { order, earlier } = outcome;
    const { delivery_type, phone } = outcome.body;
    const state: PlacedOrderState = { order, delivery_type, phone, earlier };
    setPlaced(true);
    notify.success(ORDER_PLACED, { duration: TOAST_DURATION.orderSuccess, flow: FLOW });
    emptyCartOf(outcome.key, order);
    await navigate(paths.order(order.order_number), { state, replace: true });
  };

  const body = orderRequestOf(
    form.values,
    quote.lines.map(({ item }) => item),
  );
  const sendAll = (order: OrderRequest) => {
    setSubmitted(true);
    return send(order);
  };

  const submit = async () => {
    const wrong = form.check();
    if (wrong === 'incomplete') fail(INCOMPLETE);
    if (wrong || !body) return;
    if (quote.overLimit !== null || quote.lines.some(({ problem }) => problem)) {
      fail(ACCEPT_FIRST);
      onChangedLines();
      return;
    }
    await sendAll(body);
  };

  useResume(send);

  // What found no connection goes out when there is one again, while nothing in it was changed.
  const unheard = failure?.unreachable && wasSentLast(readDraft().attempt, body) ? body : null;
  const awaited = unheard !== null && agreed && !placing;
  const online = useConnection(awaited, () => unheard && void sendAll(unheard));

  // Another tab may empty the cart while this one still waits.
  const finishing = placing && (!submitted || quote.lines.length === 0);
  const face: CheckoutFace = placed ? 'placed' : finishing ? 'finishing' : 'form';
  const offline = awaited && !online;
  return { ...quote, form, failure, placing, agreed, setAgreed, offline, face, ordered, submit };
}
