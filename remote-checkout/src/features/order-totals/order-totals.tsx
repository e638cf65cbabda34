import { formatRupees } from '@pasal/shared/domain';
import type { OrderCosts } from '../../model/delivery-costs';
import * as messages from './messages';
import { Hint, Rows } from './order-totals.styles';

function chargeWords(charge: number | undefined): string {
  if (charge === undefined) return messages.unknown;
  return charge === 0 ? messages.free : formatRupees(charge);
}

interface PartsOfTotalProps {
  /** Sums as they are shown. */
  goods: string;
  charge: string;
}

/** The parts of the total as they look. */
export function PartsOfTotal({ goods, charge }: PartsOfTotalProps) {
  return (
    <Rows>
      <div>
        <dt>{messages.subtotal}</dt>
        <dd>{goods}</dd>
      </div>
      <div>
        <dt>{messages.deliveryCharge}</dt>
        {/* A new one for each text: what only gets longer would count as a jump. */}
        <dd key={charge}>{charge}</dd>
      </div>
    </Rows>
  );
}

/** The parts of the total; a delivery that costs nothing is free (R9.1). */
export function OrderTotals({ costs }: { costs: OrderCosts }) {
  const { goods, charge, freeAbove } = costs;
  return (
    <>
      <PartsOfTotal goods={formatRupees(goods)} charge={chargeWords(charge)} />
      {freeAbove !== null && <Hint>{messages.freeFrom(formatRupees(freeAbove))}</Hint>}
    </>
  );
}

/** The total as it looks: a sum, apart from its parts, because on phones it stays in view with the button. */
export function Total({ sum }: { sum: string }) {
  return (
    <Rows $strong>
      <div>
        <dt>{messages.total}</dt>
        <dd>{sum}</dd>
      </div>
    </Rows>
  );
}

interface AmountProps {
  /** Rupees. */
  amount: number;
}

export function OrderTotal({ amount }: AmountProps) {
  return <Total sum={formatRupees(amount)} />;
}
