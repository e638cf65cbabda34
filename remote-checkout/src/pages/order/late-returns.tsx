import { useEffect, useState } from 'react';
import type { TrackedOrder, TrackQuery } from '@pasal/shared/contracts';
import type { OrderReturns } from '../../features/order-returns/order-returns';

/** Returns, loaded once a part of the order is delivered; few orders need them. */
export function LateReturns({ order, proof }: { order: TrackedOrder; proof: TrackQuery }) {
  const [Part, setPart] = useState<typeof OrderReturns>();
  const isDelivered = (order.parcels ?? []).some(({ stage }) => stage === 'delivered');
  useEffect(() => {
    if (!isDelivered) return;
    import('../../features/order-returns/order-returns').then(
      (module) => setPart(() => module.OrderReturns),
      // Without it the order is still shown; the next visit retries.
      () => undefined,
    );
  }, [isDelivered]);
  return Part ? <Part proof={proof} /> : null;
}
