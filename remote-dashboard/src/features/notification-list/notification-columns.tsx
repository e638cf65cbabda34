import type { NoticeChannels, NoticeState, Notification } from '@pasal/shared/contracts';
import { formatDateTime } from '@pasal/shared/domain';
import { paths } from '@pasal/shared/routing/paths';
import { Badge, Button, VisuallyHidden, type Column, type Tone } from '@pasal/shared/ui';
import { CHANNEL_LABELS, messages, STATE_LABELS } from './messages';
import { Minor, OrderLink, StateCell } from './notification-list.styles';

const tones: Record<NoticeState, Tone> = {
  waiting: 'neutral',
  sent: 'success',
  failed: 'danger',
  held: 'warning',
};

interface Actions {
  channels: NoticeChannels;
  /** The message being tried again. */
  retried: number | undefined;
  onRetry: (id: number) => void;
}

/** When it was sent, or will be tried, or why it was not. */
function progressOf({ state, attempts, sent_at, next_attempt_at, last_error }: Notification) {
  if (sent_at !== null) return formatDateTime(sent_at);
  if (state === 'waiting' && attempts === 0) return messages.soon;
  if (next_attempt_at !== null) return messages.nextAt(formatDateTime(next_attempt_at));
  return last_error !== null && attempts > 0 ? messages.attempts(attempts) : null;
}

function mayRetry({ state, channel }: Notification, channels: NoticeChannels): boolean {
  return (state === 'failed' || state === 'held') && channels[channel];
}

/** The columns of the messages' list. */
export function notificationColumns(actions: Actions): Column<Notification>[] {
  const { channels, retried, onRetry } = actions;
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
              <VisuallyHidden>
                {' '}
                {message.subject}, {CHANNEL_LABELS[message.channel]}
              </VisuallyHidden>
            </Button>
          )}
        </StateCell>
      ),
    },
  ];
}
