import { useRef, type ReactNode } from 'react';
import type { TrackedOrder as Tracked, TrackQuery } from '@pasal/shared/contracts';
import { Skeleton } from '@pasal/shared/ui';
import { CancelOrder } from '../../features/cancel-order/cancel-order';
import { OrderAgain } from '../../features/order-again/order-again';
import { OrderTimeline } from '../../features/placed-order/order-timeline';
import { TrackedOrder } from '../../features/placed-order/tracked-order';
import { PrintInvoice } from '../../features/print-invoice/print-invoice';
import { Actions, Beside, Stack } from '../../features/purchase-layout/purchase-layout.styles';

interface FoundOrderProps {
  /** Undefined while it is asked for, or when that failed: `known` stands in. */
  order: Tracked | undefined;
  /** By what it was found; it also cancels. */
  proof: TrackQuery;
  known?: ReactNode;
  loading?: boolean;
  /** What comes before its history. */
  next?: ReactNode;
  /** What else can be done from here. */
  children?: ReactNode;
}

/** An order with all its buyer can do: see how it stands, order it again, print its invoice, cancel it while pending. */
export function FoundOrder(props: FoundOrderProps) {
  const { order, proof, known, loading = false, next, children } = props;
  // The button that had the focus goes with the order's being pending.
  const top = useRef<HTMLDivElement>(null);
  return (
    <Beside ref={top} tabIndex={-1}>
      {order ? <TrackedOrder order={order} /> : known}
      <Stack>
        {next}
        {order && <OrderTimeline history={order.history} />}
        {loading && !order && <Skeleton $height="152px" />}
        <Actions>
          {children}
          {order && <OrderAgain items={order.items} />}
          {order && <PrintInvoice order={order} />}
          {order?.status === 'pending' && (
            <CancelOrder proof={proof} onSettled={() => top.current?.focus()} />
          )}
        </Actions>
      </Stack>
    </Beside>
  );
}
