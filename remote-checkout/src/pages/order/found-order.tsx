import { useRef, type ReactNode } from 'react';
import type { TrackedOrder as Tracked, TrackQuery } from '@pasal/shared/contracts';
import { mayBuyerCancel } from '@pasal/shared/domain';
import { paths } from '@pasal/shared/routing/paths';
import { ButtonLink, Skeleton } from '@pasal/shared/ui';
import { CancelOrder } from '../../features/cancel-order/cancel-order';
import { OrderAgain } from '../../features/order-again/order-again';
import { OrderWay } from '../../features/order-way/order-way';
import { OrderTimeline } from '../../features/placed-order/order-timeline';
import { TrackedOrder } from '../../features/placed-order/tracked-order';
import { PrintInvoice } from '../../features/print-invoice/print-invoice';
import { Beside, More, Stack } from '../../features/purchase-layout/purchase-layout.styles';
import { CallShop, WriteShop } from './call-shop';
import { LateReturns } from './late-returns';
import { LateWarranty } from './late-warranty';
import * as messages from './messages';

const stagesOf = ({ parcels = [] }: Tracked) => parcels.map(({ stage }) => stage);

interface FoundOrderProps {
  /** Undefined while loading or after a failure: `known` is used instead. */
  order: Tracked | undefined;
  /** The details it was found by; also used to cancel. */
  proof: TrackQuery;
  known?: ReactNode;
  loading?: boolean;
  /** Shown before its history. */
  next?: ReactNode;
  /** A further action in the list. */
  children?: ReactNode;
}

/**
 * An order with all its buyer's actions: continue shopping, and in a list see its status, print its invoice, call
 * the shop, cancel it before hand-over, look up warranties of delivered goods, reorder it once complete.
 */
export function FoundOrder(props: FoundOrderProps) {
  const { order, proof, known, loading = false, next, children } = props;
  // The focused button disappears when the order can no longer be cancelled.
  const top = useRef<HTMLDivElement>(null);
  return (
    <Beside ref={top} tabIndex={-1}>
      {order ? <TrackedOrder order={order} /> : known}
      <Stack>
        {next}
        {order && <OrderWay order={order} />}
        {order && <LateReturns order={order} proof={proof} />}
        {order && <OrderTimeline history={order.history} />}
        {loading && !order && <Skeleton $height="152px" />}
        <ButtonLink to={paths.home()} $wide>
          {messages.continueShopping}
        </ButtonLink>
        <More>
          <li>{children}</li>
          <li>{order?.status === 'complete' && <OrderAgain items={order.items} />}</li>
          <li>{order && <PrintInvoice order={order} />}</li>
          <li>{order && stagesOf(order).includes('delivered') && <LateWarranty />}</li>
          <li>
            <CallShop />
          </li>
          <li>
            <WriteShop orderNumber={order?.order_number ?? proof.order_number} />
          </li>
          <li>
            {order && mayBuyerCancel(order.status, stagesOf(order)) && (
              <CancelOrder
                proof={proof}
                orderNumber={order.order_number}
                onSettled={() => top.current?.focus()}
              />
            )}
          </li>
        </More>
      </Stack>
    </Beside>
  );
}
