import { calls } from '@pasal/shared/contracts/whole-calls';
import { DomainError } from '@pasal/core/errors/domain-error';
import { notSignedIn } from '@pasal/core/http/messages';
import { readReport } from '@pasal/core/db/replicas/reads';
import { serve } from '@pasal/core/http/serve';
import { sessionClientOf } from '@pasal/core/sessions/session-client';
import { setSessionCookie } from '@pasal/core/sessions/session-cookie';
import { openSession } from '@pasal/core/sessions/sessions';
import type { Routes } from '../module-deps';
import { presentMember, presentUser } from './auth.presenter';
import * as messages from './messages';
import { spanOf } from '../overview/chart-span';
import { readCharts } from '../overview/charts.repository';
import { readOverview } from '../overview/overview.repository';
import { changeStaff } from './profile.service';
import { listStaff, writeLanguage } from './staff.repository';
import * as members from './staff.service';

/** Members of staff, and the dashboard's counts. */
export const staffRoutes: Routes = (app, { db, config }) => {
  serve(app, calls.staffOverview, () => readReport(db, (from) => readOverview(from, new Date())));

  serve(app, calls.staffCharts, ({ query }) =>
    readReport(db, (from) => readCharts(from, spanOf(query, new Date()))),
  );

  serve(app, calls.staffMembers, async () => ({
    staffs: (await listStaff(db)).map(presentMember),
  }));

  serve(app, calls.addStaffMember, async ({ body, staff }) => {
    const user = presentUser(await members.addStaff(db, staff, body));
    return { message: messages.staffAdded, user };
  });

  serve(app, calls.staffMember, async ({ params, staff }) => ({
    user: presentUser(await members.readStaff(db, staff, params.id)),
  }));

  serve(app, calls.changeStaffMember, async ({ params, body, staff }) => {
    const changed = await members.changeMember(db, staff, params.id, body);
    return { message: messages.staffChanged, staff: presentMember(changed) };
  });

  serve(
    app,
    calls.changeStaffAccount,
    async ({ params, body, staff: actor, request, reply }) => {
      const { user, passwordHash } = await changeStaff(db, actor, params.id, body);
      // All old sessions have ended; a user who changed their own password stays signed in.
      if (passwordHash !== undefined && user.id === actor.id) {
        const proven = { id: user.id, password_hash: passwordHash };
        const token = await openSession(db, proven, sessionClientOf(request));
        // Null if another change came after this one: then they have to sign in again.
        if (token !== null) setSessionCookie(reply, token, config.mode === 'production');
      }
      return { message: messages.profileUpdated, user: presentUser(user) };
    },
    { isBodyOptional: true },
  );

  serve(app, calls.chooseStaffLanguage, async ({ body, staff }) => {
    const user = await writeLanguage(db, staff.id, body.language);
    if (user === undefined) throw new DomainError('UNAUTHENTICATED', notSignedIn);
    return { message: messages.languageSaved, user: presentUser(user) };
  });

  serve(app, calls.deleteStaffMember, async ({ params, staff }) => {
    await members.removeStaff(db, staff, params.id);
    return { message: messages.staffDeleted };
  });
};
