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
  /** Rupees of it that the delivery costs. */
  charge: number;
  /** The shop is registered for VAT: say how much of the total it is. */
  withVat: boolean;
}

/** The parts of the total; a delivery that costs nothing is free (R9.1). */
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
