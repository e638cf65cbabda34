import { useState } from 'react';
import { quoteRequest } from '../../model/manual-order';
import { useQuoteManualOrderQuery } from '../../orders-api';
import type { OrderDraft } from './order-problems';

/** What the delivery of an order costs, as far as it is filled in. */
export function useDeliveryQuote(empty: OrderDraft) {
  const [{ lines, ...values }, follow] = useState(empty);
  const body = quoteRequest(values, lines);
  const { data, refetch } = useQuoteManualOrderQuery(
    { body: body ?? { cartItems: [] } },
    { skip: body === undefined, refetchOnMountOrArgChange: true },
  );
  return {
    /** Rupees; undefined until the shop has said so. */
    charge: body && data?.delivery?.charge,
    /** Takes what is filled in now. */
    follow,
    /** After the shop has said that it costs something else. */
    askAgain: () => {
      if (body) void refetch();
    },
  };
}
