import { ListPanel, ListTable, Muted } from '@pasal/shared/dashboard';
import { Moment } from '@pasal/shared/dates';
import type { OwingCourier } from '@pasal/shared/contracts';
import { COURIER_KIND_LABELS, addRupees, formatRupees } from '@pasal/shared/domain';
import { Link, useNavigate } from '@pasal/shared/routing';
import { Badge, icons, type Column } from '@pasal/shared/ui';
import {
  LEAVE_FIELD,
  moveTools,
  openFilters,
  tool,
  type KeyTool,
} from '../../../kit/desk-keys/key-tool';
import { KeyTools } from '../../../kit/desk-keys/key-tools';
import * as keyMessages from '../../../kit/desk-keys/messages';
import { Rows } from '../../../kit/desk-keys/rows.styles';
import { useCursor } from '../../../kit/desk-keys/use-cursor';
import { formatCount } from '../../../kit/format-count';
import { ownPaths } from '../../../paths';
import { useListQuery } from '../../../kit/list-filters/use-list-query';
import { useCashOwedQuery } from '../../cash-api';
import { isNarrowed, NO_FILTERS, readOwing } from '../../model/owing-address';
import * as messages from './messages';
import { OwingFilters } from './owing-filters';

const CARD = '"name name owed" auto "parcels since since" auto / auto minmax(0, 1fr) auto';

type Cursor = ReturnType<typeof useCursor<OwingCourier>>;

const keyOf = ({ id }: OwingCourier) => String(id);

const columnsOf = ({ propsOf }: Cursor): Column<OwingCourier>[] => [
  {
    label: messages.courier,
    area: 'name',
    cell: ({ id, name, kind }) => (
      <>
        <Link to={ownPaths.courierCash(id)} {...propsOf(String(id))}>
          {name}
        </Link>{' '}
        <Muted>{COURIER_KIND_LABELS[kind]}</Muted>
      </>
    ),
  },
  {
    label: messages.parcels,
    area: 'parcels',
    named: true,
    width: '120px',
    align: 'end',
    cell: ({ parcels }) => formatCount(parcels),
  },
  {
    label: messages.since,
    area: 'since',
    width: '260px',
    cell: ({ since, late }) => (
      <>
        {since && <Moment at={since} />}{' '}
        {late > 0 && <Badge $tone="danger">{messages.late(late)}</Badge>}
      </>
    ),
  },
  {
    label: messages.owed,
    area: 'owed',
    width: '160px',
    align: 'end',
    cell: ({ owed }) => <b>{formatRupees(owed)}</b>,
  },
];

const numberOf = (couriers: readonly OwingCourier[], name: 'parcels' | 'late') =>
  couriers.reduce((sum, courier) => sum + courier[name], 0);

interface OwingProps {
  /** Shortcuts to the other pages. */
  pages: readonly KeyTool[];
}

const NONE: readonly OwingCourier[] = [];

/** Who holds the shop's cash, longest first (D291). */
export function Owing({ pages }: OwingProps) {
  const { query, change } = useListQuery(readOwing);
  const { page: _page, ...filters } = query;
  const answer = useCashOwedQuery({ query: filters }, { refetchOnMountOrArgChange: true });
  const { currentData: data, isError, error } = answer;
  const couriers = data?.couriers ?? NONE;
  const cursor = useCursor(couriers, keyOf);
  const navigate = useNavigate();
  const { current } = cursor;
  const tools = [
    ...moveTools(cursor),
    tool('Enter', 'Enter', messages.open, () => {
      if (current) void navigate(ownPaths.courierCash(current.id));
    }),
    tool('Shift+KeyF', 'Shift F', keyMessages.filters, openFilters),
    tool('Shift+KeyL', 'Shift L', messages.lateOnly, () =>
      change({ late: query.late ? undefined : true }),
    ),
    tool('Shift+KeyC', 'Shift C', messages.clear, () => change(NO_FILTERS)),
    ...pages,
    LEAVE_FIELD,
  ];
  return (
    <ListPanel aria-label={messages.title}>
      <OwingFilters query={query} onChange={change}>
        <KeyTools tools={tools} />
      </OwingFilters>
      <Rows>
        <ListTable
          caption={messages.title}
          answer={{ ...answer, error: isError ? error : undefined }}
          failed={messages.failed}
          empty={isNarrowed(query) ? messages.noneFit : messages.empty}
          emptyText={isNarrowed(query) ? '' : messages.emptyText}
          icon={icons.truck}
          card={CARD}
          columns={columnsOf(cursor)}
          items={data?.couriers}
          keyOf={keyOf}
          expected={4}
          below={
            <p>
              {messages.sum} <b>{formatRupees(addRupees(...couriers.map(({ owed }) => owed)))}</b>
              {' · '}
              {messages.together(numberOf(couriers, 'parcels'), numberOf(couriers, 'late'))}
            </p>
          }
        />
      </Rows>
    </ListPanel>
  );
}
