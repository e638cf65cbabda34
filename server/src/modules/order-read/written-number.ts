import { kathmanduMonth, toAsciiDigits } from '@pasal/shared/domain';

/** Years back that a number without its year may be of. */
const YEARS = 10;
const DIGITS = 6;

/** An order's number as a buyer wrote it. */
interface WrittenNumber {
  /** The numbers it may mean. */
  numbers: readonly string[];
  /** The same for every way of writing it, so that all of them share one count of misses. */
  counted: string;
}

/**
 * Understands the number of an order: whole, without its zeros (`NP-2026-392`), without the year (`392`), with
 * Devanagari digits (D92).
 * @param now the latest year is this one in Kathmandu
 */
export function readWrittenNumber(text: string, now: Date): WrittenNumber {
  const compact = toAsciiDigits(text).toUpperCase().replace(/\s/g, '');
  const [, year, digits] = /^#?(?:NP-?)?(?:(\d{4})-)?0*(\d{1,9})$/.exec(compact) ?? [];
  if (digits === undefined) return { numbers: [compact], counted: compact };
  const counted = digits.padStart(DIGITS, '0');
  const latest = kathmanduMonth(now).year;
  const years = year ? [year] : Array.from({ length: YEARS }, (_year, back) => latest - back);
  return { numbers: years.map((each) => `NP-${each}-${counted}`), counted };
}
