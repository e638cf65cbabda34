import type { ReactNode } from 'react';
import type { Order } from '@pasal/shared/contracts';
import { Button, ButtonLink, Dialog } from '@pasal/shared/ui';
import { ownPaths } from '../../../paths';
import * as messages from './messages';
import { OrderDetails } from './order-details';

interface OrderDetailsDialogProps {
  order: Order;
  /** The filters of the list it was opened from, as an address has them. */
  list: string;
  /** The buttons that print its papers. */
  papers: ReactNode;
  /** Missing for who only reads. */
  onUpdate: (() => void) | undefined;
  onClose: () => void;
}

/** The details over the list (R2.90), with the way to the page that has them (D99). */
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
