import type { ReactNode } from 'react';
import { DASHBOARD_PAGE_SIZE, type Order } from '@pasal/shared/contracts';
import { PagedTable, type PagedTableProps } from '@pasal/shared/dashboard';
import { icons } from '@pasal/shared/ui';
import { ownPaths } from '../../../paths';
import { isNarrowed, listAddress, type OrderListQuery } from '../../model/order-query';
import { useStaffOrdersQuery } from '../../orders-api';
import * as messages from './messages';
import type { OrderActions } from './order-buttons';
import { CARD, orderColumns } from './order-columns';
import { SelectPageOfCards, type SelectActions } from './select-boxes';

interface OrderListProps
  extends OrderActions, SelectActions, Pick<PagedTableProps<never>, 'onPage' | 'onPageGone'> {
  query: OrderListQuery;
  /** Shown below the table, for actions on the selected orders. */
  bulk: (shown: readonly Order[]) => ReactNode;
}

/** One page of orders, newest first. */
export function OrderList({ query, bulk, onPage, onPageGone, ...actions }: OrderListProps) {
  const answer = useStaffOrdersQuery(
    { query: { ...query, limit: DASHBOARD_PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const { data, currentData } = answer;
  // While the next page is loading nothing can be selected: the visible rows are still the previous ones.
  const orders = currentData?.orders ?? [];
  const pageOf = ({ id }: Order) => ownPaths.order(id, listAddress(query));
  return (
    <>
      <PagedTable
        texts={messages.table}
        icon={icons.orders}
        card={CARD}
        columns={orderColumns({ ...actions, orders, pageOf })}
        answer={answer}
        list={data && { items: orders, total: data.pagination.totalOrders }}
        keyOf={({ id }) => id}
        page={query.page}
        isNarrowed={isNarrowed(query)}
        above={actions.onUpdate && <SelectPageOfCards {...actions} orders={orders} />}
        onPage={onPage}
        onPageGone={onPageGone}
      />
      {bulk(data?.orders ?? [])}
    </>
  );
}
