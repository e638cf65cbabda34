import { useState } from 'react';
import { ORDER_STATUSES, type Order } from '@pasal/shared/contracts';
import { ORDER_STATUS_LABELS } from '@pasal/shared/domain';
import { PageHead } from '@pasal/shared/shell';
import { SearchBox } from '../../features/list-filters/search-box';
import { StatusFilter } from '../../features/list-filters/status-filter';
import { useListQuery } from '../../features/list-filters/use-list-query';
import { OrderDetails } from '../../features/order-details/order-details';
import { messages } from '../../features/order-list/messages';
import { OrderList } from '../../features/order-list/order-list';
import { OrderStatusDialog } from '../../features/order-status/order-status-dialog';
import { Filters, ListPanel, Page, Title } from '../../features/page-layout/page-layout.styles';

export function OrderManagementPage() {
  const { query, change, correctPage } = useListQuery(ORDER_STATUSES);
  const [viewed, setViewed] = useState<Order>();
  const [updated, setUpdated] = useState<Order>();

  return (
    <Page>
      <PageHead title={messages.title} />
      <Title>{messages.title}</Title>
      <Filters>
        <SearchBox
          placeholder={messages.search}
          value={query.search}
          onSearch={(search) => change({ search })}
        />
        <StatusFilter
          labels={ORDER_STATUS_LABELS}
          statuses={ORDER_STATUSES}
          value={query.status}
          onChange={(status) => change({ status })}
        />
      </Filters>
      <ListPanel aria-label={messages.title}>
        <OrderList
          query={query}
          onPage={(page) => change({ page })}
          onPageGone={correctPage}
          onView={setViewed}
          onUpdate={setUpdated}
        />
      </ListPanel>
      {viewed && <OrderDetails order={viewed} onClose={() => setViewed(undefined)} />}
      {updated && <OrderStatusDialog listed={updated} onClose={() => setUpdated(undefined)} />}
    </Page>
  );
}
