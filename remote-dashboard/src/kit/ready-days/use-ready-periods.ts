import { useMemo } from 'react';
import { useBsCalendar } from '@pasal/shared/dates';
import type { BsPeriod } from '@pasal/shared/domain';
import { useToday } from '../use-today';

/** Presets of Bikram Sambat months and fiscal years as of today, for readers who use that calendar. */
export function useReadyPeriods(): readonly BsPeriod[] {
  const bs = useBsCalendar();
  const today = useToday();
  return useMemo(() => bs?.rules.readyPeriods(bs.calendar, today) ?? [], [bs, today]);
}
