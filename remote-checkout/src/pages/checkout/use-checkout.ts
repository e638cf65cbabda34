import { useState } from 'react';
import { useDistrictsQuery } from '@pasal/shared/api';
import type { OrderRequest } from '@pasal/shared/contracts';
import { totalOf, type OrderFormValues } from '@pasal/shared/domain';
import type { FormProblems } from '@pasal/shared/ui';
import { useCartQuote } from '../../features/cart-quote/use-cart-quote';
import { useCheckoutForm } from '../../features/checkout-form/use-checkout-form';
import * as messages from '../../features/checkout-form/messages';
import * as placeOrderMessages from '../../features/place-order/messages';
import { useConnection } from '../../features/place-order/use-connection';
import { useOrdering } from '../../features/place-order/use-ordering';
import { notifyRefusal, usePlacing } from '../../features/place-order/use-placing';
import { useResume } from '../../features/place-order/use-resume';
import { costsOf, whereOf } from '../../model/delivery-costs';
import { orderRequestOf } from '../../model/order-request';
import { awaitsConnection, chooseView } from '../../model/ordering';
import { dispatchOrdering } from '../../model/ordering-store';

const agree = (agreed: boolean) => void dispatchOrdering({ type: 'agreed', agreed });

/** The flow from the completed form to the confirmation, with all its states. */
export function useCheckout(onChangedLines: () => void) {
  const ordering = useOrdering();
  const [where, setWhere] = useState<ReturnType<typeof whereOf>>({});
  const quote = useCartQuote(where, ordering.learned);
  const costs = costsOf(totalOf(quote.bought), quote.delivery);
  const place = usePlacing({
    quotedAt: quote.quotedAt,
    onRefusedLines: (lines, isOtherCharge) => {
      // A new charge requires a new quote, which includes the lines.
      if (isOtherCharge || lines.length === 0) quote.retry();
      onChangedLines();
    },
  });

  /** The order from form and cart; null while the form is incomplete. */
  const bodyOf = (values: OrderFormValues) => orderRequestOf(values, quote.bought, costs.charge);

  const send = async (values: OrderFormValues): Promise<FormProblems | undefined> => {
    const body = bodyOf(values);
    if (!body) return undefined;
    const isOpen = quote.lines.some(({ problem, isLeftOut }) => problem && !isLeftOut);
    if (isOpen || quote.overLimit !== null || quote.bought.length === 0) {
      notifyRefusal(placeOrderMessages.acceptFirst);
      onChangedLines();
      return undefined;
    }
    return place(body, 'sent');
  };

  const form = useCheckoutForm({ send, onIncomplete: () => notifyRefusal(messages.incomplete) });
  // The destination is quoted when selected.
  const { data: places } = useDistrictsQuery();
  const wanted = whereOf(form.values, places?.districts);
  if (JSON.stringify(wanted) !== JSON.stringify(where)) setWhere(wanted);

  /** Sends without the form's button. */
  const sendAgain = async (order: OrderRequest, how: 'sent' | 'resumed') => {
    const problems = await place(order, how);
    if (problems) form.report(problems);
  };
  useResume((body) => sendAgain(body, 'resumed'));

  // An order without connection is sent once there is one.
  const body = bodyOf(form.values);
  const awaited = awaitsConnection(ordering, body);
  const online = useConnection(awaited, () => {
    if (body) void sendAgain(body, 'sent');
  });

  const view = chooseView(ordering, quote.lines.length === 0);
  return { ...quote, costs, form, ordering, agree, view, offline: awaited && !online };
}
