import type { TrackedOrder as Tracked } from '@pasal/shared/contracts';
import { Moment } from '@pasal/shared/dates';
import { DELIVERY_TYPE_LABELS, formatPhone, PAYMENT_METHOD_LABEL } from '@pasal/shared/domain';
import * as messages from './messages';
import { OrderDetails } from './order-details';

/** An order found by number and phone: the part its buyer may see (A13). */
export function TrackedOrder({ order }: { order: Tracked }) {
  const place = `${order.address}, ${order.city}, ${order.district}`;
  return (
    <OrderDetails
      order={order}
      facts={[
        { word: messages.orderedAt, value: <Moment at={order.created_at} hasRoom /> },
        { word: messages.payment, value: PAYMENT_METHOD_LABEL },
        {
          word: messages.buyer,
          value: `${order.customer_name}, ${formatPhone(order.phone)}`,
          wide: true,
        },
        {
          word: messages.delivery,
          value: `${DELIVERY_TYPE_LABELS[order.delivery_type]}, ${place}`,
          wide: true,
        },
      ]}
    />
  );
}
