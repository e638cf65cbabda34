import { useState } from 'react';
import type { CustomerOrder } from '@pasal/shared/contracts';
import { ListPanel, ListTable, Muted } from '@pasal/shared/dashboard';
import { Moment } from '@pasal/shared/dates';
import { formatPhone, formatRupees } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { Button, icons, type Column } from '@pasal/shared/ui';
import { StageBadge } from '../../../kit/status-badge/stage-badge';
import { OrderStatusBadge } from '../../../kit/status-badge/status-badge';
import { ownPaths } from '../../../paths';
import { useCustomerOrdersQuery } from '../../customers-api';
import * as messages from './messages';
import * as s from './customer-view.styles';

const CARD = '"order total" auto "placed placed" auto "status stage" auto / minmax(0, 1fr) auto';

const columns: Column<CustomerOrder>[] = [
  {
    label: messages.order,
    area: 'order',
    cell: ({ id, order_number }) => <Link to={ownPaths.order(id)}>{order_number}</Link>,
  },
  {
    label: messages.placed,
    area: 'placed',
    cell: ({ created_at, city, phone }) => (
      <>
        <Moment at={created_at} />{' '}
        <Muted>
          {city}, {formatPhone(phone)}
        </Muted>
      </>
    ),
  },
  {
    label: messages.status,
    area: 'status',
    width: '110px',
    cell: ({ status }) => <OrderStatusBadge status={status} />,
  },
  {
    label: messages.stage,
    area: 'stage',
    width: '140px',
    cell: ({ stage }) => <StageBadge stage={stage} />,
  },
  {
    label: messages.total,
    area: 'total',
    width: '120px',
    align: 'end',
    cell: ({ total }) => <b>{formatRupees(total)}</b>,
  },
];

/** The orders of a customer, the newest first. */
export function CustomerOrders({ phone }: { phone: string }) {
  const [before, setBefore] = useState<number>();
  const answer = useCustomerOrdersQuery(
    { query: { phone, ...(before !== undefined && { before }) } },
    { refetchOnMountOrArgChange: true },
  );
  const { data, isError, error } = answer;
  const next = data?.next ?? undefined;
  return (
    <ListPanel aria-label={messages.orders}>
      <ListTable
        caption={messages.orders}
        answer={{ ...answer, error: isError ? error : undefined }}
        failed={messages.ordersFailed}
        empty={messages.noOrders}
        icon={icons.orders}
        card={CARD}
        columns={columns}
        items={data?.orders}
        keyOf={({ id }) => id}
        expected={3}
        below={
          <s.Steps>
            {before !== undefined && (
              <Button variant="quiet" onClick={() => setBefore(undefined)}>
                {messages.newest}
              </Button>
            )}
            {next !== undefined && (
              <Button variant="secondary" onClick={() => setBefore(next)}>
                {messages.older}
              </Button>
            )}
          </s.Steps>
        }
      />
    </ListPanel>
  );
}
