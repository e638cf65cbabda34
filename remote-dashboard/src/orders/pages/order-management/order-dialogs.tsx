import { useState } from 'react';
import type { Order } from '@pasal/shared/contracts';
import { OrderDeleteDialog } from '../../features/order-delete/order-delete-dialog';
import { OrderDetailsDialog } from '../../features/order-details/order-details-dialog';
import { OrderPrint } from '../../../kit/order-print/order-print';
import { OrderStatusDialog } from '../../features/order-status/order-status-dialog';
import { OrderStatusesDialog } from '../../features/order-status/order-statuses-dialog';
import { PaperButtons } from '../../features/paper-buttons/paper-buttons';
import type { Paper } from '../../../kit/order-print/paper';

/** The dialog open over the list, with its order or orders. */
export type OpenDialog =
  | { kind: 'details' | 'status' | 'delete'; order: Order }
  | { kind: 'statuses' | Paper; orders: readonly Order[] };

interface OrderDialogsProps {
  isReadOnly: boolean;
  dialog: OpenDialog;
  onDialog: (dialog: OpenDialog | undefined) => void;
  /** The list's filters as address parameters. */
  list: string;
  /** Called with the orders whose status is unchanged. */
  onLeft: (orders: readonly Order[]) => void;
}

/** One dialog at a time; printing from the details leaves them open. */
export function OrderDialogs({ isReadOnly, dialog, onDialog, list, onLeft }: OrderDialogsProps) {
  const [paper, setPaper] = useState<Paper>();
  const close = () => onDialog(undefined);
  if (dialog.kind === 'statuses') {
    return <OrderStatusesDialog orders={dialog.orders} onLeft={onLeft} onClose={close} />;
  }
  if (!('order' in dialog)) {
    return <OrderPrint orders={dialog.orders} paper={dialog.kind} onDone={close} />;
  }
  const { kind, order } = dialog;
  if (kind === 'status') return <OrderStatusDialog listed={order} onClose={close} />;
  if (kind === 'delete') return <OrderDeleteDialog order={order} onClose={close} />;
  return (
    <>
      <OrderDetailsDialog
        order={order}
        list={list}
        papers={<PaperButtons order={order} onPrint={setPaper} />}
        onUpdate={isReadOnly ? undefined : () => onDialog({ kind: 'status', order })}
        onClose={close}
      />
      {paper && <OrderPrint orders={[order]} paper={paper} onDone={() => setPaper(undefined)} />}
    </>
  );
}
