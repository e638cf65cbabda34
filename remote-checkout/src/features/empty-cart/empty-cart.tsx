import { paths } from '@pasal/shared/routing/paths';
import { ButtonLink, StateView, icons } from '@pasal/shared/ui';
import * as messages from './messages';

export function EmptyCart() {
  return (
    <StateView icon={icons.cart} title={messages.emptyTitle} text={messages.emptyText}>
      <ButtonLink to={paths.home()}>{messages.continueShopping}</ButtonLink>
    </StateView>
  );
}
