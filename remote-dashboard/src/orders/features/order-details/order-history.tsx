import type { OrderEvent } from '@pasal/shared/contracts';
import { messageOf } from '@pasal/shared/api';
import { formatDateTime } from '@pasal/shared/domain';
import { FailedView, Skeleton } from '@pasal/shared/ui';
import { useStaffOrderQuery } from '../../orders-api';
import * as messages from './messages';
import { History } from './order-details.styles';

function whoDid({ by, by_customer: byCustomer }: OrderEvent): string {
  return by ?? (byCustomer ? messages.byCustomer : messages.byShop);
}

/** Every change of an order's status: who, when, from, to, why (D22). */
export function OrderHistory({ orderId }: { orderId: number }) {
  const { currentData, error, isError, refetch } = useStaffOrderQuery(
    { params: { id: orderId } },
    { refetchOnMountOrArgChange: true },
  );
  if (isError) {
    return (
      <FailedView
        title={messages.historyFailed}
        text={messageOf(error, '')}
        retryLabel={messages.tryAgain}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!currentData) return <Skeleton $height="42px" />;
  const { history } = currentData.order;
  if (history.length === 0) return <p>{messages.noHistory}</p>;
  return (
    <History>
      {history.map((event) => (
        <li key={`${event.at} ${event.to}`}>
          <p>{messages.change(event)}</p>
          {event.remarks && <p>{event.remarks}</p>}
          <small>
            {formatDateTime(event.at)}, {whoDid(event)}
          </small>
        </li>
      ))}
    </History>
  );
}
