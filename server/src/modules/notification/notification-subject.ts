import type { NotificationAudience, NotificationKind, OrderStatus } from '@pasal/shared/contracts';
import { BUYER_STATUS_LABELS } from '@pasal/shared/domain';
import type { Notice } from '@pasal/platform/server/shop';

interface Subject {
  kind: NotificationKind;
  audience: NotificationAudience;
  status: OrderStatus;
  order_number: string;
}

/** The stored fields that make the first line of a message, about an order or not. */
interface StoredSubject extends Pick<Subject, 'kind' | 'audience'> {
  status: OrderStatus | null;
  order_number: string | null;
  notice: Notice | null;
}

/** Returns the first line of a stored message, about an order or not. */
export function subjectOfStored({ notice, status, order_number, ...rest }: StoredSubject): string {
  if (notice !== null) return notice.subject;
  return subjectOf({ ...rest, status: status ?? 'pending', order_number: order_number ?? '' });
}

/** First line of a message about an order, as it also stands in the staff's list. */
export function subjectOf({ kind, audience, status, order_number: number }: Subject): string {
  if (kind === 'cancelled_by_buyer') return `Order ${number} was cancelled by the customer`;
  if (kind === 'status_changed') return `Order ${number}: ${BUYER_STATUS_LABELS[status]}`;
  return audience === 'shop' ? `New order ${number}` : `We have received your order ${number}`;
}
