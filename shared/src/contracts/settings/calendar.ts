import { Type, type Static } from '@sinclair/typebox';
import { BS_MONTH_DAYS, BS_YEARS, CALENDARS, MAX_OWN_BS_YEARS } from '../limits';
import { OneOf } from '@pasal/core/contract/schema';

/** A Bikram Sambat year as announced: the lengths of its twelve months, Baishakh first. */
export const CalendarYear = Type.Object({
  year: Type.Integer({ minimum: BS_YEARS.first, maximum: BS_YEARS.last }),
  months: Type.Array(Type.Integer({ minimum: BS_MONTH_DAYS.least, maximum: BS_MONTH_DAYS.most }), {
    minItems: 12,
    maxItems: 12,
  }),
});
export type CalendarYear = Static<typeof CalendarYear>;

/** The shop's own date format, and years that extend or correct the built-in table (D144). */
export const CalendarSettings = Type.Object({
  /** On invoices, packing slips and in emails. */
  paper: OneOf(CALENDARS),
  years: Type.Array(CalendarYear, { maxItems: MAX_OWN_BS_YEARS }),
});
export type CalendarSettings = Static<typeof CalendarSettings>;

/** GET /site/calendar; `version` is 0 before the first save. */
export const CalendarResponse = Type.Object({
  settings: CalendarSettings,
  version: Type.Integer(),
});
export type CalendarResponse = Static<typeof CalendarResponse>;

/** PUT /site/calendar: replaces all settings at the version read. */
export const CalendarRequest = Type.Object({
  settings: CalendarSettings,
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});
export type CalendarRequest = Static<typeof CalendarRequest>;
export const CalendarSavedResponse = Type.Object({
  message: Type.String(),
  ...CalendarResponse.properties,
});
