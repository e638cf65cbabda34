import { useId } from 'react';
import { Panel } from '@pasal/shared/ui';
import { useStaffReturnsQuery } from '../../orders-api';
import * as messages from './messages';
import { ReturnCard } from './return-card';
import { Cards } from './returns.styles';

/** What of an order its buyer sent back, with the money that was paid back; nothing where that is nothing. */
export function OrderReturns({ orderId }: { orderId: number }) {
  const title = useId();
  const { currentData } = useStaffReturnsQuery(
    { query: { order_id: orderId } },
    { refetchOnMountOrArgChange: true },
  );
  if (currentData === undefined || currentData.returns.length === 0) return null;
  return (
    <Panel>
      <Cards as="section" aria-labelledby={title}>
        <h2 id={title}>{messages.title}</h2>
        {currentData.returns.map((returned) => (
          <ReturnCard key={returned.id} returned={returned} inOrder />
        ))}
      </Cards>
    </Panel>
  );
}
