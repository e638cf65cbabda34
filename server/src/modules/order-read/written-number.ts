import { kathmanduMonth, toAsciiDigits } from '@pasal/shared/domain';

/** How many years back a number without a year may refer to. */
const YEARS = 10;
const DIGITS = 6;

/** An order number as a buyer typed it. */
interface WrittenNumber {
  /** The order numbers it may refer to. */
  numbers: readonly string[];
  /** Normalised, so that all spellings share one count of misses. */
  counted: string;
}

/**
 * Parses an order number: complete, without its zeros (`NP-2026-392`), without the year (`392`), or with Devanagari digits (D92).
 * @param now the latest possible year is the current one in Kathmandu
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
