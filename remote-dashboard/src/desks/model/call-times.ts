import {
  daysLater,
  kathmanduTime,
  startOfKathmanduDate,
  startOfKathmanduDay,
} from '@pasal/shared/domain';

const HOUR = 3_600_000;
/** When most people are at home, and when shops open. */
const EVENING = 18;
const MORNING = 10;

/** The named times for calling again. */
export type CallTime = 'hour' | 'hours' | 'evening' | 'tomorrow';

/** The time of each, from now; this evening if it is still ahead. */
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

const MINUTE = 60_000;

/** The time of a Kathmandu day and time such as `15:30`; null if either is invalid. */
export function instantOf(day: string, time: string): Date | null {
  const start = startOfKathmanduDate(day);
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (start === null || hours === undefined || minutes === undefined) return null;
  return new Date(start.getTime() + Number(hours) * HOUR + Number(minutes) * MINUTE);
}
