import type { TrackedEvent } from '@pasal/shared/contracts';
import { formatDateTime } from '@pasal/shared/domain';
import { Icon, Panel } from '@pasal/shared/ui';
import * as messages from './messages';
import { History } from './order-timeline.styles';

/** What happened to an order, the latest first, in words for its buyer. */
export function OrderTimeline({ history }: { history: readonly TrackedEvent[] }) {
  return (
    <Panel>
      <History>
        <h2>{messages.history}</h2>
        <ol>
          {history
            .map((event, index) => ({
              ...event,
              words: messages.stepWords(event.status, index === 0),
            }))
            .toReversed()
            .map(({ at, status, words }, index) => (
              <li
                key={`${at} ${status}`}
                data-status={status}
                aria-current={index === 0 ? 'step' : undefined}
              >
                <Icon shape={words.icon} size={16} />
                <div>
                  <strong>{words.title}</strong>
                  <p>{words.text}</p>
                  <time dateTime={at}>{formatDateTime(at)}</time>
                </div>
              </li>
            ))}
        </ol>
      </History>
    </Panel>
  );
}
