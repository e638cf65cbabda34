import { useMemo } from 'react';
import type { CalendarChoice } from '@pasal/shared/contracts';
import { useSiteSettingsQuery } from '@pasal/shared/api';
import { AD_DATES, type Dates } from '@pasal/shared/domain';
import { useCalendarChoice } from './calendar-choice';
import { useBikramSambat, useIsSettled } from './load-bikram-sambat';

/** The shop's additional Bikram Sambat years; none if not wanted. */
export const useYears = (wanted: boolean) =>
  useSiteSettingsQuery(undefined, { skip: !wanted }).data?.calendar?.years;

/** Bikram Sambat with the shop's years; undefined if not wanted, and until it is loaded. */
function useCalendarFor(choice: CalendarChoice) {
  const wanted = choice !== 'ad';
  const rules = useBikramSambat(wanted);
  const years = useYears(wanted);
  return useMemo(() => rules && { rules, calendar: rules.makeBsCalendar(years) }, [rules, years]);
}

/** Formats dates in these calendars; in AD until their rules are loaded. */
export function useDatesIn(choice: CalendarChoice): Dates {
  const found = useCalendarFor(choice);
  return useMemo(() => found?.rules.makeDates(choice, found.calendar) ?? AD_DATES, [found, choice]);
}

/**
 * Formats dates as chosen in this browser (D142); in AD until the rules are loaded.
 * @param hasRoom whether two dates fit
 */
export const useDates = (hasRoom = false): Dates => useDatesIn(useCalendarChoice(hasRoom));

/** Formats documents' dates as the shop chose (D144); undefined until that is known. */
export function usePaperDates(): Dates | undefined {
  const { data } = useSiteSettingsQuery();
  const paper = data?.calendar?.paper ?? 'ad';
  const dates = useDatesIn(paper);
  const isSettled = useIsSettled(paper !== 'ad');
  return data && isSettled ? dates : undefined;
}

/** Bikram Sambat with its rules, if chosen; undefined otherwise, and until it is loaded. */
export const useBsCalendar = () => useCalendarFor(useCalendarChoice());

/** Bikram Sambat with its rules, once it is loaded. */
export type Bs = NonNullable<ReturnType<typeof useBsCalendar>>;
