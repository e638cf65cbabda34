import type { Notification } from '@pasal/shared/contracts';
import { Moment } from '@pasal/shared/dates';
import type { Column } from '@pasal/shared/ui';
import { patterns } from '../../../paths';
import { NotificationProgress, type NotificationActions } from './notification-state';
import * as messages from './messages';
import { Minor, OrderLink, Subject, Written } from './notification-list.styles';

/** A message's card on a phone: content, time and order, recipient and state. */
export const CARD =
  '"message message" auto "written written" auto "to state" auto / minmax(0, 1fr) auto';

/** The columns of the messages' list. */
export function notificationColumns(actions: NotificationActions): Column<Notification>[] {
  return [
    {
      label: messages.written,
      area: 'written',
      width: '152px',
      nowrap: true,
      height: '39px',
      cell: ({ created_at, order_number }) => (
        <Written>
          <Moment at={created_at} />
          {order_number !== null && (
            <OrderLink
              to={`${patterns.orderManagement}?search=${encodeURIComponent(order_number)}`}
            >
              {order_number}
            </OrderLink>
          )}
        </Written>
      ),
    },
    {
      label: messages.message,
      area: 'message',
      width: '32%',
      height: '39px',
      cell: ({ subject, channel }) => (
        <>
          <Subject>{subject}</Subject>
          <Minor>{messages.channelLabels[channel]}</Minor>
        </>
      ),
    },
    {
      label: messages.to,
      area: 'to',
      width: '22%',
      cell: ({ recipient }) => recipient ?? messages.shop,
    },
    {
      label: messages.state,
      area: 'state',
      height: '44px',
      cell: (notification) => <NotificationProgress notification={notification} {...actions} />,
    },
  ];
}
