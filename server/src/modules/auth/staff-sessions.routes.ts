import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import { staffOf } from '../../http/access';
import type { ModuleDeps } from '../module-deps';
import * as messages from './messages';
import * as sessions from './staff-sessions.service';

/** Where staff are signed in: their own sessions, or anyone's for an administrator. */
export const staffSessionRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (app, { db }) => {
  app.get(
    '/auth/staffs/:id/sessions',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Where a member of staff is signed in, last seen first.',
        refusals: [403],
        params: contracts.IdParams,
        response: { 200: contracts.SessionsAnswer },
      },
    },
    async (request) => ({
      sessions: await sessions.readSessions(db, staffOf(request), request.params.id),
    }),
  );

  app.delete(
    '/auth/staffs/:id/sessions',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Ends every session of a member of staff but the one that asks.',
        params: contracts.IdParams,
        response: { 200: contracts.MessageAnswer },
      },
    },
    async (request) => {
      await sessions.endOtherSessions(db, staffOf(request), request.params.id);
      return { message: messages.SESSIONS_ENDED };
    },
  );

  app.delete(
    '/auth/staffs/:id/sessions/:session',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Ends one session of a member of staff.',
        params: contracts.SessionParams,
        response: { 200: contracts.MessageAnswer },
      },
    },
    async (request) => {
      await sessions.endSession(db, staffOf(request), request.params);
      return { message: messages.SESSION_ENDED };
    },
  );
};
