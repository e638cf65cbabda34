import { useState } from 'react';
import { useDistrictsQuery } from '@pasal/shared/api';
import type { OrderRequest } from '@pasal/shared/contracts';
import type { OrderFormValues } from '@pasal/shared/domain';
import { selectCartTotal, useShopSelector } from '@pasal/shared/shell';
import type { FormProblems } from '@pasal/shared/ui';
import { useCartQuote } from '../../features/cart-quote/use-cart-quote';
import { useCheckoutForm } from '../../features/checkout-form/use-checkout-form';
import * as messages from '../../features/checkout-form/messages';
import * as placeOrderMessages from '../../features/place-order/messages';
import { useConnection } from '../../features/place-order/use-connection';
import { useOrdering } from '../../features/place-order/use-ordering';
import { tellRefusal, usePlacing } from '../../features/place-order/use-placing';
import { useResume } from '../../features/place-order/use-resume';
import { costsOf, whereOf } from '../../model/delivery-costs';
import { orderRequestOf } from '../../model/order-request';
import { awaitsConnection, faceOf } from '../../model/ordering';
import { tellOrdering } from '../../model/ordering-store';

const agree = (agreed: boolean) => void tellOrdering({ type: 'agreed', agreed });

/** The way from the filled form to the confirmation, with every stop there can be. */
export function useCheckout(onChangedLines: () => void) {
  const ordering = useOrdering();
  const [where, setWhere] = useState<ReturnType<typeof whereOf>>({});
  const quote = useCartQuote(where, ordering.learned);
  const costs = costsOf(useShopSelector(selectCartTotal), quote.delivery);
  const place = usePlacing({
    quotedAt: quote.quotedAt,
    onRefusedLines: (lines, isOtherCharge) => {
      // What the delivery costs now comes with a new quote, and the lines too.
      if (isOtherCharge || lines.length === 0) quote.retry();
      onChangedLines();
    },
  });

  /** The order as form and cart are; null while the form is not complete. */
  const bodyOf = (values: OrderFormValues) =>
    orderRequestOf(
      values,
      quote.lines.map(({ item }) => item),
      costs.charge,
    );

  const send = async (values: OrderFormValues): Promise<FormProblems | undefined> => {
    const body = bodyOf(values);
    if (!body) return undefined;
    if (quote.overLimit !== null || quote.lines.some(({ problem }) => problem)) {
      tellRefusal(placeOrderMessages.acceptFirst);
      onChangedLines();
      return undefined;
    }
    return place(body, 'sent');
  };

  const form = useCheckoutForm({ send, onIncomplete: () => tellRefusal(messages.incomplete) });
  // Where it goes is asked about as it is chosen.
  const { data: places } = useDistrictsQuery();
  const wanted = whereOf(form.values, places?.districts);
  if (JSON.stringify(wanted) !== JSON.stringify(where)) setWhere(wanted);

  /** Sends without the form's button. */
  const sendAgain = async (order: OrderRequest, how: 'sent' | 'resumed') => {
    const problems = await place(order, how);
    if (problems) form.report(problems);
  };
  useResume((body) => sendAgain(body, 'resumed'));

  // What found no connection goes out when there is one again.
  const body = bodyOf(form.values);
  const awaited = awaitsConnection(ordering, body);
  const online = useConnection(awaited, () => {
    if (body) void sendAgain(body, 'sent');
  });

  const face = faceOf(ordering, quote.lines.length === 0);
  return { ...quote, costs, form, ordering, agree, face, offline: awaited && !online };
}
