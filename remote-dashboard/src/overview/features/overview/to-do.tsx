import { useId } from 'react';
import type { Overview } from '@pasal/shared/contracts';
import { Icon, icons, Skeleton } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import { ownPaths } from '../../../paths';
import * as messages from './messages';
import * as s from './overview.styles';
import { Section } from './to-do.styles';

function tasksOf({ orders, toDo }: Overview) {
  const pending = orders.byStatus.find(({ status }) => status === 'pending')?.total ?? 0;
  return [
    {
      words: messages.toCall,
      count: pending,
      to: ownPaths.orders({ status: 'pending' }),
      tone: 'calm',
    },
    {
      words: messages.late,
      count: toDo.lateOrders,
      to: ownPaths.orders({ late: 'true' }),
      tone: 'now',
    },
    { words: messages.lowStock, count: toDo.lowStock, to: ownPaths.lowStock, tone: 'soon' },
    {
      words: messages.failedMessages,
      count: toDo.failedMessages,
      to: ownPaths.failedMessages,
      tone: 'now',
    },
  ] as const;
}

/** Today's tasks, above all statistics; each links to its list. */
export function ToDo({ overview }: { overview: Overview | undefined }) {
  const heading = useId();
  const tasks = overview && tasksOf(overview).filter(({ count }) => count > 0);
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading}>{messages.toDo}</h2>
      {!tasks && <Skeleton $height="56px" />}
      {tasks?.length === 0 && (
        <s.NothingToDo>
          <Icon shape={icons.check} /> {messages.nothingToDo}
        </s.NothingToDo>
      )}
      {tasks && tasks.length > 0 && (
        <s.Tasks>
          {tasks.map(({ words, count, to, tone }) => (
            <li key={to}>
              <s.Task to={to} $tone={tone}>
                <b>{formatCount(count)}</b> {words(count)}
                <Icon shape={icons.chevronRight} size={18} />
              </s.Task>
            </li>
          ))}
        </s.Tasks>
      )}
    </Section>
  );
}
