import { BS_MONTH_DAYS, type CalendarChoice } from '@pasal/shared/contracts';

export const paper = 'Papers and emails';
export const paperLead =
  'The dates on invoices and packing slips, and in emails. On screens every reader chooses for themselves.';
export const paperCalendar = 'Dates on papers';
export const calendars: Record<CalendarChoice, string> = {
  ad: 'AD',
  bs: 'BS',
  both: 'AD and BS',
};
export const years = 'Years of BS';
export const yearsLead = (first: number, last: number) =>
  `Known from ${first} to ${last}. Add each year as it is announced, and correct one that was announced otherwise. Later days are shown in AD alone. Stored dates never change.`;
export const month = (name: string, year: number) => `${name} ${year}`;
export const daysOfMonth = `A whole number from ${BS_MONTH_DAYS.least} to ${BS_MONTH_DAYS.most}.`;
export const yearOf = (year: number) => `${year} BS`;
export const remove = (year: number) => `Remove ${year}`;
export const add = (year: number) => `Add ${year}`;
export const correct = 'Correct a year';
export const chooseYear = 'Choose a year';
export const typeMonths = 'Type the days of its twelve months.';
export const spans = (days: number, from: string, to: string) => `${days} days, ${from} to ${to}.`;
export const unusual = (days: number) =>
  `${days} days: a year has 365 or 366. Check the months before you save.`;
