import type { OrderedDetails } from '@pasal/shared/contracts';
import { paths } from '@pasal/shared/routing/paths';
import { ButtonLink, StateView, icons } from '@pasal/shared/ui';
import type { LookUpState } from '../../model/placed-order';
import * as messages from './messages';

interface AlreadyOrderedProps {
  order: OrderedDetails['order'];
  /** As typed here; likely the one the order was placed with. */
  phone: string;
}

/** Another tab of this browser was first: its order, by number and total. */
export function AlreadyOrdered({ order, phone }: AlreadyOrderedProps) {
  const { order_number, total } = order;
  const state: LookUpState = { order_number, phone };
  return (
    <StateView
      icon={icons.orders}
      kind="error"
      title={messages.alreadyOrdered}
      text={messages.alreadyOrderedText(order_number, total)}
    >
      <ButtonLink to={paths.trackOrder()} state={state}>
        {messages.seeOrder}
      </ButtonLink>
    </StateView>
  );
}
