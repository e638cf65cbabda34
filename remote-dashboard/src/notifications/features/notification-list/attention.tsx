import {
  NOTIFICATION_CHANNELS,
  RESTING_NOTIFICATION_STATES,
  type NotificationsResponse,
  type RestingNotificationState,
} from '@pasal/shared/contracts';
import { Button, Icon, icons } from '@pasal/shared/ui';
import * as messages from './messages';
import * as s from './notification-list.styles';

interface AttentionProps extends Pick<NotificationsResponse, 'channels' | 'counts'> {
  /** The state being retried. */
  busy: RestingNotificationState | undefined;
  onRetryAll: (state: RestingNotificationState) => void;
  /** Absent if not allowed. */
  onDiscardAll: ((state: RestingNotificationState) => void) | undefined;
}

/** Unsent messages and the reason, with a button to retry all; nothing if there are none. */
export function Attention(props: AttentionProps) {
  const { channels, counts, busy, onRetryAll, onDiscardAll } = props;
  if (counts.failed === 0 && counts.held === 0) return null;
  const closed = NOTIFICATION_CHANNELS.filter((channel) => !channels[channel]);
  const canSend = closed.length < NOTIFICATION_CHANNELS.length;
  return (
    <s.Attention as="section" aria-label={messages.overview} $urgent={counts.failed > 0}>
      <Icon shape={counts.failed > 0 ? icons.alert : icons.email} size={24} />
      <s.Lines>
        {counts.failed > 0 && (
          <li>
            <b>{messages.failedMany(counts.failed)}</b>
          </li>
        )}
        {counts.held > 0 && (
          <li>
            <b>{messages.heldMany(counts.held)}</b>
          </li>
        )}
        {counts.held > 0 &&
          closed.map((channel) => <li key={channel}>{messages.channelClosed[channel]}</li>)}
        <li>{messages.goes}</li>
      </s.Lines>
      {(canSend || onDiscardAll) && (
        <s.AttentionActions>
          {canSend && counts.failed > 0 && (
            <Button
              variant="secondary"
              busy={busy === 'failed'}
              onClick={() => onRetryAll('failed')}
            >
              {messages.sendFailed}
            </Button>
          )}
          {canSend && counts.held > 0 && (
            <Button variant="secondary" busy={busy === 'held'} onClick={() => onRetryAll('held')}>
              {messages.sendHeld}
            </Button>
          )}
          {onDiscardAll &&
            RESTING_NOTIFICATION_STATES.filter((state) => counts[state] > 0).map((state) => (
              <Button key={state} variant="secondary" onClick={() => onDiscardAll(state)}>
                {messages.discardAll[state]}
              </Button>
            ))}
        </s.AttentionActions>
      )}
    </s.Attention>
  );
}
