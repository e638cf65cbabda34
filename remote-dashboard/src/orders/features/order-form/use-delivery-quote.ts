import { useState } from 'react';
import { useQuoteCartQuery } from '@pasal/shared/api';
import { quoteRequest } from '../../model/manual-order';
import type { OrderDraft } from './order-problems';

/** Asks for the price of the order's delivery, as far as the form is filled in. */
export function useDeliveryQuote(empty: OrderDraft) {
  const [{ lines, ...values }, follow] = useState(empty);
  const body = quoteRequest(values, lines);
  const { data, refetch } = useQuoteCartQuery(
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
