import type {
  NotificationChannels,
  NotificationState,
  Notification,
} from '@pasal/shared/contracts';
import { useDates } from '@pasal/shared/dates';
import type { Dates } from '@pasal/shared/domain';
import { Badge, Button, VisuallyHidden, type Tone } from '@pasal/shared/ui';
import * as messages from './messages';
import { Minor, StateCell } from './notification-list.styles';

const tones: Record<NotificationState, Tone> = {
  waiting: 'neutral',
  sent: 'success',
  failed: 'danger',
  held: 'warning',
  discarded: 'neutral',
};

export interface NotificationActions {
  channels: NotificationChannels;
  /** The notification being retried. */
  retried: number | undefined;
  onRetry: (id: number) => void;
  /** Absent if not allowed. */
  onDiscard: ((notification: Notification) => void) | undefined;
}

/** The time sent, the time of the next attempt, or the error. */
function progressOf(
  { state, attempts, sent_at, next_attempt_at, last_error }: Notification,
  dates: Dates,
) {
  if (sent_at !== null) return dates.dateTime(sent_at);
  if (state === 'waiting' && attempts === 0) return messages.soon;
  if (next_attempt_at !== null) return messages.nextAt(dates.dateTime(next_attempt_at));
  return last_error !== null && attempts > 0 ? messages.attempts(attempts) : null;
}

const isResting = ({ state }: Notification) => state === 'failed' || state === 'held';

function mayRetry(notification: Notification, channels: NotificationChannels): boolean {
  return isResting(notification) && channels[notification.channel];
}

/** Names a button's notification for screen readers. */
const renderName = ({ subject, channel }: Notification) => (
  <VisuallyHidden>
    {' '}
    {subject}, {messages.channelLabels[channel]}
  </VisuallyHidden>
);

interface MessageStateProps extends NotificationActions {
  notification: Notification;
}

/** The state of a notification, and its buttons. */
export function NotificationProgress(props: MessageStateProps) {
  const { notification, channels, retried, onRetry, onDiscard } = props;
  const dates = useDates();
  return (
    <StateCell>
      <div>
        <Badge $tone={tones[notification.state]}>{messages.stateLabels[notification.state]}</Badge>
        <Minor>{progressOf(notification, dates)}</Minor>
        {notification.last_error !== null && <Minor>{notification.last_error}</Minor>}
      </div>
      {mayRetry(notification, channels) && (
        <Button
          variant="secondary"
          busy={retried === notification.id}
          onClick={() => onRetry(notification.id)}
        >
          {messages.again}
          {renderName(notification)}
        </Button>
      )}
      {onDiscard && isResting(notification) && (
        <Button variant="secondary" onClick={() => onDiscard(notification)}>
          {messages.discard}
          {renderName(notification)}
        </Button>
      )}
    </StateCell>
  );
}
