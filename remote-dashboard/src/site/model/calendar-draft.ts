import {
  BS_MONTH_DAYS,
  type CalendarChoice,
  type CalendarSettings,
  type CalendarYear,
} from '@pasal/shared/contracts';

/** A year as typed. */
interface YearDraft {
  year: number;
  months: string[];
}

export interface CalendarDraft {
  paper: CalendarChoice;
  years: YearDraft[];
}

export const yearDraftOf = (year: number, months: readonly number[] = []): YearDraft => ({
  year,
  months: Array.from({ length: 12 }, (_, month) => String(months[month] ?? '')),
});

export const calendarDraftOf = ({ paper, years }: CalendarSettings): CalendarDraft => ({
  paper,
  years: years.map(({ year, months }) => yearDraftOf(year, months)),
});

const yearOf = ({ year, months }: YearDraft): CalendarYear => ({
  year,
  months: months.map((days) => (days.trim() === '' ? 0 : Number(days))),
});

export const calendarOfDraft = ({ paper, years }: CalendarDraft): CalendarSettings => ({
  paper,
  years: years.map(yearOf),
});

const isMonth = (days: number) =>
  Number.isInteger(days) && days >= BS_MONTH_DAYS.least && days <= BS_MONTH_DAYS.most;

/** The months with impossible lengths, by path. */
export const wrongMonths = (draft: CalendarDraft): string[] =>
  calendarOfDraft(draft).years.flatMap(({ months }, at) =>
    months.flatMap((days, month) => (isMonth(days) ? [] : [`years.${at}.months.${month}`])),
  );

/** The complete years; incomplete ones are ignored. */
export const wholeYears = ({ years }: CalendarDraft): CalendarYear[] =>
  years.map(yearOf).filter(({ months }) => months.every(isMonth));
