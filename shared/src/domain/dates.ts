import type { PromisedDays } from '@pasal/shared/contracts';
import { formatDay, formatDays, formatMonthDay } from './delivery';
import { formatDate, formatDateTime } from './kathmandu-time';

/** How a reader wants dates written. A moment is an instant (ISO 8601), a day one of Kathmandu (`2026-11-26`). */
export interface Dates {
  /** `26 Nov 2026, 14:05` of a moment. */
  dateTime: (moment: string) => string;
  /** `26 Nov 2026` of a moment. */
  date: (moment: string) => string;
  /** `Thu, 26 Nov` of a day. */
  day: (day: string) => string;
  /** `Thu, 26 Nov`, or `Tue, 24 Nov to Thu, 26 Nov`. */
  days: (days: PromisedDays) => string;
  /** `26 Nov` of a day. */
  monthDay: (day: string) => string;
}

/** Dates in AD alone. */
export const AD_DATES: Dates = {
  dateTime: formatDateTime,
  date: formatDate,
  day: formatDay,
  days: formatDays,
  monthDay: formatMonthDay,
};
