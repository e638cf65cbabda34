import { CHART_PERIODS, type ChartDay, type ChartPeriod } from '@pasal/shared/contracts';
import { addRupees, formatRupees } from '@pasal/shared/domain';
import { dayOf } from '../../kit/model/day';

/** The period shown unless the address says another. */
export const USUAL_PERIOD: ChartPeriod = 30;

/** The days that charts cover: the last so many, or those from a day to another. */
export interface ChartSpan {
  days: ChartPeriod;
  from?: string | undefined;
  to?: string | undefined;
}

/** The days an address asks for. */
export function readSpan(address: URLSearchParams): ChartSpan {
  const days = CHART_PERIODS.find((each) => String(each) === address.get('days')) ?? USUAL_PERIOD;
  const from = dayOf(address.get('from'));
  const to = dayOf(address.get('to'));
  return from && to ? { days, from, to } : { days };
}

/** The address after other days were chosen. */
export function writeSpan(address: URLSearchParams, span: Partial<ChartSpan>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ['days', 'from', 'to'] as const) {
    const value = span[name];
    if (value === undefined || value === USUAL_PERIOD) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** What a chart shows as one bar: a day, or a month. */
export interface ChartPoint {
  label: string;
  orders: number;
  revenue: number;
}

/** So many days or fewer are shown one by one; more of them by months, where a reader has the months. */
const MOST_SINGLE_DAYS = 92;
export const isByMonth = (days: readonly ChartDay[]): boolean => days.length > MOST_SINGLE_DAYS;

/** The days with their names; those with the same name one after another are one point. */
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

/** The point with most of something, the latest of several; undefined when none has any. */
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
