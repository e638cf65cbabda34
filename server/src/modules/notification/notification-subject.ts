import type { NotificationAudience, NotificationKind, OrderStatus } from '@pasal/shared/contracts';
import type { Language } from '@pasal/core/contract/language';
import type { Notice } from '@pasal/platform/server/shop';
import { wordsIn } from './words-in';

interface Subject {
  kind: NotificationKind;
  audience: NotificationAudience;
  status: OrderStatus;
  order_number: string;
  /** Of its reader. */
  language: Language | null;
}

/** The stored fields that make the first line of a message, about an order or not. */
interface StoredSubject extends Pick<Subject, 'kind' | 'audience' | 'language'> {
  status: OrderStatus | null;
  order_number: string | null;
  notice: Notice | null;
}

/** Returns the first line of a stored message, about an order or not. */
export function subjectOfStored({ notice, status, order_number, ...rest }: StoredSubject): string {
  if (notice !== null) return notice.subject;
  const language = rest.audience === 'buyer' ? rest.language : null;
  return subjectOf({
    ...rest,
    language,
    status: status ?? 'pending',
    order_number: order_number ?? '',
  });
}

/** First line of a message about an order, as it also stands in the staff's list. */
export function subjectOf({
  kind,
  audience,
  status,
  order_number: number,
  language,
}: Subject): string {
  const { subjects, BUYER_STATUS_LABELS } = wordsIn(language ?? 'en');
  if (kind === 'cancelled_by_buyer') return subjects.cancelledByBuyer(number);
  if (kind === 'status_changed') {
    return subjects.status(number, BUYER_STATUS_LABELS[status]);
  }
  return audience === 'shop' ? subjects.toShop(number) : subjects.toBuyer(number);
}
