import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import { staffOf } from '../../http/access';
import { countedAddress } from '../../http/counted-address';
import { ApiError } from '../../http/errors';
import { sessionClientOf } from '../../http/session-client';
import { clearSessionCookie, setSessionCookie } from '../../http/session-cookie';
import { openSession, revokeSession, SESSION_COOKIE } from '../../http/sessions';
import type { ModuleDeps } from '../module-deps';
import { presentUser } from './auth.presenter';
import * as auth from './auth.service';
import * as messages from './messages';
import { createTokenSigner } from './staff-token';

/** Signing in and out, and the signed-in person. */
export const sessionRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (app, { db, config }) => {
  const secure = config.mode === 'production';
  const signToken = createTokenSigner(db);

  app.post(
    '/auth/staffLogin',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Signs a member of staff in.',
        refusals: [401, 429],
        body: contracts.LoginRequest,
        response: { 200: contracts.LoginAnswer },
      },
    },
    async (request, reply) => {
      const proven = await auth.authenticate(db, request.body, {
        address: countedAddress(request),
        mode: config.mode,
      });
      const session = await openSession(db, proven, sessionClientOf(request));
      if (session === null) throw new ApiError(401, 'UNAUTHENTICATED', messages.WRONG_CREDENTIALS);
      setSessionCookie(reply, session, secure);
      const user = presentUser(proven);
      return { message: messages.LOGGED_IN, user, token: await signToken(user) };
    },
  );

  app.get(
    '/auth/me',
    {
      config: { access: 'staff' },
      schema: { summary: 'Who is signed in.', response: { 200: contracts.UserAnswer } },
    },
    async (request) => ({ user: presentUser(staffOf(request)) }),
  );

  app.post(
    '/auth/signout',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Ends the session, if there is one.',
        response: { 200: contracts.MessageAnswer },
      },
    },
    async (request, reply) => {
      const token = request.cookies[SESSION_COOKIE];
      if (token !== undefined) await revokeSession(db, token);
      clearSessionCookie(reply, secure);
      return { message: messages.LOGGED_OUT };
    },
  );
};
