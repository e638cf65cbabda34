import { calls } from '@pasal/shared/contracts/whole-calls';
import { countedAddress } from '../../limits/counted-address';
import { DomainError, forbidden } from '../../errors/domain-error';
import { serve } from '../../http/serve';
import { isInPreview } from '../../sessions/preview-cookie';
import { sessionClientOf } from '../../sessions/session-client';
import { clearSessionCookie, setSessionCookie } from '../../sessions/session-cookie';
import { openSession, revokeSession, SESSION_COOKIE } from '../../sessions/sessions';
import type { Routes } from '../module-deps';
import { presentUser } from './auth.presenter';
import * as auth from './auth.service';
import * as messages from './messages';
import { createTokenSigner } from './staff-token';

/** Signing in and out, and the signed-in person. */
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
