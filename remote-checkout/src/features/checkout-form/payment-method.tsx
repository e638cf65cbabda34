import { PAYMENT_METHOD_LABEL } from '@pasal/shared/domain';
import { Icon } from '@pasal/shared/ui';
import { PAYMENT_METHOD } from './messages';
import { Payment } from './checkout-form.styles';

/** The only payment method there is (R9.1): shown, not asked. */
export function PaymentMethod() {
  return (
    <Payment>
      <dt>{PAYMENT_METHOD}</dt>
      <dd>
        <Icon name="check" />
        {PAYMENT_METHOD_LABEL}
      </dd>
    </Payment>
  );
}
