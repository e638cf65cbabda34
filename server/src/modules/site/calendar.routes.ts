import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { readCalendar, saveCalendar } from './calendar.service';
import * as messages from './messages';

/** The calendar of the shop's papers and the years of Bikram Sambat it entered: the administrator's (D144). */
export const calendarRoutes: Routes = (app, { db }) => {
  serve(app, calls.calendarSettings, () => readCalendar(db));

  serve(app, calls.saveCalendar, async ({ body, staff }) => ({
    message: messages.calendarSaved,
    ...(await saveCalendar(db, staff, body)),
  }));
};
