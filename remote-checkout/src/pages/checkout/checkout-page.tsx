import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { PageHead, selectCartTotal, useShopSelector } from '@pasal/shared/shell';
import { Button, Container, LoadingView } from '@pasal/shared/ui';
import { AlreadyOrdered } from '../../features/already-ordered/already-ordered';
import { LimitNotice } from '../../features/cart-quote/limit-notice';
import { QuoteNotice } from '../../features/cart-quote/quote-notice';
import { Sections } from '../../features/checkout-form/checkout-form.styles';
import { DeliveryChoice } from '../../features/checkout-form/delivery-choice';
import { ErrorSummary } from '../../features/checkout-form/error-summary';
import { PaymentMethod } from '../../features/checkout-form/payment-method';
import { PersonalDetails } from '../../features/checkout-form/personal-details';
import { DeliveryPlace } from '../../features/checkout-form/delivery-place';
import { TermsBox } from '../../features/checkout-form/terms-box';
import { EmptyCart } from '../../features/empty-cart/empty-cart';
import { LineProblem } from '../../features/line-problem/line-problem';
import { OrderReview } from '../../features/order-review/order-review';
import { ORDER_SUMMARY } from '../../features/order-totals/messages';
import { OrderTotal, OrderTotals } from '../../features/order-totals/order-totals';
import { ORDER_PLACED, placeOrderLabel } from '../../features/place-order/messages';
import { Finishing } from '../../features/place-order/finishing';
import { PlacingTrouble } from '../../features/place-order/placing-trouble';
import {
  Aside,
  Bar,
  Columns,
  PageTitle,
} from '../../features/purchase-layout/purchase-layout.styles';
import { COMPLETE_YOUR_ORDER } from './messages';
import { useCheckout } from './use-checkout';

export function CheckoutPage() {
  const total = useShopSelector(selectCartTotal);
  const summary = useId();

  // What changed in the order is shown where the eye and the keyboard are led to.
  const review = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes === 0) return;
    const find = (what: string) => review.current?.querySelector<HTMLElement>(what);
    const next = find('li button') ?? find('button[type="submit"]:not(:disabled)');
    (next ?? heading.current)?.focus();
  }, [changes]);
  const showChanges = () => setChanges((before) => before + 1);

  const checkout = useCheckout(showChanges);
  const { lines, failure, placing, agreed, face, form } = checkout;
  const { values, problems } = form;

  const frame = (content: ReactNode) => (
    <Container>
      <PageHead title={COMPLETE_YOUR_ORDER} />
      <PageTitle ref={heading} tabIndex={-1}>
        {COMPLETE_YOUR_ORDER}
      </PageTitle>
      {content}
    </Container>
  );
  if (face === 'placed') return frame(<LoadingView label={ORDER_PLACED} />);
  if (checkout.ordered) {
    return frame(<AlreadyOrdered order={checkout.ordered} phone={values.phone} />);
  }
  if (face === 'finishing') return frame(<Finishing />);
  if (lines.length === 0) return frame(<EmptyCart />);
  return frame(
    // The browser's own bubbles would hide the literal message.
    <form {...form.frame} noValidate>
      <QuoteNotice checking={checkout.checking} failed={checkout.failed} onRetry={checkout.retry} />
      <LimitNotice most={checkout.overLimit} />
      <ErrorSummary errors={problems} incomplete={form.incomplete} onGo={form.goTo} />
      <Columns>
        <Sections>
          <PersonalDetails form={form} />
          <DeliveryPlace form={form} />
          <DeliveryChoice
            chosen={values.delivery_type}
            onChoose={(delivery_type) => form.set({ delivery_type })}
          />
        </Sections>
        <Aside ref={review} aria-labelledby={summary}>
          <h2 id={summary}>{ORDER_SUMMARY}</h2>
          <OrderReview
            lines={lines}
            problemOf={(line) => <LineProblem line={line} onAccepted={showChanges} />}
          />
          <OrderTotals amount={total} />
          <PaymentMethod />
          <TermsBox checked={agreed} onChange={checkout.setAgreed} />
          {failure && (
            <PlacingTrouble
              failure={failure}
              disabled={!agreed || placing}
              offline={checkout.offline}
            />
          )}
          <Bar>
            <OrderTotal amount={total} />
            <Button type="submit" wide busy={placing} disabled={!agreed}>
              {placeOrderLabel(total)}
            </Button>
          </Bar>
        </Aside>
      </Columns>
    </form>,
  );
}
