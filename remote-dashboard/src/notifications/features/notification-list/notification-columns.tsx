import type { Notification } from '@pasal/shared/contracts';
import { formatDateTime } from '@pasal/shared/domain';
import type { Column } from '@pasal/shared/ui';
import { patterns } from '../../../paths';
import { NotificationProgress, type NotificationActions } from './notification-state';
import * as messages from './messages';
import { Minor, OrderLink } from './notification-list.styles';

/** The columns of the messages' list. */
export function notificationColumns(actions: NotificationActions): Column<Notification>[] {
  return [
    {
      label: messages.written,
      width: '152px',
      nowrap: true,
      height: '39px',
      cell: ({ created_at, order_number }) => (
        <>
          {formatDateTime(created_at)}
          <br />
          {order_number !== null && (
            <OrderLink
              to={`${patterns.orderManagement}?search=${encodeURIComponent(order_number)}`}
            >
              {order_number}
            </OrderLink>
          )}
        </>
      ),
    },
    {
      label: messages.message,
      width: '32%',
      height: '39px',
      cell: ({ subject, channel }) => (
        <>
          {subject}
          <Minor>{messages.channelLabels[channel]}</Minor>
        </>
      ),
    },
    { label: messages.to, width: '22%', cell: ({ recipient }) => recipient ?? messages.shop },
    {
      label: messages.state,
      height: '44px',
      cell: (notification) => <NotificationProgress notification={notification} {...actions} />,
    },
  ];
}
