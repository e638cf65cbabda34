import { useBsCalendar } from '@pasal/shared/dates';
import { AdDayField, type DayFieldProps } from './ad-day-field';
import { BsDayField } from './bs-day-field';

/** A day of the calendar, typed or chosen in the one that its reader chose; its value is a day of AD (D143). */
export function DayField(props: DayFieldProps) {
  const bs = useBsCalendar();
  return bs ? <BsDayField {...props} bs={bs} /> : <AdDayField {...props} />;
}
