import { useEffect, useEffectEvent } from 'react';
import type { Order } from '@pasal/shared/contracts';
import { useSiteSettingsQuery } from '@pasal/shared/api';
import { notify } from '@pasal/shared/shell';
import { Invoice, PrintSheet } from '@pasal/shared/ui';
import * as messages from './messages';
import { PackingSlip } from './packing-slip';

const FLOW = 'print';

/** What an order is put on paper as. */
export type Paper = 'packing-slip' | 'invoice';

interface OrderPrintProps {
  order: Order;
  paper: Paper;
  /** The browser's own dialog was closed, or there was nothing to print. */
  onDone: () => void;
}

/** Puts an order on paper: opens the browser's printing dialog as soon as the sheet is complete. */
export function OrderPrint({ order, paper, onDone }: OrderPrintProps) {
  const { data, isError } = useSiteSettingsQuery();
  const seller = data?.settings;
  const done = useEffectEvent(onDone);

  useEffect(() => {
    if (!seller) return undefined;
    notify.settle(FLOW);
    const finish = () => done();
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, [seller]);

  const isHopeless = isError && !seller;
  useEffect(() => {
    if (!isHopeless) return;
    notify.error(messages.failed, { flow: FLOW });
    done();
  }, [isHopeless]);

  if (!seller) return null;
  return (
    <PrintSheet>
      {paper === 'invoice' ? (
        <Invoice order={order} seller={seller} />
      ) : (
        <PackingSlip order={order} shopName={seller.shop_name} />
      )}
    </PrintSheet>
  );
}
