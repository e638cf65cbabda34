import type { NotificationAudience, NotificationKind, OrderStatus } from '@pasal/shared/contracts';
import { ORDER_STATUS_LABELS } from '@pasal/shared/domain';

interface Subject {
  kind: NotificationKind;
  audience: NotificationAudience;
  status: OrderStatus;
  order_number: string;
}

/** First line of a message, as it also stands in the staff's list. */
export function subjectOf({ kind, audience, status, order_number: number }: Subject): string {
  if (kind === 'cancelled_by_buyer') return `Order ${number} was cancelled by the customer`;
  if (kind === 'status_changed') return `Order ${number}: ${ORDER_STATUS_LABELS[status]}`;
  return audience === 'shop' ? `New order ${number}` : `We have received your order ${number}`;
}
