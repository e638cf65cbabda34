import { formatRupees } from '@pasal/shared/domain';
import * as messages from './messages';
import { Rows } from './order-totals.styles';

interface AmountProps {
  /** Rupees. */
  amount: number;
}

/** What the total is made of; delivery costs nothing (R9.1). */
export function OrderTotals({ amount }: AmountProps) {
  return (
    <Rows>
      <div>
        <dt>{messages.subtotal}</dt>
        <dd>{formatRupees(amount)}</dd>
      </div>
      <div>
        <dt>{messages.deliveryCharge}</dt>
        <dd>{messages.free}</dd>
      </div>
    </Rows>
  );
}

/** Apart from the rest, because on phones it stays in view with the button. */
export function OrderTotal({ amount }: AmountProps) {
  return (
    <Rows $strong>
      <div>
        <dt>{messages.total}</dt>
        <dd>{formatRupees(amount)}</dd>
      </div>
    </Rows>
  );
}
