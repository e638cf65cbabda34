import { IS_NEPALI, knowsNearDays, writeNearDay, type Dates } from '@pasal/shared/domain';
import { useCalendarChoice } from './calendar-choice';
import { useDatesIn, useYears } from './use-dates';

const NONE = [] as const;

/**
 * Formats a day from today on. By default Nepali pages show both calendars if there is room: they know these days
 * without loading the rules.
 * @param hasRoom whether two dates fit
 */
export function useDay(hasRoom = false): Dates['day'] {
  const choice = useCalendarChoice(hasRoom);
  const years = useYears(choice !== 'ad') ?? NONE;
  const isNear = IS_NEPALI && choice === 'both' && knowsNearDays(years);
  const { day: write } = useDatesIn(isNear ? 'ad' : choice);
  return IS_NEPALI && isNear ? (day) => writeNearDay(day, write(day), years) : write;
}
