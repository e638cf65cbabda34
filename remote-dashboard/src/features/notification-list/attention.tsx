import { NOTICE_CHANNELS, type NotificationsAnswer } from '@pasal/shared/contracts';
import { Button, Icon } from '@pasal/shared/ui';
import { CHANNEL_CLOSED, messages } from './messages';
import * as s from './notification-list.styles';

interface AttentionProps extends Pick<NotificationsAnswer, 'channels' | 'counts'> {
  /** The state being tried again. */
  busy: 'failed' | 'held' | undefined;
  onRetryAll: (state: 'failed' | 'held') => void;
}

/** What was not sent and why, with a way to try all of it again; nothing while all is well. */
export function Attention({ channels, counts, busy, onRetryAll }: AttentionProps) {
  if (counts.failed === 0 && counts.held === 0) return null;
  const closed = NOTICE_CHANNELS.filter((channel) => !channels[channel]);
  const canSend = closed.length < NOTICE_CHANNELS.length;
  return (
    <s.Attention as="section" aria-label={messages.overview} $urgent={counts.failed > 0}>
      <Icon name={counts.failed > 0 ? 'alert' : 'email'} size={24} />
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
          closed.map((channel) => <li key={channel}>{CHANNEL_CLOSED[channel]}</li>)}
      </s.Lines>
      {canSend && (
        <s.AttentionActions>
          {counts.failed > 0 && (
            <Button
              variant="secondary"
              busy={busy === 'failed'}
              onClick={() => onRetryAll('failed')}
            >
              {messages.sendFailed}
            </Button>
          )}
          {counts.held > 0 && (
            <Button variant="secondary" busy={busy === 'held'} onClick={() => onRetryAll('held')}>
              {messages.sendHeld}
            </Button>
          )}
        </s.AttentionActions>
      )}
    </s.Attention>
  );
}
