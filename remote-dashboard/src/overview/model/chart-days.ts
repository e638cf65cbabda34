import { CHART_PERIODS, type ChartDay, type ChartPeriod } from '@pasal/shared/contracts';
import { addRupees, formatRupees } from '@pasal/shared/domain';

/** The period shown unless the address says another. */
export const USUAL_PERIOD: ChartPeriod = 30;

/** The period an address asks for. */
export function readPeriod(address: URLSearchParams): ChartPeriod {
  return CHART_PERIODS.find((days) => String(days) === address.get('days')) ?? USUAL_PERIOD;
}

/** The address after another period was chosen. */
export function writePeriod(address: URLSearchParams, days: ChartPeriod): URLSearchParams {
  const next = new URLSearchParams(address);
  if (days === USUAL_PERIOD) next.delete('days');
  else next.set('days', String(days));
  return next;
}

const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
});

/** `2026-11-21` → `21 Nov`. */
export function formatDay(day: string): string {
  return dayAndMonth.format(new Date(`${day}T00:00:00Z`));
}

/** The day with most of something, the latest of several; undefined when none has any. */
export function highestOf(
  days: readonly ChartDay[],
  field: 'orders' | 'revenue',
): ChartDay | undefined {
  let highest: ChartDay | undefined;
  for (const day of days) {
    if (day[field] > 0 && day[field] >= (highest?.[field] ?? 0)) highest = day;
  }
  return highest;
}

/** Rupees without paisa: sums of many orders, read at a glance. */
export const formatWhole = (rupees: number): string => formatRupees(Math.round(rupees));

/** By how many percent there is more or less than before; undefined where there was nothing. */
export function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : Math.round(((now - before) / before) * 100);
}

/** Rupees or orders of all days together. */
export function sumOf(days: readonly ChartDay[], field: 'orders' | 'revenue'): number {
  return addRupees(...days.map((day) => day[field]));
}
