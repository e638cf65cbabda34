import {
  addRupees,
  formatRupees,
  splitVat,
  toPaisa,
  toRupees,
  VAT_PERCENT,
} from '@pasal/shared/domain';
import * as messages from './messages';
import { PaperFacts } from '../paper/paper';
import { Sums } from './invoice.styles';

interface InvoiceSumsProps {
  /** Rupees. */
  total: number;
  /** The delivery charge in it, in rupees. */
  charge: number;
  /** The shop is registered for VAT: show the VAT included. */
  withVat: boolean;
}

/** The parts of the total; a delivery charge of 0 is shown as free (R9.1). */
export function InvoiceSums({ total, charge, withVat }: InvoiceSumsProps) {
  const { netPaisa, vatPaisa } = splitVat(toPaisa(total));
  const rows: readonly (readonly [string, string])[] = [
    [messages.subtotal, formatRupees(addRupees(total, -charge))],
    [messages.deliveryCharge, charge > 0 ? formatRupees(charge) : messages.free],
  ];
  const vat: typeof rows = withVat
    ? [
        [messages.withoutVat, formatRupees(toRupees(netPaisa))],
        [messages.vatOf(VAT_PERCENT), formatRupees(toRupees(vatPaisa))],
      ]
    : [];
  return (
    <Sums>
      <PaperFacts facts={[...rows, ...vat]}>
        <div data-total>
          <dt>{messages.total}</dt>
          <dd>{formatRupees(total)}</dd>
        </div>
      </PaperFacts>
    </Sums>
  );
}
