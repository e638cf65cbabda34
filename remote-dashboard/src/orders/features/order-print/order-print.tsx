import { useEffect, useEffectEvent } from 'react';
import type { Order } from '@pasal/shared/contracts';
import { useSiteSettingsQuery } from '@pasal/shared/api';
import { usePaperDates } from '@pasal/shared/dates';
import { notify } from '@pasal/shared/shell';
import { Invoice, PrintSheet } from '@pasal/shared/ui';
import * as messages from './messages';
import type { Paper } from '../../model/paper';
import { PackingSlip } from './packing-slip';
import { Sheet } from './packing-slip.styles';

const FLOW = 'print';

interface OrderPrintProps {
  /** Each begins on a sheet of its own. */
  orders: readonly Order[];
  paper: Paper;
  /** The browser's own dialog was closed, or there was nothing to print. */
  onDone: () => void;
}

/** The goods as paper names them: in Nepali where staff print from a page in Nepali. */
const onPaper = (order: Order): Order => ({
  ...order,
  items: order.items.map(({ product_label, variant_label, ...item }) => ({
    ...item,
    ...(product_label && { product_name: product_label }),
    ...(variant_label && { variant_name: variant_label }),
  })),
});

/** Prints as soon as the sheet's pictures have come; one that does not come holds nothing up. */
async function printWithPictures(abandoned: AbortSignal): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('[data-print-sheet] img');
  if (pictures.length > 0) {
    await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  }
  if (!abandoned.aborted) window.print();
}

/** Puts orders on paper, all in one document: opens the browser's printing dialog as soon as they are complete. */
export function OrderPrint({ orders, paper, onDone }: OrderPrintProps) {
  const { data, isError } = useSiteSettingsQuery();
  const seller = data?.settings;
  const logo = data?.looks?.logo;
  const dates = usePaperDates();
  const isReady = dates !== undefined;
  const done = useEffectEvent(onDone);

  useEffect(() => {
    if (!isReady) return undefined;
    notify.settle(FLOW);
    const finish = () => done();
    const abandoned = new AbortController();
    window.addEventListener('afterprint', finish);
    void printWithPictures(abandoned.signal);
    return () => {
      abandoned.abort();
      window.removeEventListener('afterprint', finish);
    };
  }, [isReady]);

  const isHopeless = isError && !seller;
  useEffect(() => {
    if (!isHopeless) return;
    notify.error(messages.failed, { flow: FLOW });
    done();
  }, [isHopeless]);

  if (!seller || !dates) return null;
  return (
    <PrintSheet>
      {orders.map(onPaper).map((order) => (
        <Sheet key={order.id}>
          {paper === 'invoice' ? (
            <Invoice order={order} seller={seller} logo={logo} dates={dates} />
          ) : (
            <PackingSlip order={order} seller={seller} logo={logo} dates={dates} />
          )}
        </Sheet>
      ))}
    </PrintSheet>
  );
}
