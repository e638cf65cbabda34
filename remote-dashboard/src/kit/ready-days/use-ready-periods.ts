import { useMemo } from 'react';
import { useBsCalendar } from '@pasal/shared/dates';
import type { BsPeriod } from '@pasal/shared/domain';
import { useToday } from '../use-today';

/** Months and fiscal years of Bikram Sambat as of today, for readers who chose it; none for others. */
export function useReadyPeriods(): readonly BsPeriod[] {
  const bs = useBsCalendar();
  const today = useToday();
  return useMemo(() => bs?.rules.readyPeriods(bs.calendar, today) ?? [], [bs, today]);
}
