import { useEffect } from 'react';
import { DASHBOARD_PAGE_SIZE } from '@pasal/shared/contracts';
import { messageOf } from '@pasal/shared/api';
import { DataTable, FailedView, Pager, StateView } from '@pasal/shared/ui';
import { useStaffOrdersQuery } from '../../dashboard-api';
import { isNarrowed, type OrderListQuery } from '../../model/order-query';
import { pageRange } from '../../model/page-range';
import { messages } from './messages';
import { orderColumns, type OrderActions } from './order-columns';

interface OrderListProps extends OrderActions {
  query: OrderListQuery;
  onPage: (page: number) => void;
  /** The page asked for is past the end; this is the last one. */
  onPageGone: (lastPage: number) => void;
}

/** One page of orders in its four faces, newest first. */
export function OrderList({ query, onPage, onPageGone, ...actions }: OrderListProps) {
  const { data, error, isError, isFetching, refetch } = useStaffOrdersQuery(
    { ...query, limit: DASHBOARD_PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const total = data?.pagination.totalOrders ?? 0;
  const range = pageRange(query.page, DASHBOARD_PAGE_SIZE, total);
  const isPageGone = !isFetching && !isError && total > 0 && query.page > range.pageCount;
  useEffect(() => {
    if (isPageGone) onPageGone(range.pageCount);
  });

  if (isError) {
    return (
      <FailedView
        title={messages.failed}
        text={messageOf(error, '')}
        retryLabel={messages.tryAgain}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data && total === 0) {
    return (
      <StateView
        icon="orders"
        title={messages.empty}
        text={isNarrowed(query) ? messages.emptyFiltered : messages.emptyText}
      />
    );
  }
  return (
    <>
      <DataTable
        caption={messages.title}
        columns={orderColumns(actions)}
        items={data?.orders}
        keyOf={(order) => order.id}
        expected={DASHBOARD_PAGE_SIZE}
        busy={isFetching && data !== undefined}
      />
      {data && (
        <Pager
          page={query.page}
          pageCount={range.pageCount}
          summary={messages.range(range, total)}
          onPage={onPage}
        />
      )}
    </>
  );
}
