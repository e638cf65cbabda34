import type { NotificationAudience, NotificationKind, OrderStatus } from '@pasal/shared/contracts';
import { LANGUAGES, type Language } from '@pasal/core/contract/language';
import { both, type Wording } from '@pasal/core/errors/wording';
import type { StoredNotice } from './add-notice';
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
  notice: StoredNotice | null;
}

/** Returns the first line of a stored message, about an order or not: a buyer's as it was sent, others in both languages. */
export function subjectOfStored({ notice, ...stored }: StoredSubject): string | Wording {
  if (notice !== null) return both(notice.subject, notice.ne?.subject ?? notice.subject);
  const status = stored.status ?? 'pending';
  const subject = { ...stored, status, order_number: stored.order_number ?? '' };
  if (stored.audience === 'buyer') return subjectOf(subject);
  const [en = '', ne = ''] = LANGUAGES.map((language) => subjectOf({ ...subject, language }));
  return both(en, ne);
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
