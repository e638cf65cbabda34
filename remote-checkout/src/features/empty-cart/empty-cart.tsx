import { paths } from '@pasal/shared/routing/paths';
import { ButtonLink, StateView } from '@pasal/shared/ui';
import { CONTINUE_SHOPPING, EMPTY_TEXT, EMPTY_TITLE } from './messages';

export function EmptyCart() {
  return (
    <StateView icon="cart" title={EMPTY_TITLE} text={EMPTY_TEXT}>
      <ButtonLink to={paths.home()}>{CONTINUE_SHOPPING}</ButtonLink>
    </StateView>
  );
}
