import type { Order } from '@pasal/shared/contracts';
import { Invoice } from '@pasal/shared/ui';
import { onPaper } from './on-paper';
import { PackingSlip } from './packing-slip';
import { Sheet } from './packing-slip.styles';
import { PrintJob } from './print-job';

interface OrderPrintProps {
  /** Each begins on a new sheet. */
  orders: readonly Order[];
  paper: 'packing-slip' | 'invoice';
  /** The print dialog was closed, or there was nothing to print. */
  onDone: () => void;
}

/** Prints orders as one document. */
export function OrderPrint({ orders, paper, onDone }: OrderPrintProps) {
  return (
    <PrintJob onDone={onDone}>
      {(letterhead) =>
        orders
          .map(onPaper)
          .map((order) => (
            <Sheet key={order.id}>
              {paper === 'invoice' ? (
                <Invoice order={order} {...letterhead} />
              ) : (
                <PackingSlip order={order} {...letterhead} />
              )}
            </Sheet>
          ))
      }
    </PrintJob>
  );
}
