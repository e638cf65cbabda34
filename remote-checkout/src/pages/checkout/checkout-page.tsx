import type { ReactNode } from 'react';
import { PageHead } from '@pasal/shared/shell';
import { Container, LoadingView } from '@pasal/shared/ui';
import { AlreadyOrdered } from '../../features/already-ordered/already-ordered';
import { LimitNotice } from '../../features/cart-quote/limit-notice';
import { QuoteNotice } from '../../features/cart-quote/quote-notice';
import { Sections } from '../../features/checkout-form/checkout-form.styles';
import { DeliveryChoice } from '../../features/checkout-form/delivery-choice';
import { DeliveryPlace } from '../../features/checkout-form/delivery-place';
import { DeliveryInfo } from '../../features/checkout-form/delivery-info';
import { ErrorSummary } from '../../features/checkout-form/error-summary';
import { RememberMe } from '../../features/checkout-form/remember-me';
import { PersonalDetails } from '../../features/checkout-form/personal-details';
import { EmptyCart } from '../../features/empty-cart/empty-cart';
import * as messages from '../../features/place-order/messages';
import { Finishing } from '../../features/place-order/finishing';
import { Columns, PageTitle } from '../../features/purchase-layout/purchase-layout.styles';
import { completeYourOrder } from './messages';
import { OrderSummary } from './order-summary';
import { useChangesFocus } from './use-changes-focus';
import { useCheckout } from './use-checkout';

export function CheckoutPage() {
  const { review, heading, showChanges } = useChangesFocus();
  const checkout = useCheckout(showChanges);
  const { view, form, ordering } = checkout;
  const { values, problems } = form;

  const frame = (content: ReactNode) => (
    <Container>
      <PageHead title={completeYourOrder} />
      <PageTitle ref={heading} tabIndex={-1}>
        {completeYourOrder}
      </PageTitle>
      {content}
    </Container>
  );
  if (view === 'placed') return frame(<LoadingView label={messages.orderPlaced} />);
  if (ordering.at === 'ordered') {
    return frame(<AlreadyOrdered order={ordering.order} phone={values.phone} />);
  }
  if (view === 'finishing') return frame(<Finishing />);
  if (view === 'empty') return frame(<EmptyCart />);
  return frame(
    // The browser's own bubbles would hide the literal message.
    <form {...form.frame} noValidate>
      <QuoteNotice checking={checkout.checking} failed={checkout.failed} onRetry={checkout.retry} />
      <LimitNotice most={checkout.overLimit} />
      <ErrorSummary errors={problems} incomplete={form.incomplete} onGo={form.goTo} />
      <Columns>
        <Sections>
          <PersonalDetails form={form} remembering={form.remembering} />
          <DeliveryPlace form={form} />
          <DeliveryChoice
            chosen={values.delivery_type}
            onChoose={(delivery_type) => form.set({ delivery_type })}
          >
            <DeliveryInfo delivery={checkout.delivery} values={values} />
          </DeliveryChoice>
          <RememberMe remembering={form.remembering} />
        </Sections>
        <OrderSummary checkout={checkout} review={review} onChanged={showChanges} />
      </Columns>
    </form>,
  );
}
