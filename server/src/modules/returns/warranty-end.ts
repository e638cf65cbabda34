import { toAsciiDigits } from '@pasal/shared/domain';

const MONTHS: Record<string, number> = { year: 12, month: 1, बर्ष: 12, वर्ष: 12, महिना: 1 };
const DAYS: Record<string, number> = { week: 7, day: 1, हप्ता: 7, दिन: 1 };
const LENGTH = /(\d{1,3})\s*-?\s*(years?|months?|weeks?|days?|बर्ष|वर्ष|महिना|हप्ता|दिन)/i;

/**
 * The last day of a warranty, parsed from the product's text, such as "2 years brand warranty"; null if it has no duration.
 * @param soldOn as `2026-11-27`
 */
export function warrantyEnd(text: string, soldOn: string): string | null {
  const [, count, written = ''] = LENGTH.exec(toAsciiDigits(text)) ?? [];
  if (count === undefined) return null;
  const unit = written.toLowerCase().replace(/s$/, '');
  const [year = 0, month = 1, day = 1] = soldOn.split('-').map(Number);
  const months = Number(count) * (MONTHS[unit] ?? 0);
  const days = Number(count) * (DAYS[unit] ?? 0);
  // If the month is shorter, its last day is used.
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth) + days));
  return end.toISOString().slice(0, 10);
}
