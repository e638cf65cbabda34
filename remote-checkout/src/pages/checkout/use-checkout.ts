import { useState } from 'react';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { limitCart, notify, TOAST_DURATION, useShopDispatch } from '@pasal/shared/shell';
import type { OrderRequest } from '@pasal/shared/contracts';
import type { FormProblems } from '@pasal/shared/ui';
import { useCartQuote } from '../../features/cart-quote/use-cart-quote';
import { useCheckoutForm } from '../../features/checkout-form/use-checkout-form';
import { INCOMPLETE } from '../../features/checkout-form/messages';
import { ACCEPT_FIRST, ORDER_PLACED } from '../../features/place-order/messages';
import type { PlacingFailure } from '../../features/place-order/placing-failure';
import { useConnection } from '../../features/place-order/use-connection';
import { usePlaceOrder } from '../../features/place-order/use-place-order';
import { useResume } from '../../features/place-order/use-resume';
import { readDraft } from '../../model/checkout-draft';
import { orderRequestOf } from '../../model/order-request';
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
  const { place, emptyCartOf, placing } = usePlaceOrder();
  const [failure, setFailure] = useState<PlacingFailure | null>(null);
  const [placed, setPlaced] = useState(false);
  const [ordered, setOrdered] = useState<PlacingFailure['ordered']>(null);
  const [agreed, setAgreed] = useState(false);
  const [submitted, setSubmitted] = useState(false);

  /** Shows what is said against the order; answers with what is wrong with its fields. */
  const refuse = (refused: PlacingFailure, key: string): FormProblems | undefined => {
    if (refused.ordered) {
      setOrdered(refused.ordered);
      emptyCartOf(key, refused.ordered);
      return undefined;
    }
    fail(refused.message);
    if (refused.keyTaken) emptyCartOf(key, { items: [] });
    if (refused.limits) dispatch(limitCart(refused.limits));
    // Lines that changed say so themselves, and no longer than they differ.
    if (!refused.lines?.length) setFailure(refused);
    if (refused.lines) {
      quote.learn(refused.lines);
      onChangedLines();
      return undefined;
    }
    return Object.keys(refused.fields).length > 0 ? refused.fields : undefined;
  };

  const send = async (wanted: OrderRequest): Promise<FormProblems | undefined> => {
    setFailure(null);
    const outcome = await place(wanted);
    if (!outcome) return undefined;
    if ('failure' in outcome) return refuse(outcome.failure, outcome.key);
    const { order, earlier } = outcome;
    const { delivery_type, phone } = outcome.body;
    const state: PlacedOrderState = { order, delivery_type, phone, earlier };
    setPlaced(true);
    notify.success(ORDER_PLACED, { duration: TOAST_DURATION.orderSuccess, flow: FLOW });
    emptyCartOf(outcome.key, order);
    await navigate(paths.order(order.order_number), { state, replace: true });
    return undefined;
  };

  /** The order as the form and the cart are now. */
  const sendAll = async (): Promise<FormProblems | undefined> => {
    if (!body) return undefined;
    if (quote.overLimit !== null || quote.lines.some(({ problem }) => problem)) {
      fail(ACCEPT_FIRST);
      onChangedLines();
      return undefined;
    }
    setSubmitted(true);
    return send(body);
  };

  const form = useCheckoutForm({ send: sendAll, onIncomplete: () => fail(INCOMPLETE) });
  const body = orderRequestOf(
    form.values,
    quote.lines.map(({ item }) => item),
  );

  /** Sends without the form's button. */
  const sendAgain = async (order: OrderRequest) => {
    const problems = await send(order);
    if (problems) form.report(problems);
  };
  useResume(sendAgain);

  // What found no connection goes out when there is one again, while nothing in it was changed.
  const unheard = failure?.unreachable && wasSentLast(readDraft().attempt, body) ? body : null;
  const awaited = unheard !== null && agreed && !placing;
  const online = useConnection(awaited, () => {
    if (!unheard) return;
    setSubmitted(true);
    void sendAgain(unheard);
  });

  // Another tab may empty the cart while this one still waits.
  const finishing = placing && (!submitted || quote.lines.length === 0);
  const face: CheckoutFace = placed ? 'placed' : finishing ? 'finishing' : 'form';
  const offline = awaited && !online;
  return { ...quote, form, failure, placing, agreed, setAgreed, offline, face, ordered };
}
