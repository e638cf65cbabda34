import { useState } from 'react';
import { useDistrictsQuery } from '@pasal/shared/api';
import type { OrderRequest } from '@pasal/shared/contracts';
import { selectCartTotal, useShopSelector } from '@pasal/shared/shell';
import type { FormProblems } from '@pasal/shared/ui';
import { useCartQuote } from '../../features/cart-quote/use-cart-quote';
import { useCheckoutForm } from '../../features/checkout-form/use-checkout-form';
import * as messages from '../../features/checkout-form/messages';
import * as placeOrderMessages from '../../features/place-order/messages';
import { useConnection } from '../../features/place-order/use-connection';
import { useResume } from '../../features/place-order/use-resume';
import { readDraft } from '../../model/checkout-draft';
import { costsOf, whereOf } from '../../model/delivery-costs';
import { orderRequestOf } from '../../model/order-request';
import { wasSentLast } from '../../model/order-attempt';
import { tellRefusal, useOrderSending } from './use-order-sending';

/** On the way to the confirmation; waiting for an order sent before this page was opened; the form. */
type CheckoutFace = 'placed' | 'finishing' | 'form';

/** The way from the filled form to the confirmation, with every stop there can be. */
export function useCheckout(onChangedLines: () => void) {
  const [where, setWhere] = useState<ReturnType<typeof whereOf>>({});
  const quote = useCartQuote(where);
  const { send, placing, failure, placed, ordered } = useOrderSending((lines, isOtherCharge) => {
    // What the delivery costs now comes with a new quote, and the lines too.
    if (isOtherCharge) quote.retry();
    else quote.learn(lines);
    onChangedLines();
  });
  const [agreed, setAgreed] = useState(false);
  const [submitted, setSubmitted] = useState(false);

  /** The order as the form and the cart are now. */
  const sendAll = async (): Promise<FormProblems | undefined> => {
    if (!body) return undefined;
    if (quote.overLimit !== null || quote.lines.some(({ problem }) => problem)) {
      tellRefusal(placeOrderMessages.acceptFirst);
      onChangedLines();
      return undefined;
    }
    setSubmitted(true);
    return send(body);
  };

  const form = useCheckoutForm({
    send: sendAll,
    onIncomplete: () => tellRefusal(messages.incomplete),
  });
  // Where it goes is asked about as it is chosen.
  const { data: places } = useDistrictsQuery();
  const wanted = whereOf(form.values, places?.districts);
  if (JSON.stringify(wanted) !== JSON.stringify(where)) setWhere(wanted);
  const costs = costsOf(useShopSelector(selectCartTotal), quote.delivery);
  const body = orderRequestOf(
    form.values,
    quote.lines.map(({ item }) => item),
    costs.charge,
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
  return { ...quote, costs, form, failure, placing, agreed, setAgreed, offline, face, ordered };
}
