import { useEffect, useEffectEvent } from 'react';
import type { SettledResponse } from '@pasal/shared/contracts';
import { notifyFailure } from '@pasal/shared/dashboard';
import { addRupees, formatRupees, writeDigits } from '@pasal/shared/domain';
import { PaperFacts, PaperHead, ShopMark } from '@pasal/shared/ui';
import { Root, Signatures } from '../../../kit/order-print/packing-slip.styles';
import { Lines } from '../../../kit/order-print/paper-lines.styles';
import { PrintJob, type Letterhead } from '../../../kit/order-print/print-job';
import { useReadSettlementQuery } from '../../cash-api';
import * as messages from './messages';

/** What was settled of each parcel, with room for two signatures. */
function SettlementPaper({
  settled: { courier, settlement, rows },
  seller,
  logo,
  dates,
}: Letterhead & { settled: SettledResponse }) {
  const { id, day, reference, received, charges, reverses, reason } = settlement;
  const title = messages.paper(id, courier);
  return (
    <Root aria-label={title}>
      <PaperHead>
        <div>
          {logo && <ShopMark logo={logo} size={40} />}
          <h2>{title}</h2>
          <p>{seller.shop_name}</p>
          {reverses !== null && <p>{messages.takesBack(reverses, reason ?? '')}</p>}
        </div>
        <PaperFacts
          facts={[
            [messages.day, dates.day(day)],
            ...(reference ? [[messages.reference, reference] as const] : []),
            [messages.received, formatRupees(received)],
          ]}
        />
      </PaperHead>
      <Lines aria-label={title}>
        <thead>
          <tr>
            {messages.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ order_number, number, consignment, customer_name, cash, charge }, at) => (
            <tr key={`${order_number}/${number}`}>
              <td>{writeDigits(at + 1)}</td>
              <td>{[consignment, `${order_number}/${number}`].filter(Boolean).join(' · ')}</td>
              <td>{customer_name}</td>
              <td>{formatRupees(cash)}</td>
              <td>{formatRupees(charge)}</td>
              <td>{formatRupees(addRupees(cash, -charge))}</td>
            </tr>
          ))}
        </tbody>
      </Lines>
      <p>
        <b>{messages.together(received, charges)}</b>
      </p>
      <Signatures>
        <span>{messages.gave}</span>
        <span>{messages.took}</span>
      </Signatures>
    </Root>
  );
}

interface SettlementPrintProps {
  id: number;
  onDone: () => void;
}

/** Prints a settlement as soon as it has come, or says that it did not. */
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
