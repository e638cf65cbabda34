import { formatRupees } from '@pasal/shared/domain';
import { DELIVERY_CHARGE, FREE, SUBTOTAL, TOTAL } from './messages';
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
        <dt>{SUBTOTAL}</dt>
        <dd>{formatRupees(amount)}</dd>
      </div>
      <div>
        <dt>{DELIVERY_CHARGE}</dt>
        <dd>{FREE}</dd>
      </div>
    </Rows>
  );
}

/** Apart from the rest, because on phones it stays in view with the button. */
export function OrderTotal({ amount }: AmountProps) {
  return (
    <Rows $strong>
      <div>
        <dt>{TOTAL}</dt>
        <dd>{formatRupees(amount)}</dd>
      </div>
    </Rows>
  );
}
