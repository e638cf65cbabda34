import { useLocation, useParams } from '@pasal/shared/routing';
import { PageHead } from '@pasal/shared/shell';
import { Container } from '@pasal/shared/ui';
import { placedOrderOf } from '../../model/placed-order';
import { OrderConfirmation } from './order-confirmation';
import { OrderOfGuest } from './order-of-guest';
import * as messages from './messages';

/** The confirmation for the browser that placed the order; the look-up for every other visit, as the number alone is no proof. */
export function OrderPage() {
  const { orderNumber = '' } = useParams();
  const placed = placedOrderOf(useLocation().state, orderNumber);
  return (
    <Container>
      <PageHead title={messages.orderTitle(orderNumber)} />
      {placed ? (
        <OrderConfirmation placed={placed} />
      ) : (
        <OrderOfGuest key={orderNumber} orderNumber={orderNumber} />
      )}
    </Container>
  );
}
