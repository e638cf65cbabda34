import { useSiteSettingsQuery } from '@pasal/shared/api';
import { usePaperDates } from '@pasal/shared/dates';
import { Button, Icon, Invoice, PrintSheet, type InvoicedOrder, icons } from '@pasal/shared/ui';
import * as messages from './messages';

/**
 * The page with this on it is printed as the invoice of the order, by the button and by the
 * browser's own command alike; a PDF comes out of the browser's print dialog.
 */
export function PrintInvoice({ order }: { order: InvoicedOrder }) {
  const { data, isLoading } = useSiteSettingsQuery();
  const dates = usePaperDates();
  if (!data && !isLoading) return null;
  return (
    <>
      <Button variant="quiet" busy={!dates} onClick={() => window.print()}>
        <Icon shape={icons.printer} />
        {messages.printInvoice}
      </Button>
      {data && dates && (
        <PrintSheet>
          <Invoice order={order} seller={data.settings} logo={data.looks?.logo} dates={dates} />
        </PrintSheet>
      )}
    </>
  );
}
