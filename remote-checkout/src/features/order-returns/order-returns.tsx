import { useId, useState } from 'react';
import { messageOf } from '@pasal/shared/api';
import type { TrackQuery } from '@pasal/shared/contracts';
import { Button, Icon, icons, Panel } from '@pasal/shared/ui';
import { useOwnReturnsQuery } from '../../returns-api';
import * as messages from './messages';
import { Part, Problem } from './order-returns.styles';
import { OwnReturn } from './own-return';
import { ReturnForm } from './return-form';

/** The returnable goods of an order, and the state of its returns (D227). */
export function OrderReturns({ proof }: { proof: TrackQuery }) {
  const title = useId();
  const [open, setOpen] = useState<number>();
  const { currentData, error, refetch } = useOwnReturnsQuery(
    { body: proof },
    { refetchOnMountOrArgChange: true },
  );
  const { parcels = [], returns = [] } = currentData ?? {};
  const parcel = parcels.find(({ number }) => number === open);
  if (!error && parcels.length === 0 && returns.length === 0) return null;
  return (
    <Panel>
      <Part aria-labelledby={title}>
        <h2 id={title}>{messages.title}</h2>
        {error && (
          <>
            <Problem role="alert">{messageOf(error, messages.failed)}</Problem>
            <Button variant="secondary" onClick={() => void refetch()}>
              {messages.retry}
            </Button>
          </>
        )}
        {returns.map((own) => (
          <OwnReturn key={own.number} own={own} proof={proof} />
        ))}
        {parcel ? (
          <ReturnForm parcel={parcel} proof={proof} onDone={() => setOpen(undefined)} />
        ) : (
          parcels.map(({ number }) => (
            <Button key={number} variant="secondary" onClick={() => setOpen(number)}>
              <Icon shape={icons.box} />
              {parcels.length > 1 ? messages.beginOf(number) : messages.begin}
            </Button>
          ))
        )}
      </Part>
    </Panel>
  );
}
