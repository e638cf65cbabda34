import type { Settlement } from '@pasal/shared/contracts';
import { Muted, TitledSection } from '@pasal/shared/dashboard';
import { useDates } from '@pasal/shared/dates';
import { formatRupees } from '@pasal/shared/domain';
import { type Column, DataTable } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import * as messages from './messages';

const CARD = '"day received" auto "reference parcels" auto "by charges" auto / minmax(0, 1fr) auto';

function Day({ day }: { day: string }) {
  return useDates().date(`${day}T06:00:00.000Z`);
}

const columns: Column<Settlement>[] = [
  { label: messages.day, area: 'day', width: '180px', cell: ({ day }) => <Day day={day} /> },
  {
    label: messages.reference,
    area: 'reference',
    cell: ({ reference, source }) => (
      <>
        {reference} <Muted>{messages.sources[source]}</Muted>
      </>
    ),
  },
  { label: messages.by, area: 'by', cell: ({ by }) => by },
  {
    label: messages.parcels,
    area: 'parcels',
    named: true,
    width: '100px',
    align: 'end',
    cell: ({ parcels }) => formatCount(parcels),
  },
  {
    label: messages.charges,
    area: 'charges',
    named: true,
    width: '130px',
    align: 'end',
    cell: ({ charges }) => formatRupees(charges),
  },
  {
    label: messages.received,
    area: 'received',
    width: '150px',
    align: 'end',
    cell: ({ received }) => <b>{formatRupees(received)}</b>,
  },
];

/** What a courier has handed in of late. */
export function Settlements({ settlements }: { settlements: readonly Settlement[] }) {
  return (
    <TitledSection title={messages.title}>
      {settlements.length === 0 ? (
        <p>{messages.empty}</p>
      ) : (
        <DataTable
          caption={messages.title}
          card={CARD}
          columns={columns}
          items={settlements}
          keyOf={({ id }) => id}
          expected={3}
        />
      )}
    </TitledSection>
  );
}
