import { useId, useRef, useState, type RefObject } from 'react';
import { PaymentMethod } from '../../features/checkout-form/payment-method';
import { TermsBox } from '../../features/checkout-form/terms-box';
import { LineProblem } from '../../features/line-problem/line-problem';
import { OrderReview } from '../../features/order-review/order-review';
import * as messages from '../../features/order-totals/messages';
import { OrderTotal, OrderTotals } from '../../features/order-totals/order-totals';
import { PlaceButton } from '../../features/place-order/place-button';
import { PlacingTrouble } from '../../features/place-order/placing-trouble';
import { Aside, Bar } from '../../features/purchase-layout/purchase-layout.styles';
import type { useCheckout } from './use-checkout';

interface OrderSummaryProps {
  checkout: ReturnType<typeof useCheckout>;
  /** The element that shows the order's changes. */
  review: RefObject<HTMLElement | null>;
  onChanged: () => void;
}

/** The order's lines and costs next to the form, with the button that places it. */
export function OrderSummary({ checkout, review, onChanged }: OrderSummaryProps) {
  const { costs, lines, ordering, offline } = checkout;
  const { at, agreed } = ordering;
  const title = useId();
  const terms = useRef<HTMLInputElement>(null);
  const [isMissed, setMissed] = useState(false);
  const leadToTerms = () => {
    setMissed(true);
    terms.current?.focus();
  };
  return (
    <Aside ref={review} aria-labelledby={title}>
      <h2 id={title}>{messages.orderSummary}</h2>
      <OrderReview
        lines={lines}
        problemOf={(line) => <LineProblem line={line} onAccepted={onChanged} />}
      />
      <OrderTotals costs={costs} />
      <OrderTotal amount={costs.total} />
      <PaymentMethod />
      {(at === 'refused' || at === 'unheard') && (
        <PlacingTrouble failure={ordering.failure} disabled={!agreed} offline={offline} />
      )}
      <Bar>
        <TermsBox checked={agreed} onChange={checkout.agree} box={terms} isMissed={isMissed} />
        <PlaceButton
          total={costs.total}
          busy={at === 'sending'}
          agreed={agreed}
          onEarly={leadToTerms}
        />
      </Bar>
    </Aside>
  );
}
