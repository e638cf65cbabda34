import type { TrackedEvent } from '@pasal/shared/contracts';
import { CalendarSwitch, Moment } from '@pasal/shared/dates';
import { Icon, Panel } from '@pasal/shared/ui';
import * as messages from './messages';
import { History } from './order-timeline.styles';
import { stepWords } from './step-words';

/** An order's history for its buyer, latest event first, with a choice of calendar. */
export function OrderTimeline({ history }: { history: readonly TrackedEvent[] }) {
  return (
    <Panel>
      <History>
        <header>
          <h2>{messages.history}</h2>
          <CalendarSwitch />
        </header>
        <ol>
          {history
            .map((event, index) => ({
              ...event,
              words: stepWords(event.status, index === 0),
              // With an unchanged status the event is a message from the shop.
              isNews: index > 0 && history[index - 1]?.status === event.status,
            }))
            .toReversed()
            .map(({ at, status, words, isNews, customer_message: message }, index) => (
              <li
                key={`${at} ${status}`}
                data-status={status}
                aria-current={index === 0 ? 'step' : undefined}
              >
                <Icon shape={words.icon} size={16} />
                <div>
                  <strong>{isNews ? messages.news : words.title}</strong>
                  <p>{message ?? words.text}</p>
                  <time dateTime={at}>
                    <Moment at={at} />
                  </time>
                </div>
              </li>
            ))}
        </ol>
      </History>
    </Panel>
  );
}
