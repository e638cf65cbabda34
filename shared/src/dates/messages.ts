import type { CalendarChoice } from '@pasal/shared/contracts';

export const calendar = 'Dates';
export const calendars: Record<CalendarChoice, string> = {
  ad: 'Dates in AD',
  bs: 'Dates in BS',
  both: 'Dates in AD and BS',
};
