import { useState } from 'react';
import type { Order } from '@pasal/shared/contracts';
import { OrderDeleteDialog } from '../../features/order-delete/order-delete-dialog';
import { OrderDetails } from '../../features/order-details/order-details';
import { OrderPrint, type Paper } from '../../features/order-print/order-print';
import { OrderStatusDialog } from '../../features/order-status/order-status-dialog';

/** What is open over the list, and of which order. */
export interface OpenDialog {
  kind: 'details' | 'status' | 'delete' | Paper;
  order: Order;
}

interface OrderDialogsProps {
  dialog: OpenDialog;
  onDialog: (dialog: OpenDialog | undefined) => void;
}

/** One thing at a time; printing from the details leaves them open. */
export function OrderDialogs({ dialog: { kind, order }, onDialog }: OrderDialogsProps) {
  const [paper, setPaper] = useState<Paper>();
  const close = () => onDialog(undefined);
  if (kind === 'status') return <OrderStatusDialog listed={order} onClose={close} />;
  if (kind === 'delete') return <OrderDeleteDialog order={order} onClose={close} />;
  if (kind !== 'details') return <OrderPrint order={order} paper={kind} onDone={close} />;
  return (
    <>
      <OrderDetails
        order={order}
        onPackingSlip={() => setPaper('packing-slip')}
        onInvoice={() => setPaper('invoice')}
        onUpdate={() => onDialog({ kind: 'status', order })}
        onClose={close}
      />
      {paper && <OrderPrint order={order} paper={paper} onDone={() => setPaper(undefined)} />}
    </>
  );
}
