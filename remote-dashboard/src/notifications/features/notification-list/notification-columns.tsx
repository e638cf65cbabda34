import type {
  NotificationChannels,
  NotificationState,
  Notification,
} from '@pasal/shared/contracts';
import { formatDateTime } from '@pasal/shared/domain';
import { paths } from '@pasal/shared/routing/paths';
import { Badge, Button, VisuallyHidden, type Column, type Tone } from '@pasal/shared/ui';
import { CHANNEL_LABELS, messages, STATE_LABELS } from './messages';
import { Minor, OrderLink, StateCell } from './notification-list.styles';

const tones: Record<NotificationState, Tone> = {
  waiting: 'neutral',
  sent: 'success',
  failed: 'danger',
  held: 'warning',
  discarded: 'neutral',
};

interface Actions {
  channels: NotificationChannels;
  /** The message being tried again. */
  retried: number | undefined;
  onRetry: (id: number) => void;
  /** Absent for whom it is not allowed. */
  onDiscard: ((message: Notification) => void) | undefined;
}

/** When it was sent, or will be tried, or why it was not. */
function progressOf({ state, attempts, sent_at, next_attempt_at, last_error }: Notification) {
  if (sent_at !== null) return formatDateTime(sent_at);
  if (state === 'waiting' && attempts === 0) return messages.soon;
  if (next_attempt_at !== null) return messages.nextAt(formatDateTime(next_attempt_at));
  return last_error !== null && attempts > 0 ? messages.attempts(attempts) : null;
}

const isResting = ({ state }: Notification) => state === 'failed' || state === 'held';

function mayRetry(message: Notification, channels: NotificationChannels): boolean {
  return isResting(message) && channels[message.channel];
}

/** Which message a button means, for who does not see its row. */
const told = ({ subject, channel }: Notification) => (
  <VisuallyHidden>
    {' '}
    {subject}, {CHANNEL_LABELS[channel]}
  </VisuallyHidden>
);

/** The columns of the messages' list. */
export function notificationColumns(actions: Actions): Column<Notification>[] {
  const { channels, retried, onRetry, onDiscard } = actions;
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
          <OrderLink to={`${paths.orderManagement()}?search=${encodeURIComponent(order_number)}`}>
            {order_number}
          </OrderLink>
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
          <Minor>{CHANNEL_LABELS[channel]}</Minor>
        </>
      ),
    },
    { label: messages.to, width: '22%', cell: ({ recipient }) => recipient ?? messages.shop },
    {
      label: messages.state,
      height: '44px',
      cell: (message) => (
        <StateCell>
          <div>
            <Badge $tone={tones[message.state]}>{STATE_LABELS[message.state]}</Badge>
            <Minor>{progressOf(message)}</Minor>
            {message.last_error !== null && <Minor>{message.last_error}</Minor>}
          </div>
          {mayRetry(message, channels) && (
            <Button
              variant="secondary"
              busy={retried === message.id}
              onClick={() => onRetry(message.id)}
            >
              {messages.again}
              {told(message)}
            </Button>
          )}
          {onDiscard && isResting(message) && (
            <Button variant="secondary" onClick={() => onDiscard(message)}>
              {messages.discard}
              {told(message)}
            </Button>
          )}
        </StateCell>
      ),
    },
  ];
}
