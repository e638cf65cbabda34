import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import * as messages from './messages';
import * as sessions from './staff-sessions.service';

/** Sessions of staff: their own, or anyone's for an administrator. */
export const staffSessionRoutes: Routes = (app, { db }) => {
  serve(app, calls.staffSessions, async ({ params, staff }) => ({
    sessions: await sessions.readSessions(db, staff, params.id),
  }));

  serve(app, calls.endOtherStaffSessions, async ({ params, staff }) => {
    await sessions.endOtherSessions(db, staff, params.id);
    return { message: messages.sessionsEnded };
  });

  serve(app, calls.endStaffSession, async ({ params, staff }) => {
    await sessions.endSession(db, staff, params);
    return { message: messages.sessionEnded };
  });
};
