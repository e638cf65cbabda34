import { MAX_CHART_DAYS, type ChartsQuery } from '@pasal/shared/contracts';
import { startOfKathmanduDate, startOfKathmanduDay } from '@pasal/shared/domain';
import { invalid } from '@pasal/core/errors/domain-error';
import * as messages from './messages';

const DAY = 24 * 60 * 60_000;
const USUAL_DAYS = 30;

/** A number of days up to the day of a given time. */
export interface ChartSpan {
  last: Date;
  days: number;
}

/**
 * The days requested for charts; none is in the future.
 * @throws DomainError 400
 */
export function spanOf({ days = USUAL_DAYS, from, to }: ChartsQuery, now: Date): ChartSpan {
  if (from === undefined || to === undefined) return { last: now, days };
  const start = startOfKathmanduDate(from);
  const end = startOfKathmanduDate(to);
  if (!start || !end)
    throw invalid(messages.noSuchDay, { path: 'from', message: messages.noSuchDay });
  const last = new Date(Math.min(end.getTime(), startOfKathmanduDay(now).getTime()));
  const count = (last.getTime() - start.getTime()) / DAY + 1;
  if (count < 1 || count > MAX_CHART_DAYS) {
    throw invalid(messages.chartDays, { path: 'from', message: messages.chartDays });
  }
  return { last, days: count };
}
