import { useState } from 'react';
import { useQuoteCartQuery } from '@pasal/shared/api';
import { quoteRequest } from '../../model/manual-order';
import type { OrderDraft } from './order-problems';

/** Requests the order's delivery price from the form's current values. */
export function useDeliveryQuote(empty: OrderDraft) {
  const [{ lines, ...values }, follow] = useState(empty);
  const body = quoteRequest(values, lines);
  const { data, refetch } = useQuoteCartQuery(
    { body: body ?? { cartItems: [] } },
    { skip: body === undefined, refetchOnMountOrArgChange: true },
  );
  return {
    /** Rupees; undefined until the shop has responded. */
    charge: body && data?.delivery?.charge,
    /** Updates the quote from the current values. */
    follow,
    /** After the server reported a different charge. */
    askAgain: () => {
      if (body) void refetch();
    },
  };
}
