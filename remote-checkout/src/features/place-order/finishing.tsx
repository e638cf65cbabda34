import { StateView, Spinner, icons } from '@pasal/shared/ui';
import * as messages from './messages';

/** The page was left while an order was on its way: it is asked what became of it. */
export function Finishing() {
  return (
    <StateView icon={icons.orders} title={messages.finishing} text={messages.finishingText}>
      <Spinner />
    </StateView>
  );
}
