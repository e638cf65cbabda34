import { useMemo } from 'react';
import type { CalendarChoice } from '@pasal/shared/contracts';
import { useSiteSettingsQuery } from '@pasal/shared/api';
import { AD_DATES, type Dates } from '@pasal/shared/domain';
import { useCalendarChoice } from './calendar-choice';
import { useBikramSambat, useIsSettled } from './load-bikram-sambat';

/** The years of Bikram Sambat that the shop knows better; none for who does not want them. */
export const useYears = (wanted: boolean) =>
  useSiteSettingsQuery(undefined, { skip: !wanted }).data?.calendar?.years;

/** Bikram Sambat with the years of the shop; undefined for who does not want it, and until it is loaded. */
function useCalendarFor(choice: CalendarChoice) {
  const wanted = choice !== 'ad';
  const rules = useBikramSambat(wanted);
  const years = useYears(wanted);
  return useMemo(() => rules && { rules, calendar: rules.makeBsCalendar(years) }, [rules, years]);
}

/** Writes dates in these calendars; in AD until their rules are loaded. */
export function useDatesIn(choice: CalendarChoice): Dates {
  const found = useCalendarFor(choice);
  return useMemo(() => found?.rules.makeDates(choice, found.calendar) ?? AD_DATES, [found, choice]);
}

/**
 * Writes dates as the reader of this browser wants them (D142); in AD until anything else is loaded.
 * @param hasRoom where two dates fit
 */
export const useDates = (hasRoom = false): Dates => useDatesIn(useCalendarChoice(hasRoom));

/** Writes the dates of papers as the shop wants them (D144); undefined until that is known. */
export function usePaperDates(): Dates | undefined {
  const { data } = useSiteSettingsQuery();
  const paper = data?.calendar?.paper ?? 'ad';
  const dates = useDatesIn(paper);
  const isSettled = useIsSettled(paper !== 'ad');
  return data && isSettled ? dates : undefined;
}

/** Bikram Sambat with its rules, for readers who chose it; undefined for others, and until it is loaded. */
export const useBsCalendar = () => useCalendarFor(useCalendarChoice());

/** Bikram Sambat with its rules, once it is loaded. */
export type Bs = NonNullable<ReturnType<typeof useBsCalendar>>;
