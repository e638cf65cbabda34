import { startOfKathmanduDate } from '@pasal/shared/domain';

/** The shop is younger; while a year is typed it is 0002 for a moment. */
const FIRST_YEAR = 2000;

/** A text that is a day of the shop, or undefined. */
export function dayOf(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  return startOfKathmanduDate(text) && Number(text.slice(0, 4)) >= FIRST_YEAR ? text : undefined;
}
