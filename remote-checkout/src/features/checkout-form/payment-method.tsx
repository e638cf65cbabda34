import { PAYMENT_METHOD_LABEL } from '@pasal/shared/domain';
import { Icon, icons } from '@pasal/shared/ui';
import * as messages from './messages';
import { Payment } from './checkout-form.styles';

/** The only payment method (R9.1): shown, not selectable. */
export function PaymentMethod() {
  return (
    <Payment>
      <dt>{messages.paymentMethod}</dt>
      <dd>
        <Icon shape={icons.check} />
        {PAYMENT_METHOD_LABEL}
      </dd>
    </Payment>
  );
}
