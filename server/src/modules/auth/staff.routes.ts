import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import { staffOf } from '../../http/access';
import { sessionClientOf } from '../../http/session-client';
import { setSessionCookie } from '../../http/session-cookie';
import { openSession } from '../../http/sessions';
import type { ModuleDeps } from '../module-deps';
import { presentMember, presentUser } from './auth.presenter';
import * as messages from './messages';
import { readCharts } from './charts.repository';
import { readOverview } from './overview.repository';
import { changeStaff } from './profile.service';
import { listStaff } from './staff.repository';
import * as staff from './staff.service';

/** Members of staff, and the dashboard's counts. */
export const staffRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (app, { db, config }) => {
  app.get(
    '/auth/overview',
    {
      config: { access: 'staff' },
      schema: {
        summary: "The dashboard's counts; days are those of Kathmandu.",
        response: { 200: contracts.Overview },
      },
    },
    () => readOverview(db, new Date()),
  );

  app.get(
    '/auth/overview/charts',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Orders and revenue of the last days, best sellers, low stock.',
        querystring: contracts.ChartsQuery,
        response: { 200: contracts.ChartsAnswer },
      },
    },
    (request) => readCharts(db, new Date(), request.query.days ?? 30),
  );

  app.get(
    '/auth',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Lists everyone on the staff.',
        response: { 200: contracts.StaffsAnswer },
      },
    },
    async () => ({ staffs: (await listStaff(db)).map(presentMember) }),
  );

  app.post(
    '/auth/add-staff',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Adds a member of staff.',
        refusals: [409],
        body: contracts.AddStaffRequest,
        response: { 201: contracts.ChangedUserAnswer },
      },
    },
    async (request, reply) => {
      const user = presentUser(await staff.addStaff(db, staffOf(request), request.body));
      return reply.code(201).send({ message: messages.STAFF_ADDED, user });
    },
  );

  app.get(
    '/auth/staffs/:id',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'One member of staff: oneself, or anyone for an administrator.',
        refusals: [403],
        params: contracts.IdParams,
        response: { 200: contracts.UserAnswer },
      },
    },
    async (request) => {
      const user = await staff.readStaff(db, staffOf(request), request.params.id);
      return { user: presentUser(user) };
    },
  );

  app.put(
    '/auth/staffs/:id',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Gives a member of staff another role, disables or enables them.',
        description: 'Whoever is disabled is signed out at once and cannot sign in again.',
        refusals: [409],
        params: contracts.IdParams,
        body: contracts.ChangeMemberRequest,
        response: { 200: contracts.MemberAnswer },
      },
    },
    async (request) => {
      const { params, body } = request;
      const changed = await staff.changeMember(db, staffOf(request), params.id, body);
      return { message: messages.STAFF_CHANGED, staff: presentMember(changed) };
    },
  );

  app.put(
    '/auth/:id',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Changes e-mail or password of a member of staff.',
        description:
          'Either needs `currentPassword`: one’s own, also when an administrator changes somebody else.',
        refusals: [409, 429],
        params: contracts.IdParams,
        body: contracts.UpdateStaffRequest,
        response: { 200: contracts.ChangedUserAnswer },
      },
      // The call may come with no body at all (decision 29).
      preValidation: async (request) => {
        request.body ??= {};
      },
    },
    async (request, reply) => {
      const actor = staffOf(request);
      const { user, passwordHash } = await changeStaff(db, actor, request.params.id, request.body);
      // Every old session has ended; the person who changed their own password stays signed in.
      if (passwordHash !== undefined && user.id === actor.id) {
        const proven = { id: user.id, password_hash: passwordHash };
        const token = await openSession(db, proven, sessionClientOf(request));
        // Null when yet another change came after this one: then they sign in anew.
        if (token !== null) setSessionCookie(reply, token, config.mode === 'production');
      }
      return { message: messages.PROFILE_UPDATED, user: presentUser(user) };
    },
  );

  app.delete(
    '/auth/:id',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Removes a member of staff and ends their sessions.',
        refusals: [409],
        params: contracts.IdParams,
        response: { 200: contracts.MessageAnswer },
      },
    },
    async (request) => {
      await staff.removeStaff(db, staffOf(request), request.params.id);
      return { message: messages.STAFF_DELETED };
    },
  );
};
