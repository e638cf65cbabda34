import type { NotificationAudience, NotificationKind, OrderStatus } from '@pasal/shared/contracts';
import { ORDER_STATUS_LABELS } from '@pasal/shared/domain';
import type { Notice } from '@pasal/platform/server/shop';

interface Subject {
  kind: NotificationKind;
  audience: NotificationAudience;
  status: OrderStatus;
  order_number: string;
}

/** A message of which the order, or the text, is known. */
interface Kept extends Pick<Subject, 'kind' | 'audience'> {
  status: OrderStatus | null;
  order_number: string | null;
  notice: Notice | null;
}

/** First line of a message that is kept, whatever it tells of. */
export function subjectOfKept({ notice, status, order_number, ...rest }: Kept): string {
  if (notice !== null) return notice.subject;
  return subjectOf({ ...rest, status: status ?? 'pending', order_number: order_number ?? '' });
}

/** First line of a message about an order, as it also stands in the staff's list. */
export function subjectOf({ kind, audience, status, order_number: number }: Subject): string {
  if (kind === 'cancelled_by_buyer') return `Order ${number} was cancelled by the customer`;
  if (kind === 'status_changed') return `Order ${number}: ${ORDER_STATUS_LABELS[status]}`;
  return audience === 'shop' ? `New order ${number}` : `We have received your order ${number}`;
}
