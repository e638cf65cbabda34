import type { OrderEvent } from '@pasal/shared/contracts';
import { ListView } from '@pasal/shared/dashboard';
import { Moment } from '@pasal/shared/dates';
import { Skeleton } from '@pasal/shared/ui';
import { useStaffOrderQuery } from '../../orders-api';
import * as messages from './messages';
import { History, Told } from './order-details.styles';

function whoDid({ by, by_customer: byCustomer }: OrderEvent): string {
  return by ?? (byCustomer ? messages.byCustomer : messages.byShop);
}

/** Every change of an order's status: who, when, from, to, why (D22). */
export function OrderHistory({ orderId }: { orderId: number }) {
  const { currentData, error, isError, refetch } = useStaffOrderQuery(
    { params: { id: orderId } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ListView
      answer={{ error: isError ? error : undefined, refetch }}
      data={currentData?.order.history}
      failed={messages.historyFailed}
      loading={<Skeleton $height="42px" />}
    >
      {(history) =>
        history.length === 0 ? (
          <p>{messages.noHistory}</p>
        ) : (
          <History>
            {history.map((event) => (
              <li key={`${event.at} ${event.to}`}>
                <p>{messages.change(event)}</p>
                {event.remarks && <p>{event.remarks}</p>}
                {event.customer_message && (
                  <Told>
                    <b>{messages.told}</b> {event.customer_message}
                  </Told>
                )}
                <small>
                  <Moment at={event.at} />, {whoDid(event)}
                </small>
              </li>
            ))}
          </History>
        )
      }
    </ListView>
  );
}
