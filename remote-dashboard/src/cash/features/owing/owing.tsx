import { ListPanel, ListTable, Muted } from '@pasal/shared/dashboard';
import { Moment } from '@pasal/shared/dates';
import type { OwingCourier } from '@pasal/shared/contracts';
import { COURIER_KIND_LABELS, addRupees, formatRupees } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { Badge, icons, type Column } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import { ownPaths } from '../../../paths';
import { useListQuery } from '../../../kit/list-filters/use-list-query';
import { useCashOwedQuery } from '../../cash-api';
import { isNarrowed, readOwing } from '../../model/owing-address';
import * as messages from './messages';
import { OwingFilters } from './owing-filters';

const CARD = '"name name owed" auto "parcels since since" auto / auto minmax(0, 1fr) auto';

const columns: Column<OwingCourier>[] = [
  {
    label: messages.courier,
    area: 'name',
    cell: ({ id, name, kind }) => (
      <>
        <Link to={ownPaths.courierCash(id)}>{name}</Link> <Muted>{COURIER_KIND_LABELS[kind]}</Muted>
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

/** Who has cash of the shop, who has had it longest first (D291). */
export function Owing() {
  const { query, change } = useListQuery(readOwing);
  const { page: _page, ...filters } = query;
  const answer = useCashOwedQuery({ query: filters }, { refetchOnMountOrArgChange: true });
  const { currentData: data, isError, error } = answer;
  const couriers = data?.couriers ?? [];
  return (
    <ListPanel aria-label={messages.title}>
      <OwingFilters query={query} onChange={change} />
      <ListTable
        caption={messages.title}
        answer={{ ...answer, error: isError ? error : undefined }}
        failed={messages.failed}
        empty={isNarrowed(query) ? messages.noneFit : messages.empty}
        emptyText={isNarrowed(query) ? '' : messages.emptyText}
        icon={icons.truck}
        card={CARD}
        columns={columns}
        items={data?.couriers}
        keyOf={({ id }) => id}
        expected={4}
        below={
          <p>
            {messages.sum} <b>{formatRupees(addRupees(...couriers.map(({ owed }) => owed)))}</b>
            {' · '}
            {messages.together(numberOf(couriers, 'parcels'), numberOf(couriers, 'late'))}
          </p>
        }
      />
    </ListPanel>
  );
}
