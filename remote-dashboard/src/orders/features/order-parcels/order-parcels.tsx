import { useId, useState } from 'react';
import type { OrderWithHistory } from '@pasal/shared/contracts';
import { useMay } from '@pasal/shared/dashboard';
import { Panel } from '@pasal/shared/ui';
import { DetailsDialog } from './details-dialog';
import { EventDialog } from './event-dialog';
import * as messages from './messages';
import { Parcels } from './order-parcels.styles';
import { ParcelCard, type Asked } from './parcel-card';
import { SplitDialog } from './split-dialog';

/** The way of an order to its customer, parcel by parcel, and what may happen next on it (D183). */
export function OrderParcels({ order }: { order: OrderWithHistory }) {
  const title = useId();
  const [open, setOpen] = useState<{ asked: Asked; number: number }>();
  const isStaff = useMay('staff');
  const { parcels = [] } = order;
  const parcel = parcels.find(({ number }) => number === open?.number);
  if (parcels.length === 0) return null;
  const dialog = { order, onClose: () => setOpen(undefined) };
  return (
    <Panel>
      <Parcels aria-labelledby={title}>
        <h2 id={title}>{messages.parcels}</h2>
        {parcels.map((each) => (
          <ParcelCard
            key={each.number}
            order={order}
            parcel={each}
            onAsk={isStaff ? (asked) => setOpen({ asked, number: each.number }) : undefined}
          />
        ))}
        {parcel && open?.asked === 'split' && <SplitDialog {...dialog} parcel={parcel} />}
        {parcel && open?.asked === 'details' && <DetailsDialog {...dialog} parcel={parcel} />}
        {parcel && open && open.asked !== 'split' && open.asked !== 'details' && (
          <EventDialog {...dialog} parcel={parcel} event={open.asked} />
        )}
      </Parcels>
    </Panel>
  );
}
