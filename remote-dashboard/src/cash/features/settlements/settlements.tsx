import { useState } from 'react';
import type { Settlement } from '@pasal/shared/contracts';
import { Muted, TitledSection } from '@pasal/shared/dashboard';
import { useDates } from '@pasal/shared/dates';
import { formatRupees } from '@pasal/shared/domain';
import { Badge, type Column, DataTable, icons, Menu, type MenuItem } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import * as messages from './messages';
import { ReverseDialog } from './reverse-dialog';
import { SettlementPrint } from './settlement-paper';

const CARD =
  '"day received actions" auto "reference parcels parcels" auto "by charges charges" auto / minmax(0, 1fr) auto auto';

function Day({ day }: { day: string }) {
  return useDates().date(`${day}T06:00:00.000Z`);
}

const columns: Column<Settlement>[] = [
  { label: messages.day, area: 'day', width: '180px', cell: ({ day }) => <Day day={day} /> },
  {
    label: messages.reference,
    area: 'reference',
    cell: ({ reference, source, reverses, reason, is_reversed }) => (
      <>
        {reference} <Muted>{messages.sources[source]}</Muted>{' '}
        {is_reversed && <Badge $tone="warning">{messages.reversed}</Badge>}
        {reverses !== null && (
          <>
            · <Muted>{messages.takesBack(reverses, reason ?? '')}</Muted>
          </>
        )}
      </>
    ),
  },
  { label: messages.by, area: 'by', width: '200px', cell: ({ by }) => by },
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

interface Actions {
  onPrint: (settlement: Settlement) => void;
  onReverse: (settlement: Settlement) => void;
}

function menuOf(settlement: Settlement, { onPrint, onReverse }: Actions): MenuItem[] {
  const print: MenuItem = {
    label: messages.print,
    icon: icons.printer,
    onChoose: () => onPrint(settlement),
  };
  if (settlement.is_reversed || settlement.reverses !== null) return [print];
  const reverse: Omit<MenuItem, 'onChoose'> = {
    label: messages.reverse,
    icon: icons.trash,
    danger: true,
  };
  return [print, { ...reverse, onChoose: () => onReverse(settlement) }];
}

const actionsColumn = (actions: Actions): Column<Settlement> => ({
  label: messages.actions,
  area: 'actions',
  width: '72px',
  align: 'end',
  cell: (settlement) => (
    <Menu label={messages.actionsFor(settlement.id)} items={menuOf(settlement, actions)} />
  ),
});

/** What a courier has handed in of late. */
export function Settlements({ settlements }: { settlements: readonly Settlement[] }) {
  const [printed, setPrinted] = useState<Settlement>();
  const [reversed, setReversed] = useState<Settlement>();
  return (
    <TitledSection title={messages.title}>
      {settlements.length === 0 ? (
        <p>{messages.empty}</p>
      ) : (
        <div data-settlements>
          <DataTable
            caption={messages.title}
            card={CARD}
            columns={[...columns, actionsColumn({ onPrint: setPrinted, onReverse: setReversed })]}
            items={settlements}
            keyOf={({ id }) => id}
            expected={3}
          />
        </div>
      )}
      {printed && <SettlementPrint id={printed.id} onDone={() => setPrinted(undefined)} />}
      {reversed && <ReverseDialog settlement={reversed} onClose={() => setReversed(undefined)} />}
    </TitledSection>
  );
}
