import type { TrackedOrder as Tracked } from '@pasal/shared/contracts';
import { DELIVERY_TYPE_LABELS, formatDateTime, PAYMENT_METHOD_LABEL } from '@pasal/shared/domain';
import { DELIVERY, ORDERED_AT, PAYMENT } from './messages';
import { OrderDetails } from './order-details';

/** An order found by its number and phone: public fields only (api.md). */
export function TrackedOrder({ order }: { order: Tracked }) {
  const place = `${DELIVERY_TYPE_LABELS[order.delivery_type]}, ${order.city}, ${order.district}`;
  return (
    <OrderDetails
      order={order}
      facts={[
        [ORDERED_AT, formatDateTime(order.created_at)],
        [DELIVERY, place],
        [PAYMENT, PAYMENT_METHOD_LABEL],
      ]}
    />
  );
}
