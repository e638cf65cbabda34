import { paths } from '@pasal/shared/routing/paths';
import { ButtonLink } from '@pasal/shared/ui';
import * as messages from './messages';

/** Leads from the cart to the checkout (R2.62). */
export function ProceedLink() {
  return (
    <ButtonLink to={paths.checkout()} $wide>
      {messages.proceedToCheckout}
    </ButtonLink>
  );
}
