import type { OrderCall, OrderEvent, OrderRule, OrderWithHistory } from '@pasal/shared/contracts';
import { ListView } from '@pasal/shared/dashboard';
import { Moment } from '@pasal/shared/dates';
import { Skeleton } from '@pasal/shared/ui';
import { useStaffOrderQuery } from '../../orders-api';
import { reasonOf } from '../../../kit/order-rules/messages';
import { changeText } from './change-text';
import * as messages from './messages';
import { History, Told } from './order-details.styles';

function whoDid({ by, by_customer: byCustomer }: OrderEvent): string {
  return by ?? (byCustomer ? messages.byCustomer : messages.byShop);
}

function StatusEntry({ event }: { event: OrderEvent }) {
  return (
    <li>
      <p>{event.changes ? messages.edited : messages.change(event)}</p>
      {event.changes?.map((change) => (
        <p key={`${change.field} ${change.name ?? ''}`}>{changeText(change)}</p>
      ))}
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
  );
}

/** Status changes, calls and rule matches in one list, oldest first. */
const historyOf = ({
  history,
  calls = [],
  rules = [],
}: OrderWithHistory): readonly (OrderEvent | OrderCall | OrderRule)[] =>
  [...history, ...calls, ...rules].toSorted((one, other) => one.at.localeCompare(other.at));

/** A call to the buyer: outcome, and when to call again. */
function CallEntry({ call }: { call: OrderCall }) {
  return (
    <li>
      <p>
        {messages.call(call.outcome)} {call.again_at !== undefined && <Moment at={call.again_at} />}
      </p>
      {call.remarks && <p>{call.remarks}</p>}
      <small>
        <Moment at={call.at} />, {call.by}
      </small>
    </li>
  );
}

/** An owner's rule that matched the order, and why. */
function RuleEntry({ rule }: { rule: OrderRule }) {
  return (
    <li>
      <p>{reasonOf(rule)}</p>
      <small>
        <Moment at={rule.at} />, {messages.byShop}
      </small>
    </li>
  );
}

/** Every status change of an order, and every call about it: who, when, from, to, why (D22). */
export function OrderHistory({ orderId }: { orderId: number }) {
  const { currentData, error, isError, refetch } = useStaffOrderQuery(
    { params: { id: orderId } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ListView
      answer={{ error: isError ? error : undefined, refetch }}
      data={currentData && historyOf(currentData.order)}
      failed={messages.historyFailed}
      loading={<Skeleton $height="42px" />}
    >
      {(history) =>
        history.length === 0 ? (
          <p>{messages.noHistory}</p>
        ) : (
          <History>
            {history.map((event) => {
              if ('outcome' in event) return <CallEntry key={`${event.at} call`} call={event} />;
              return 'rule' in event ? (
                <RuleEntry key={`${event.at} ${event.rule}`} rule={event} />
              ) : (
                <StatusEntry key={`${event.at} ${event.to}`} event={event} />
              );
            })}
          </History>
        )
      }
    </ListView>
  );
}
