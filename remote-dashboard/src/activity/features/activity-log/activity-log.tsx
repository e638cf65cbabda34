import { ACTIVITY_PAGE_SIZE } from '@pasal/shared/contracts';
import { ListPanel, PagedTable, type PagedTableProps } from '@pasal/shared/dashboard';
import { icons } from '@pasal/shared/ui';
import { useActivitiesQuery } from '../../activity-api';
import type { ActivityFilter } from '../../model/activity-address';
import { CARD, activityColumns } from './activity-columns';
import { ActivityFilters } from './activity-filters';
import * as messages from './messages';

interface ActivityLogProps extends Pick<PagedTableProps<never>, 'onPageGone'> {
  filter: ActivityFilter;
  onChange: (change: Partial<ActivityFilter>) => void;
}

/** The filters, and one page of the log. */
export function ActivityLog({ filter, onChange, onPageGone }: ActivityLogProps) {
  const answer = useActivitiesQuery(
    { query: { ...filter, limit: ACTIVITY_PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = answer;
  const { page, by, kind, from, to } = filter;
  return (
    <>
      <ActivityFilters filter={filter} people={data?.people ?? []} onChange={onChange} />
      <ListPanel aria-label={messages.title}>
        <PagedTable
          texts={messages.table}
          icon={icons.clock}
          card={CARD}
          columns={activityColumns}
          answer={answer}
          list={data && { items: data.activities, total: data.total }}
          keyOf={({ id }) => id}
          page={page}
          pageSize={ACTIVITY_PAGE_SIZE}
          isNarrowed={[by, kind, from, to].some((value) => value !== undefined)}
          onPage={(next) => onChange({ page: next })}
          onPageGone={onPageGone}
        />
      </ListPanel>
    </>
  );
}
