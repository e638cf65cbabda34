import { CHART_PERIODS, type ChartDay, type ChartPeriod } from '@pasal/shared/contracts';
import { addRupees, formatRupees } from '@pasal/shared/domain';
import { dayOf } from '../../kit/model/day';

/** The default period. */
export const USUAL_PERIOD: ChartPeriod = 30;

/** The days of the charts: the last few, or a date range. */
export interface ChartSpan {
  days: ChartPeriod;
  from?: string | undefined;
  to?: string | undefined;
}

/** Reads the days from an address. */
export function readSpan(address: URLSearchParams): ChartSpan {
  const days = CHART_PERIODS.find((each) => String(each) === address.get('days')) ?? USUAL_PERIOD;
  const from = dayOf(address.get('from'));
  const to = dayOf(address.get('to'));
  return from && to ? { days, from, to } : { days };
}

/** The address after a change of days. */
export function writeSpan(address: URLSearchParams, span: Partial<ChartSpan>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ['days', 'from', 'to'] as const) {
    const value = span[name];
    if (value === undefined || value === USUAL_PERIOD) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** One bar of a chart: a day or a month. */
export interface ChartPoint {
  label: string;
  orders: number;
  revenue: number;
}

/** Up to this many days are shown individually; more are grouped by month, if the calendar has them. */
const MOST_SINGLE_DAYS = 92;
export const isByMonth = (days: readonly ChartDay[]): boolean => days.length > MOST_SINGLE_DAYS;

/** The days with their labels; consecutive days with the same label form one point. */
export function pointsOf(days: readonly ChartDay[], nameOf: (day: string) => string): ChartPoint[] {
  const points: ChartPoint[] = [];
  for (const { day, orders, revenue } of days) {
    const label = nameOf(day);
    const last = points.at(-1);
    if (last?.label === label) {
      last.orders += orders;
      last.revenue = addRupees(last.revenue, revenue);
    } else points.push({ label, orders, revenue });
  }
  return points;
}

/** The point with the highest value, the latest on a tie; undefined if all are zero. */
export function highestOf(
  points: readonly ChartPoint[],
  field: 'orders' | 'revenue',
): ChartPoint | undefined {
  let highest: ChartPoint | undefined;
  for (const point of points) {
    if (point[field] > 0 && point[field] >= (highest?.[field] ?? 0)) highest = point;
  }
  return highest;
}

/** Rupees without paisa, for totals read at a glance. */
export const formatWhole = (rupees: number): string => formatRupees(Math.round(rupees));

/** The change in percent; undefined if the previous value is zero. */
export function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : Math.round(((now - before) / before) * 100);
}

/** Total rupees or orders over all days. */
export function sumOf(days: readonly ChartDay[], field: 'orders' | 'revenue'): number {
  return addRupees(...days.map((day) => day[field]));
}
