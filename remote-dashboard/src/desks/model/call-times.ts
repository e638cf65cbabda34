import { daysLater, kathmanduTime, startOfKathmanduDay } from '@pasal/shared/domain';

const HOUR = 3_600_000;
/** When most people are at home, and when a shop opens. */
const EVENING = 18;
const MORNING = 10;

/** The times at which somebody may be called again, by their names. */
export type CallTime = 'hour' | 'hours' | 'evening' | 'tomorrow';

/** The instant of each, from now; the evening where it is still to come. */
export function callTimes(now: Date): readonly (readonly [CallTime, Date])[] {
  const today = startOfKathmanduDay(now).getTime();
  const isBefore = Number(kathmanduTime(now).slice(0, 2)) < EVENING - 1;
  const tomorrow = daysLater(new Date(today + MORNING * HOUR), 1);
  return [
    ['hour', new Date(now.getTime() + HOUR)],
    ['hours', new Date(now.getTime() + 3 * HOUR)],
    ...(isBefore ? [['evening', new Date(today + EVENING * HOUR)] as const] : []),
    ['tomorrow', tomorrow],
  ];
}
