import { StateView, Spinner, icons } from '@pasal/shared/ui';
import * as messages from './messages';

/** Shown if the page was left while an order was in flight: its outcome is being requested. */
export function Finishing() {
  return (
    <StateView icon={icons.orders} title={messages.finishing} text={messages.finishingText}>
      <Spinner />
    </StateView>
  );
}
