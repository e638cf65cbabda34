import { useId, type RefObject } from 'react';
import { Button } from '@pasal/shared/ui';
import { PaymentMethod } from '../../features/checkout-form/payment-method';
import { TermsBox } from '../../features/checkout-form/terms-box';
import { LineProblem } from '../../features/line-problem/line-problem';
import { OrderReview } from '../../features/order-review/order-review';
import * as messages from '../../features/order-totals/messages';
import { OrderTotal, OrderTotals } from '../../features/order-totals/order-totals';
import * as placeOrderMessages from '../../features/place-order/messages';
import { PlacingTrouble } from '../../features/place-order/placing-trouble';
import { Aside, Bar } from '../../features/purchase-layout/purchase-layout.styles';
import type { useCheckout } from './use-checkout';

interface OrderSummaryProps {
  checkout: ReturnType<typeof useCheckout>;
  /** Where what changed in the order is shown. */
  review: RefObject<HTMLElement | null>;
  onChanged: () => void;
}

/** What is ordered and what it costs, beside the form, with the button that places it. */
export function OrderSummary({ checkout, review, onChanged }: OrderSummaryProps) {
  const { costs, lines, ordering, offline } = checkout;
  const { at, agreed } = ordering;
  const title = useId();
  return (
    <Aside ref={review} aria-labelledby={title}>
      <h2 id={title}>{messages.orderSummary}</h2>
      <OrderReview
        lines={lines}
        problemOf={(line) => <LineProblem line={line} onAccepted={onChanged} />}
      />
      <OrderTotals costs={costs} />
      <PaymentMethod />
      <TermsBox checked={agreed} onChange={checkout.agree} />
      {(at === 'refused' || at === 'unheard') && (
        <PlacingTrouble failure={ordering.failure} disabled={!agreed} offline={offline} />
      )}
      <Bar>
        <OrderTotal amount={costs.total} />
        <Button type="submit" wide busy={at === 'sending'} disabled={!agreed}>
          {placeOrderMessages.placeOrderLabel(costs.total)}
        </Button>
      </Bar>
    </Aside>
  );
}
