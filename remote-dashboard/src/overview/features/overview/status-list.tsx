import { useId, type ReactNode } from 'react';
import { Skeleton } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import * as s from './overview.styles';

interface StatusListProps<Status extends string> {
  title: string;
  empty: string;
  /** Undefined while they are loading. */
  counts: readonly { status: Status; total: number }[] | undefined;
  /** The number of statuses there can be, for the skeleton. */
  expected: number;
  badge: (status: Status) => ReactNode;
  /** The list of management the counts come from. */
  list: string;
}

/** The number of each status; each leads to its list. */
export function StatusList<Status extends string>(props: StatusListProps<Status>) {
  const { title, empty, counts, expected, badge, list } = props;
  const heading = useId();
  const found = counts?.filter(({ total }) => total > 0);
  return (
    <s.ListPanel aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {!found && <Skeleton $height={`${expected * 45 - 1}px`} />}
      {found?.length === 0 && <p>{empty}</p>}
      {found && found.length > 0 && (
        <ul>
          {found.map(({ status, total }) => (
            <li key={status}>
              <s.StatusLink to={{ pathname: list, search: `status=${status}` }}>
                {badge(status)}
                <b>{formatCount(total)}</b>
              </s.StatusLink>
            </li>
          ))}
        </ul>
      )}
    </s.ListPanel>
  );
}
