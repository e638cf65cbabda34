import { useState } from 'react';
import type { Order } from '@pasal/shared/contracts';
import { ListPanel, Page, Title, useCurrentUser, useMay } from '@pasal/shared/dashboard';
import { mayDeleteOrder } from '@pasal/shared/domain';
import { PageHead } from '@pasal/shared/shell';
import { ButtonLink, Icon, icons } from '@pasal/shared/ui';
import { useListQuery } from '../../../kit/list-filters/use-list-query';
import type { Paper } from '../../../kit/order-print/paper';
import { printPapers } from '../../../kit/order-print/print-papers';
import { TitleBar } from '../../../kit/title-bar';
import { ownPaths, patterns } from '../../../paths';
import { OrderBulkBar } from '../../features/order-bulk/order-bulk-bar';
import { useOrderSelection } from '../../features/order-bulk/use-order-selection';
import { NewOrdersNotice } from '../../features/new-orders/new-orders-notice';
import { OrderAlerts } from '../../features/new-orders/order-alerts';
import { OrderFilters } from '../../features/order-filters/order-filters';
import { ExportLink } from '../../features/order-list/export-link';
import * as messages from '../../features/order-list/messages';
import { OrderList } from '../../features/order-list/order-list';
import { listAddress, readOrderQuery, type OrderListQuery } from '../../model/order-query';
import { OrderDialogs, type OpenDialog } from './order-dialogs';

/** The title, and the actions on the whole list. */
function Head({ query, onShowNew }: { query: OrderListQuery; onShowNew: () => void }) {
  return (
    <TitleBar>
      <Title>{messages.title}</Title>
      <div>
        <NewOrdersNotice onShow={onShowNew} />
        <OrderAlerts />
        <ExportLink query={query} />
        <ButtonLink to={patterns.newOrder}>
          <Icon shape={icons.plus} /> {messages.newOrder}
        </ButtonLink>
      </div>
    </TitleBar>
  );
}

/** The open dialog, and functions to open one. */
function useOpenDialog() {
  const [dialog, setDialog] = useState<OpenDialog>();
  return {
    dialog,
    setDialog,
    opens: (kind: 'details' | 'status' | 'delete') => (order: Order) => setDialog({ kind, order }),
    opensStatuses: (orders: readonly Order[]) => setDialog({ kind: 'statuses', orders }),
    prints: (paper: Paper) => (order: Order) => {
      const here = () => setDialog({ kind: paper, orders: [order] });
      printPapers([order], here, () => ownPaths.printedOrder(order.id, paper));
    },
    printsMany: (paper: Paper) => (orders: readonly Order[]) =>
      printPapers(
        orders,
        (some) => setDialog({ kind: paper, orders: some }),
        (ids) => ownPaths.printedOrders(ids, paper),
      ),
  };
}

export function OrderManagementPage() {
  const { query, change, correctPage, clear } = useListQuery(readOrderQuery);
  const user = useCurrentUser();
  const { dialog, setDialog, opens, opensStatuses, prints, printsMany } = useOpenDialog();
  const isStaff = useMay('staff');
  const [round, setRound] = useState(0);
  const list = listAddress(query);
  const { selection, select, replace } = useOrderSelection(`${list} ${query.search}`);

  /** New orders are at the top of the whole list, which is reloaded. */
  function showNew() {
    clear();
    setRound((before) => before + 1);
  }

  return (
    <Page>
      <PageHead title={messages.title} />
      {isStaff ? <Head query={query} onShowNew={showNew} /> : <Title>{messages.title}</Title>}
      <OrderFilters query={query} onChange={change} onClear={clear} />
      <ListPanel aria-label={messages.title}>
        <OrderList
          key={round}
          query={query}
          onPage={(page) => change({ page })}
          onPageGone={correctPage}
          onView={opens('details')}
          onUpdate={isStaff ? opens('status') : undefined}
          onPackingSlip={prints('packing-slip')}
          onInvoice={prints('invoice')}
          selection={selection}
          onSelect={select}
          bulk={(shown) =>
            isStaff && (
              <OrderBulkBar
                selection={selection}
                shown={shown}
                onStatus={opensStatuses}
                onSlips={printsMany('packing-slip')}
                onInvoices={printsMany('invoice')}
                onClear={() => replace([])}
              />
            )
          }
          onDelete={user && mayDeleteOrder(user) ? opens('delete') : undefined}
        />
      </ListPanel>
      {dialog && (
        <OrderDialogs
          isReadOnly={!isStaff}
          dialog={dialog}
          onDialog={setDialog}
          list={list}
          onLeft={replace}
        />
      )}
    </Page>
  );
}
