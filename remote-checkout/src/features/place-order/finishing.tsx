import { StateView, Spinner } from '@pasal/shared/ui';
import { FINISHING, FINISHING_TEXT } from './messages';

/** The page was left while an order was on its way: it is asked what became of it. */
export function Finishing() {
  return (
    <StateView icon="orders" title={FINISHING} text={FINISHING_TEXT}>
      <Spinner />
    </StateView>
  );
}
