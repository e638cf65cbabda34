import type {
  NotificationAudience,
  NotificationKind,
  OrderStatus,
  ParcelStage,
} from '@pasal/shared/contracts';
import { LANGUAGES, type Language } from '@pasal/core/contract/language';
import { bilingual, type Wording } from '@pasal/core/errors/wording';
import type { StoredNotice } from './add-notice';
import { wordsIn } from './words-in';

interface Subject {
  /** The parcel's stage; null if the message is about the order's status. */
  told_stage: ParcelStage | null;
  kind: NotificationKind;
  audience: NotificationAudience;
  status: OrderStatus;
  order_number: string;
  /** The reader's language. */
  language: Language | null;
}

/** The stored fields for the subject of a message, with or without an order. */
interface StoredSubject extends Pick<Subject, 'kind' | 'audience' | 'language' | 'told_stage'> {
  status: OrderStatus | null;
  order_number: string | null;
  notice: StoredNotice | null;
}

/** The subject of a stored message, with or without an order: a buyer's as it was sent, others in both languages. */
export function subjectOfStored({ notice, ...stored }: StoredSubject): string | Wording {
  if (notice !== null) return bilingual(notice.subject, notice.ne?.subject ?? notice.subject);
  const status = stored.status ?? 'pending';
  const subject = { ...stored, status, order_number: stored.order_number ?? '' };
  if (stored.audience === 'buyer') return subjectOf(subject);
  const [en = '', ne = ''] = LANGUAGES.map((language) => subjectOf({ ...subject, language }));
  return bilingual(en, ne);
}

/** The subject of a message about an order, also shown in the staff's list. */
export function subjectOf({
  kind,
  audience,
  status,
  order_number: number,
  told_stage,
  language,
}: Subject): string {
  const { subjects, BUYER_STATUS_LABELS, PARCEL_STAGE_LABELS } = wordsIn(language ?? 'en');
  if (kind === 'cancelled_by_buyer') return subjects.cancelledByBuyer(number);
  if (kind === 'return_asked') return subjects.returnAsked(number);
  if (kind === 'status_changed') {
    const label =
      told_stage === null ? BUYER_STATUS_LABELS[status] : PARCEL_STAGE_LABELS[told_stage];
    return subjects.status(number, label);
  }
  return audience === 'shop' ? subjects.toShop(number) : subjects.toBuyer(number);
}
