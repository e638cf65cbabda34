import { useRef } from 'react';
import { OrderLookUp } from '../../features/order-look-up/order-look-up';
import { useOrderLookUp } from '../../features/order-look-up/use-order-look-up';
import { Narrow, PageTitle, Parts } from '../../features/purchase-layout/purchase-layout.styles';
import { FoundOrder } from './found-order';
import * as messages from './messages';

/** A visit from outside the checkout: the phone number proves ownership of the order. */
export function OrderOfGuest({ orderNumber }: { orderNumber: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lookUp = useOrderLookUp({ order_number: orderNumber, phone: '' }, heading);
  const { found } = lookUp;
  return (
    <Parts>
      <Narrow>
        <PageTitle ref={heading} tabIndex={-1}>
          {messages.orderTitle(orderNumber)}
        </PageTitle>
        <OrderLookUp lookUp={lookUp} />
      </Narrow>
      {found && <FoundOrder {...found} />}
    </Parts>
  );
}
