import { OrderLookUp } from '../../features/order-look-up/order-look-up';
import { useOrderLookUp } from '../../features/order-look-up/use-order-look-up';
import { TrackedOrder } from '../../features/placed-order/tracked-order';
import { Narrow, PageTitle } from '../../features/purchase-layout/purchase-layout.styles';
import { orderTitle } from './messages';

/** A visit that did not come from the checkout: the phone number proves whose order it is. */
export function OrderOfGuest({ orderNumber }: { orderNumber: string }) {
  const lookUp = useOrderLookUp(orderNumber);
  return (
    <>
      <PageTitle>{orderTitle(orderNumber)}</PageTitle>
      <Narrow>
        {!lookUp.order && <OrderLookUp lookUp={lookUp} />}
        <div aria-live="polite">{lookUp.order && <TrackedOrder order={lookUp.order} />}</div>
      </Narrow>
    </>
  );
}
