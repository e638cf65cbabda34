import type { TrackedOrder as Tracked } from '@pasal/shared/contracts';
import {
  DELIVERY_TYPE_LABELS,
  formatDateTime,
  formatPhone,
  PAYMENT_METHOD_LABEL,
} from '@pasal/shared/domain';
import * as messages from './messages';
import { OrderDetails } from './order-details';

/** An order found by its number and phone: what its buyer may know of it (A13). */
export function TrackedOrder({ order }: { order: Tracked }) {
  const place = `${order.address}, ${order.city}, ${order.district}`;
  return (
    <OrderDetails
      order={order}
      facts={[
        [messages.orderedAt, formatDateTime(order.created_at)],
        [messages.payment, PAYMENT_METHOD_LABEL],
        [messages.buyer, `${order.customer_name}, ${formatPhone(order.phone)}`],
        [messages.delivery, `${DELIVERY_TYPE_LABELS[order.delivery_type]}, ${place}`],
      ]}
    />
  );
}
