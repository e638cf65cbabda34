import { useEffect, useState } from 'react';
import type { TrackedOrder, TrackQuery } from '@pasal/shared/contracts';
import type { OrderReturns } from '../../features/order-returns/order-returns';

/** Returns, whose code comes once something of the order was delivered; few need it. */
export function LateReturns({ order, proof }: { order: TrackedOrder; proof: TrackQuery }) {
  const [Part, setPart] = useState<typeof OrderReturns>();
  const isDelivered = (order.parcels ?? []).some(({ stage }) => stage === 'delivered');
  useEffect(() => {
    if (!isDelivered) return;
    import('../../features/order-returns/order-returns').then(
      (module) => setPart(() => module.OrderReturns),
      // Without it the order is as it was; the next visit tries again.
      () => undefined,
    );
  }, [isDelivered]);
  return Part ? <Part proof={proof} /> : null;
}
