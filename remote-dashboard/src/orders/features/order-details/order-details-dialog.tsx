import type { ReactNode } from 'react';
import type { Order } from '@pasal/shared/contracts';
import { Button, ButtonLink, Dialog } from '@pasal/shared/ui';
import { ownPaths } from '../../../paths';
import * as messages from './messages';
import { OrderDetails } from './order-details';

interface OrderDetailsDialogProps {
  order: Order;
  /** The filters of the list it was opened from, as address parameters. */
  list: string;
  /** The buttons that print its papers. */
  papers: ReactNode;
  /** Absent for read-only users. */
  onUpdate: (() => void) | undefined;
  onClose: () => void;
}

/** The details over the list (R2.90), with a link to their page (D99). */
export function OrderDetailsDialog(props: OrderDetailsDialogProps) {
  const { order, list, papers, onUpdate, onClose } = props;
  return (
    <Dialog
      open
      title={messages.title(order.order_number)}
      onClose={onClose}
      actions={
        <>
          <ButtonLink to={ownPaths.order(order.id, list)} $variant="quiet">
            {messages.openPage}
          </ButtonLink>
          {papers}
          {onUpdate && <Button onClick={onUpdate}>{messages.updateStatus}</Button>}
        </>
      }
    >
      <OrderDetails order={order} />
    </Dialog>
  );
}
