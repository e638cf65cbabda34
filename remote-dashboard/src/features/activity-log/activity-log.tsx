import { useEffect } from 'react';
import { ACTIVITY_PAGE_SIZE } from '@pasal/shared/contracts';
import { messageOf } from '@pasal/shared/api';
import { DataTable, FailedView, Pager, StateView } from '@pasal/shared/ui';
import { useActivitiesQuery } from '../../activity-api';
import type { ActivityFilter } from '../../model/activity-address';
import { pageRange } from '../../model/page-range';
import { messages as common } from '../admin-parts/messages';
import { ListPanel } from '../page-layout/page-layout.styles';
import { activityColumns } from './activity-columns';
import { ActivityFilters } from './activity-filters';
import { messages } from './messages';

interface ActivityLogProps {
  filter: ActivityFilter;
  onChange: (change: Partial<ActivityFilter>) => void;
  /** The page asked for is past the end; this is the last one. */
  onPageGone: (lastPage: number) => void;
}

/** The filters, and one page of the log in its four faces. */
export function ActivityLog({ filter, onChange, onPageGone }: ActivityLogProps) {
  const { data, error, isFetching, refetch } = useActivitiesQuery(
    { ...filter, limit: ACTIVITY_PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const total = data?.total ?? 0;
  const range = pageRange(filter.page, ACTIVITY_PAGE_SIZE, total);
  const isPageGone = !isFetching && !error && total > 0 && filter.page > range.pageCount;
  useEffect(() => {
    if (isPageGone) onPageGone(range.pageCount);
  });
  const { by, kind, from, to } = filter;
  const isFiltered = [by, kind, from, to].some((value) => value !== undefined);

  function face() {
    if (error) {
      return (
        <FailedView
          title={messages.failed}
          text={messageOf(error, '')}
          retryLabel={common.tryAgain}
          onRetry={() => void refetch()}
        />
      );
    }
    if (data && total === 0) {
      const text = isFiltered ? messages.emptyFiltered : messages.emptyText;
      return <StateView icon="clock" title={messages.empty} text={text} />;
    }
    return (
      <>
        <DataTable
          caption={messages.title}
          columns={activityColumns}
          items={data?.activities}
          keyOf={({ id }) => id}
          expected={10}
          busy={isFetching && data !== undefined}
        />
        {data && (
          <Pager
            page={filter.page}
            pageCount={range.pageCount}
            summary={messages.range(range, total)}
            onPage={(page) => onChange({ page })}
          />
        )}
      </>
    );
  }

  return (
    <>
      <ActivityFilters filter={filter} people={data?.people ?? []} onChange={onChange} />
      <ListPanel aria-label={messages.title}>{face()}</ListPanel>
    </>
  );
}
