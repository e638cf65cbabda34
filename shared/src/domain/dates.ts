import type { PromisedDays } from '@pasal/shared/contracts';
import { formatDay, formatDays, formatMonthDay } from './delivery';
import { formatDate, formatDateTime } from './kathmandu-time';

/** A reader's date formats. A moment is an ISO 8601 time, a day is one in Kathmandu (`2026-11-26`). */
export interface Dates {
  /** A moment as `26 Nov 2026, 14:05`. */
  dateTime: (moment: string) => string;
  /** A moment as `26 Nov 2026`. */
  date: (moment: string) => string;
  /** A day as `Thu, 26 Nov`. */
  day: (day: string) => string;
  /** `Thu, 26 Nov`, or `Tue, 24 Nov to Thu, 26 Nov`. */
  days: (days: PromisedDays) => string;
  /** A day as `26 Nov`. */
  monthDay: (day: string) => string;
}

/** Dates only in AD. */
export const AD_DATES: Dates = {
  dateTime: formatDateTime,
  date: formatDate,
  day: formatDay,
  days: formatDays,
  monthDay: formatMonthDay,
};
