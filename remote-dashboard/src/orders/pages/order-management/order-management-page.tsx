import { useState } from 'react';
import { ORDER_STATUSES, type Order } from '@pasal/shared/contracts';
import { ListPanel, Page, Title, useCurrentUser } from '@pasal/shared/dashboard';
import { mayDeleteOrder, ORDER_STATUS_LABELS } from '@pasal/shared/domain';
import { PageHead } from '@pasal/shared/shell';
import { ButtonLink, Icon, icons } from '@pasal/shared/ui';
import { SearchBox } from '../../../kit/list-filters/search-box';
import { StatusFilter } from '../../../kit/list-filters/status-filter';
import { patterns } from '../../../paths';
import { NewOrdersNotice } from '../../features/new-orders/new-orders-notice';
import { OrderFilters } from '../../features/order-filters/order-filters';
import { Grid } from '../../features/order-filters/order-filters.styles';
import { useOrderQuery } from '../../features/order-filters/use-order-query';
import { ExportLink } from '../../features/order-list/export-link';
import * as messages from '../../features/order-list/messages';
import { OrderList } from '../../features/order-list/order-list';
import { OrderDialogs, type OpenDialog } from './order-dialogs';
import * as s from './order-management-page.styles';

export function OrderManagementPage() {
  const { query, change, correctPage, clear } = useOrderQuery();
  const user = useCurrentUser();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [round, setRound] = useState(0);
  const opens = (kind: OpenDialog['kind']) => (order: Order) => setDialog({ kind, order });

  /** New orders stand at the top of the whole list, which is read anew. */
  function showNew() {
    clear();
    setRound((before) => before + 1);
  }

  return (
    <Page>
      <PageHead title={messages.title} />
      <s.TitleBar>
        <Title>{messages.title}</Title>
        <div>
          <NewOrdersNotice onShow={showNew} />
          <ExportLink query={query} />
          <ButtonLink to={patterns.newOrder}>
            <Icon shape={icons.plus} /> {messages.newOrder}
          </ButtonLink>
        </div>
      </s.TitleBar>
      <Grid>
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
        <OrderFilters query={query} onChange={change} onClear={clear} />
      </Grid>
      <ListPanel aria-label={messages.title}>
        <OrderList
          key={round}
          query={query}
          onPage={(page) => change({ page })}
          onPageGone={correctPage}
          onView={opens('details')}
          onUpdate={opens('status')}
          onPackingSlip={opens('packing-slip')}
          onInvoice={opens('invoice')}
          onDelete={user && mayDeleteOrder(user) ? opens('delete') : undefined}
        />
      </ListPanel>
      {dialog && <OrderDialogs dialog={dialog} onDialog={setDialog} />}
    </Page>
  );
}
