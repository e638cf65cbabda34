import type {
  DeliverySettings,
  DeliveryTerms,
  DeliveryType,
  PromisedDays,
} from '@pasal/shared/contracts';
import * as messages from './date-messages';
import { daysLater, kathmanduDate } from './kathmandu-time';

/** A year and a day: bounds the search if the shop is never open. */
const MOST_DAYS = 366;

/** A place's terms: its own, or else those of the surrounding place, or of the country. */
export const termsOf = (
  { terms }: DeliverySettings,
  district?: DeliveryTerms | null,
  city?: DeliveryTerms | null,
): DeliveryTerms => city ?? district ?? terms;

/** The delivery charge in rupees for goods worth this much (D67). */
export function chargeOf(
  { charge }: Pick<DeliveryTerms, 'charge'>,
  { free_above }: Pick<DeliverySettings, 'free_above'>,
  { goods, type }: { goods: number; type: DeliveryType },
): number {
  if (type === 'shop_pickup') return 0;
  return free_above !== null && goods >= free_above ? 0 : charge;
}

type Closed = Pick<DeliverySettings, 'closed_weekdays' | 'closed_dates'>;

function isOpen(day: string, { closed_weekdays, closed_dates }: Closed): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return !closed_weekdays.includes(weekday) && !closed_dates.includes(day);
}

/** The nth open day after this moment; 0 is the first open day from today. */
function openDay(now: Date, count: number, closed: Closed): string | undefined {
  let left = count;
  for (let later = 0; later <= MOST_DAYS; later += 1) {
    const day = kathmanduDate(daysLater(now, later));
    if (!isOpen(day, closed)) continue;
    if (later > 0 || count === 0) left -= 1;
    if (left < 0 || (left === 0 && count > 0)) return day;
  }
  return undefined;
}

/** The date range in which an order placed now arrives; null without a promise. */
export function promisedDays(
  { days }: Pick<DeliveryTerms, 'days'>,
  closed: Closed,
  now: Date,
): PromisedDays | null {
  if (days === null) return null;
  const from = openDay(now, days.from, closed);
  const to = openDay(now, days.to, closed);
  return from === undefined || to === undefined ? null : { from, to };
}

/** `26 Nov` for `2026-11-26`. Without `Intl`: on a slow phone its formatter takes 100 ms. */
export function formatMonthDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return messages.dayOfMonth(String(at.getUTCDate()), at.getUTCMonth());
}

/** `Thu, 26 Nov` for `2026-11-26`. */
export function formatDay(day: string): string {
  return messages.withWeekday(new Date(`${day}T00:00:00Z`).getUTCDay(), formatMonthDay(day));
}

/** `Thu, 26 Nov`, or `Tue, 24 Nov to Thu, 26 Nov`. */
export function formatDays({ from, to }: PromisedDays): string {
  return from === to ? formatDay(to) : messages.fromTo(formatDay(from), formatDay(to));
}
