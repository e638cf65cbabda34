import { useRef } from 'react';
import type { TrackedOrder as Tracked, TrackQuery } from '@pasal/shared/contracts';
import { CancelOrder } from '../../features/cancel-order/cancel-order';
import { OrderTimeline } from '../../features/placed-order/order-timeline';
import { TrackedOrder } from '../../features/placed-order/tracked-order';
import { PrintInvoice } from '../../features/print-invoice/print-invoice';
import { Actions, Stack } from '../../features/purchase-layout/purchase-layout.styles';

interface FoundOrderProps {
  order: Tracked;
  /** By what it was found; it also cancels. */
  proof: TrackQuery;
}

/** An order with all its buyer can do: see how it stands, print its invoice, cancel it while pending. */
export function FoundOrder({ order, proof }: FoundOrderProps) {
  // The button that had the focus goes with the order's being pending.
  const top = useRef<HTMLDivElement>(null);
  return (
    <Stack ref={top} tabIndex={-1}>
      <TrackedOrder order={order} />
      <OrderTimeline history={order.history} />
      <Actions>
        <PrintInvoice order={order} />
        {order.status === 'pending' && (
          <CancelOrder proof={proof} onCancelled={() => top.current?.focus()} />
        )}
      </Actions>
    </Stack>
  );
}
