import { useEffect, useRef } from 'react';
import type { OrderRequest } from '@pasal/shared/contracts';
import { restoreDraft } from '../../model/checkout-draft';
import { awaitedBody } from '../../model/order-attempt';

/**
 * An order whose response was awaited at reload is sent again: the same request under the same key returns the first
 * response, or is the first to arrive.
 */
export function useResume(send: (body: OrderRequest) => Promise<void>): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const body = awaitedBody(restoreDraft().attempt, Date.now());
    if (body) void latest.current(body);
  }, []);
}
