import { formatRupees } from '@pasal/shared/domain';
import type { OrderCosts } from '../../model/delivery-costs';
import * as messages from './messages';
import { Hint, Rows } from './order-totals.styles';

function chargeWords(charge: number | undefined): string {
  if (charge === undefined) return messages.unknown;
  return charge === 0 ? messages.free : formatRupees(charge);
}

/** The parts of the total; a delivery that costs nothing is free (R9.1). */
export function OrderTotals({ costs }: { costs: OrderCosts }) {
  const { goods, charge, freeAbove } = costs;
  return (
    <>
      <Rows>
        <div>
          <dt>{messages.subtotal}</dt>
          <dd>{formatRupees(goods)}</dd>
        </div>
        <div>
          <dt>{messages.deliveryCharge}</dt>
          {/* A new one for each text: what only gets longer would count as a jump. */}
          <dd key={chargeWords(charge)}>{chargeWords(charge)}</dd>
        </div>
      </Rows>
      {freeAbove !== null && <Hint>{messages.freeFrom(formatRupees(freeAbove))}</Hint>}
    </>
  );
}

interface AmountProps {
  /** Rupees. */
  amount: number;
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
