import { useSiteSettingsQuery } from '@pasal/shared/api';
import { usePaperDates } from '@pasal/shared/dates';
import { Button, Icon, Invoice, PrintSheet, type InvoicedOrder, icons } from '@pasal/shared/ui';
import * as messages from './messages';

/**
 * A page with this component prints as the order's invoice, by the button or the browser's own command; the print
 * dialog can save a PDF.
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
