import { calls } from '@pasal/shared/contracts/whole-calls';
import { countedAddress } from '@pasal/core/limits/counted-address';
import { DomainError, forbidden } from '@pasal/core/errors/domain-error';
import { serve } from '@pasal/core/http/serve';
import { isInPreview } from '@pasal/platform/server/callers/preview-cookie';
import { sessionClientOf } from '@pasal/core/sessions/session-client';
import { clearSessionCookie, setSessionCookie } from '@pasal/core/sessions/session-cookie';
import { openSession, revokeSession, SESSION_COOKIE } from '@pasal/core/sessions/sessions';
import type { Routes } from '../module-deps';
import { presentUser } from './auth.presenter';
import * as auth from './auth.service';
import * as messages from './messages';
import { createTokenSigner } from './staff-token';

/** Login, logout and the current user. */
export const sessionRoutes: Routes = (app, { db, config }) => {
  const secure = config.mode === 'production';
  const signToken = createTokenSigner(db);

  serve(app, calls.staffLogin, async ({ body, request, reply }) => {
    if (isInPreview(request)) throw forbidden(messages.inPreview);
    const proven = await auth.authenticate(db, body, {
      address: countedAddress(request),
      mode: config.mode,
    });
    const session = await openSession(db, proven, sessionClientOf(request));
    if (session === null) throw new DomainError('UNAUTHENTICATED', messages.wrongCredentials);
    setSessionCookie(reply, session, secure);
    const user = presentUser(proven);
    return { message: messages.loggedIn, user, token: await signToken(user) };
  });

  serve(app, calls.currentUser, ({ staff }) => ({ user: presentUser(staff) }));

  serve(app, calls.signOut, async ({ request, reply }) => {
    const token = request.cookies[SESSION_COOKIE];
    if (token !== undefined) await revokeSession(db, token);
    clearSessionCookie(reply, secure);
    return { message: messages.loggedOut };
  });
};
