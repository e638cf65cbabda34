import { useId, useState } from 'react';
import type { OrderWithHistory, Parcel, Refund } from '@pasal/shared/contracts';
import { Muted, useMay } from '@pasal/shared/dashboard';
import { useDates } from '@pasal/shared/dates';
import { formatRupees, isWithCourier } from '@pasal/shared/domain';
import { Button, Panel } from '@pasal/shared/ui';
import { Facts } from '../../../kit/details/details.styles';
import { useRefundParcelMutation } from '../../orders-api';
import * as messages from './messages';
import { RefundDialog } from './refund-dialog';
import { refundText } from './refund-text';
import { Actions, Card, Cards } from './returns.styles';
import { useKey } from '../../../kit/use-key';
import { useSeen } from '../../../kit/use-seen';

interface DialogProps {
  id: number;
  number: number;
  due: number;
  onClose: () => void;
}

function ParcelRefundDialog({ id, number, due: shown, onClose }: DialogProps) {
  const [refund] = useRefundParcelMutation();
  const headers = useKey();
  const { seen, looking } = useSeen({ due: shown });
  const { due } = seen;
  return (
    <RefundDialog
      title={`${messages.steps.refund}: ${messages.parcel(number)}`}
      most={due}
      suggested={due}
      pay={(body) => looking(refund({ params: { id, number }, headers, body: { ...body, due } }))}
      onClose={onClose}
    />
  );
}

/** The amount due to the buyer for one parcel, and the refunds paid. */
function ParcelRefunds({ id, parcel }: { id: number; parcel: Parcel }) {
  const dates = useDates();
  const isAdmin = useMay('admin');
  const [isOpen, setOpen] = useState(false);
  const { number, stage, to_refund: due = 0, refunds = [] } = parcel;
  const isOut = isWithCourier(stage);
  const paidText = (refund: Refund) =>
    `${refundText(refund)} (${dates.date(`${refund.day}T06:00:00.000Z`)})`;
  return (
    <Card aria-label={messages.parcel(number)}>
      <h3>{messages.parcel(number)}</h3>
      <Facts>
        {due > 0 && (
          <div>
            <dt>{messages.due}</dt>
            <dd>{formatRupees(due)}</dd>
          </div>
        )}
        {refunds.length > 0 && (
          <div>
            <dt>{messages.refundOf}</dt>
            <dd>{refunds.map(paidText).join(' · ')}</dd>
          </div>
        )}
      </Facts>
      {due > 0 && (isOut || !isAdmin) && (
        <Muted>{isOut ? messages.parcelIsOut : messages.adminsPay}</Muted>
      )}
      {due > 0 && isAdmin && !isOut && (
        <Actions>
          <Button onClick={() => setOpen(true)}>{messages.steps.refund}</Button>
        </Actions>
      )}
      {isOpen && (
        <ParcelRefundDialog id={id} number={number} due={due} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}

/** Refunds due to an order's buyer for returned or overpaid parcels, and those paid; nothing if there are none (D267). */
export function OrderRefunds({ order }: { order: OrderWithHistory }) {
  const title = useId();
  const parcels = (order.parcels ?? []).filter(
    ({ to_refund, refunds }) => to_refund !== undefined || refunds !== undefined,
  );
  if (parcels.length === 0) return null;
  return (
    <Panel>
      <Cards as="section" aria-labelledby={title}>
        <h2 id={title}>{messages.moneyBack}</h2>
        {parcels.map((parcel) => (
          <ParcelRefunds key={parcel.number} id={order.id} parcel={parcel} />
        ))}
      </Cards>
    </Panel>
  );
}
