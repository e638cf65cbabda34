import { DASHBOARD_PAGE_SIZE } from '@pasal/shared/contracts';
import { PagedTable, type PagedTableProps } from '@pasal/shared/dashboard';
import { icons } from '@pasal/shared/ui';
import { isNarrowed, type OrderListQuery } from '../../model/order-query';
import { useStaffOrdersQuery } from '../../orders-api';
import * as messages from './messages';
import type { OrderActions } from './order-buttons';
import { orderColumns } from './order-columns';

interface OrderListProps
  extends OrderActions, Pick<PagedTableProps<never>, 'onPage' | 'onPageGone'> {
  query: OrderListQuery;
}

/** One page of orders, newest first. */
export function OrderList({ query, onPage, onPageGone, ...actions }: OrderListProps) {
  const answer = useStaffOrdersQuery(
    { query: { ...query, limit: DASHBOARD_PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = answer;
  return (
    <PagedTable
      texts={messages.table}
      icon={icons.orders}
      columns={orderColumns(actions)}
      answer={answer}
      list={data && { items: data.orders, total: data.pagination.totalOrders }}
      keyOf={({ id }) => id}
      page={query.page}
      isNarrowed={isNarrowed(query)}
      onPage={onPage}
      onPageGone={onPageGone}
    />
  );
}
