import { useEffect, useEffectEvent } from 'react';
import type { SettledResponse } from '@pasal/shared/contracts';
import { notifyFailure } from '@pasal/shared/dashboard';
import { addRupees, formatRupees } from '@pasal/shared/domain';
import { ListedPaper } from '../../../kit/order-print/listed-paper';
import { PrintJob, type Letterhead } from '../../../kit/order-print/print-job';
import { useReadSettlementQuery } from '../../cash-api';
import * as messages from './messages';

/** The settled amounts per parcel. */
function SettlementPaper({
  settled: { courier, settlement, rows },
  dates,
  ...shop
}: Letterhead & { settled: SettledResponse }) {
  const { id, day, reference, received, charges, reverses, reason } = settlement;
  return (
    <ListedPaper
      {...shop}
      title={messages.paper(id, courier)}
      note={reverses === null ? undefined : messages.takesBack(reverses, reason ?? '')}
      facts={[
        [messages.day, dates.day(day)],
        ...(reference ? [[messages.reference, reference] as const] : []),
        [messages.received, formatRupees(received)],
      ]}
      columns={messages.columns}
      rows={rows.map(({ order_number, number, consignment, customer_name, cash, charge }) => {
        const key = `${order_number}/${number}`;
        const cells = [
          [consignment, key].filter(Boolean).join(' · '),
          customer_name,
          ...[cash, charge, addRupees(cash, -charge)].map(formatRupees),
        ];
        return { key, cells };
      })}
      sum={messages.together(received, charges)}
      hands={[messages.gave, messages.took]}
    />
  );
}

interface SettlementPrintProps {
  id: number;
  onDone: () => void;
}

/** Prints a settlement once loaded, or reports the failure. */
export function SettlementPrint({ id, onDone }: SettlementPrintProps) {
  const { currentData: settled, error } = useReadSettlementQuery({ params: { id } });
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!error) return;
    notifyFailure(error, messages.printFailed, { flow: 'print' });
    done();
  }, [error]);
  return (
    settled && (
      <PrintJob onDone={onDone}>
        {(letterhead) => <SettlementPaper settled={settled} {...letterhead} />}
      </PrintJob>
    )
  );
}
