import { ListPanel, ListTable, Muted } from '@pasal/shared/dashboard';
import { Moment } from '@pasal/shared/dates';
import type { OwingCourier } from '@pasal/shared/contracts';
import { COURIER_KIND_LABELS, addRupees, formatRupees } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { icons, type Column } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import { ownPaths } from '../../../paths';
import { useCashOwedQuery } from '../../cash-api';
import * as messages from './messages';

const CARD = '"name owed" auto "parcels since" auto / minmax(0, 1fr) auto';

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
    width: '220px',
    cell: ({ since }) => since && <Moment at={since} />,
  },
  {
    label: messages.owed,
    area: 'owed',
    width: '160px',
    align: 'end',
    cell: ({ owed }) => <b>{formatRupees(owed)}</b>,
  },
];

/** Who has cash of the shop, the most first. */
export function Owing() {
  const answer = useCashOwedQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isError, error } = answer;
  const couriers = data?.couriers ?? [];
  return (
    <ListPanel aria-label={messages.title}>
      <ListTable
        caption={messages.title}
        answer={{ ...answer, error: isError ? error : undefined }}
        failed={messages.failed}
        empty={messages.empty}
        emptyText={messages.emptyText}
        icon={icons.truck}
        card={CARD}
        columns={columns}
        items={data?.couriers}
        keyOf={({ id }) => id}
        expected={4}
        below={
          <p>
            {messages.sum} <b>{formatRupees(addRupees(...couriers.map(({ owed }) => owed)))}</b>
          </p>
        }
      />
    </ListPanel>
  );
}
