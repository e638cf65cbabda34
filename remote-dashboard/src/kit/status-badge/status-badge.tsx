import type { OrderStatus, ProductStatus } from '@pasal/shared/contracts';
import { ORDER_STATUS_LABELS, PRODUCT_STATUS_LABELS } from '@pasal/shared/domain';
import { Badge, type Tone } from '@pasal/shared/ui';

const orderTones: Record<OrderStatus, Tone> = {
  pending: 'warning',
  complete: 'success',
  cancel: 'danger',
  others: 'neutral',
};
const productTones: Record<ProductStatus, Tone> = {
  pending: 'warning',
  approve: 'success',
  cancel: 'danger',
};

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge $tone={orderTones[status]}>{ORDER_STATUS_LABELS[status]}</Badge>;
}

export function ProductStatusBadge({ status }: { status: ProductStatus }) {
  return <Badge $tone={productTones[status]}>{PRODUCT_STATUS_LABELS[status]}</Badge>;
}
