import styled from 'styled-components';
import type { ListedCustomer } from '@pasal/shared/contracts';
import { ListPanel, ListTable, Muted } from '@pasal/shared/dashboard';
import { Moment } from '@pasal/shared/dates';
import { formatPhone, formatRupees } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { tokens } from '@pasal/shared/theme';
import { Badge, Button, icons, type Column } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import { ownPaths } from '../../../paths';
import { useCustomersQuery } from '../../customers-api';
import type { CustomerListQuery } from '../../model/customer-query';
import * as messages from './messages';

const CARD =
  '"customer bought" auto "last last" auto "orders delivered" auto "refused refused" auto / minmax(0, 1fr) auto';

/** Links to further pages. */
const Steps = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(3)};
  justify-content: end;
`;

function Name({ phone, customer_name, joined, notes }: ListedCustomer) {
  return (
    <>
      <Link to={ownPaths.customer(phone)}>{customer_name || formatPhone(phone)}</Link>
      <br />
      <Muted>
        {formatPhone(phone)}
        {joined > 0 && ` ${messages.joined(joined)}`}
        {notes > 0 && ` · ${messages.notes(notes)}`}
      </Muted>
    </>
  );
}

const columns: Column<ListedCustomer>[] = [
  { label: messages.customer, area: 'customer', cell: (customer) => <Name {...customer} /> },
  {
    label: messages.last,
    area: 'last',
    named: true,
    width: '220px',
    cell: ({ last_at, city }) => (
      <>
        <Moment at={last_at} /> <Muted>{city}</Muted>
      </>
    ),
  },
  {
    label: messages.orders,
    area: 'orders',
    named: true,
    width: '90px',
    align: 'end',
    cell: ({ orders }) => formatCount(orders),
  },
  {
    label: messages.delivered,
    area: 'delivered',
    named: true,
    width: '100px',
    align: 'end',
    cell: ({ delivered }) => formatCount(delivered),
  },
  {
    label: messages.refused,
    area: 'refused',
    width: '130px',
    cell: ({ refused }) =>
      refused > 0 && <Badge $tone="danger">{messages.refusals(refused)}</Badge>,
  },
  {
    label: messages.bought,
    area: 'bought',
    width: '140px',
    align: 'end',
    cell: ({ bought }) => <b>{formatRupees(bought)}</b>,
  },
];

interface CustomerListProps {
  query: CustomerListQuery;
  onChange: (change: Partial<CustomerListQuery>) => void;
}

/** A page of customers, most recent order first. */
export function CustomerList({ query: { search, before }, onChange }: CustomerListProps) {
  const answer = useCustomersQuery(
    {
      query: {
        ...(search !== '' && { search }),
        ...(before !== undefined && { before }),
      },
    },
    { refetchOnMountOrArgChange: true },
  );
  const { data, isError, error } = answer;
  const next = data?.next ?? undefined;
  const isFound = search !== '';
  return (
    <ListPanel aria-label={messages.title}>
      <ListTable
        caption={messages.title}
        answer={{ ...answer, error: isError ? error : undefined }}
        failed={messages.failed}
        empty={isFound ? messages.emptyFound : messages.empty}
        emptyText={isFound ? '' : messages.emptyText}
        icon={icons.users}
        card={CARD}
        columns={columns}
        items={data?.customers}
        keyOf={({ order_id }) => order_id}
        expected={8}
        below={
          <Steps>
            {before !== undefined && (
              <Button variant="quiet" onClick={() => onChange({ before: undefined })}>
                {messages.newest}
              </Button>
            )}
            {next !== undefined && (
              <Button variant="secondary" onClick={() => onChange({ before: next })}>
                {messages.older}
              </Button>
            )}
          </Steps>
        }
      />
    </ListPanel>
  );
}
