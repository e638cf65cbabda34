import { useRef, useState, type RefObject } from 'react';
import { statusOf } from '@pasal/shared/api';
import type { OrderWithHistory } from '@pasal/shared/contracts';
import { ListView, Page, Title, useCurrentUser, useMay } from '@pasal/shared/dashboard';
import { mayDeleteOrder, mayEditOrder } from '@pasal/shared/domain';
import { useParams, useSearchParams } from '@pasal/shared/routing';
import { PageHead } from '@pasal/shared/shell';
import { Breadcrumb, ButtonLink, Skeleton, StateView, VisuallyHidden } from '@pasal/shared/ui';
import { OrderStatusBadge } from '../../../kit/status-badge/status-badge';
import { ownPaths, patterns } from '../../../paths';
import { OrderDeleteDialog } from '../../features/order-delete/order-delete-dialog';
import { OrderDebts } from '../../features/order-debts/order-debts';
import { OrderDetails } from '../../features/order-details/order-details';
import { OrderParcels } from '../../features/order-parcels/order-parcels';
import { OrderPrint } from '../../../kit/order-print/order-print';
import { OtherPapers } from '../../features/paper-buttons/paper-buttons';
import { OrderRefunds } from '../../features/returns/order-refunds';
import { OrderReturns } from '../../features/returns/order-returns';
import { OrderStatusDialog } from '../../features/order-status/order-status-dialog';
import { paperOf, type Paper } from '../../../kit/order-print/paper';
import { listAddress, readOrderQuery } from '../../model/order-query';
import { useStaffOrderQuery } from '../../orders-api';
import * as messages from './messages';
import { OrderActions } from './order-actions';
import * as s from './order-page.styles';
import { OrderSteps } from './order-steps';

type Open = 'status' | 'delete' | Paper;

interface LoadedOrderProps {
  order: OrderWithHistory;
  heading: RefObject<HTMLElement | null>;
}

/** The order with its actions; one dialog or document at a time. */
function LoadedOrder({ order, heading }: LoadedOrderProps) {
  const user = useCurrentUser();
  const isStaff = useMay('staff');
  const keepsMoney = useMay('money');
  const [address, setAddress] = useSearchParams();
  const wanted = paperOf(address);
  const [open, setOpen] = useState<Open | undefined>(wanted);
  const close = () => {
    setOpen(undefined);
    // It is printed once: a reload shows the order.
    if (!wanted) return;
    address.delete('print');
    setAddress(address, { replace: true });
  };
  const stages = (order.parcels ?? []).map(({ stage }) => stage);
  return (
    <>
      {isStaff && (
        <OrderActions
          order={order}
          onUpdate={() => setOpen('status')}
          onPrint={setOpen}
          edit={mayEditOrder(order.status, stages) ? ownPaths.editOrder(order.id) : undefined}
          onDelete={user && mayDeleteOrder(user) ? () => setOpen('delete') : undefined}
        />
      )}
      <s.Others>
        <OtherPapers order={order} onPrint={setOpen} />
      </s.Others>
      <OrderParcels order={order} />
      <OrderDebts order={order} heading={heading} />
      <OrderRefunds order={order} />
      {(isStaff || keepsMoney) && <OrderReturns orderId={order.id} />}
      <s.Sheet>
        <VisuallyHidden as="h2">{messages.details}</VisuallyHidden>
        <OrderDetails order={order} />
      </s.Sheet>
      {open === 'status' && <OrderStatusDialog listed={order} onClose={close} />}
      {open === 'delete' && <OrderDeleteDialog order={order} onClose={close} />}
      {(open === 'packing-slip' || open === 'invoice') && (
        <OrderPrint orders={[order]} paper={open} onDone={close} />
      )}
    </>
  );
}

const LOADING = (
  <>
    <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
    <Skeleton $height="44px" $width="320px" />
    <Skeleton $height="560px" />
  </>
);

/** One order at its own address (D99), with links through the list it was opened from. */
export function OrderPage() {
  const id = Number(useParams().id);
  const [address] = useSearchParams();
  const query = readOrderQuery(address);
  const { currentData, error, isError, refetch } = useStaffOrderQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const order = currentData?.order;
  const heading = useRef<HTMLHeadingElement>(null);
  const title = order ? messages.title(order.order_number) : messages.untitled;
  const list = listAddress(query);
  // An invalid order address, or a deleted order's.
  const isGone = isError && [400, 404].includes(Number(statusOf(error)));

  return (
    <Page>
      <PageHead title={title} />
      <Breadcrumb
        trail={[
          { label: messages.back, to: `${patterns.orderManagement}${list && `?${list}`}` },
          { label: title },
        ]}
      />
      <s.Head>
        <div>
          <Title ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {order && <OrderStatusBadge status={order.status} />}
        </div>
        {!isGone && <OrderSteps id={id} query={query} />}
      </s.Head>
      {isGone ? (
        <StateView title={messages.gone} text={messages.goneText}>
          <ButtonLink to={patterns.orderManagement} $variant="secondary">
            {messages.back}
          </ButtonLink>
        </StateView>
      ) : (
        <ListView
          answer={{ error: isError ? error : undefined, refetch }}
          data={order}
          failed={messages.failed}
          loading={LOADING}
        >
          {(loaded) => <LoadedOrder key={loaded.id} order={loaded} heading={heading} />}
        </ListView>
      )}
    </Page>
  );
}
