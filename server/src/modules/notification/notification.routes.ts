import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import { staffOf } from '../../http/access';
import type { ModuleDeps } from '../module-deps';
import { channelsOf, openChannels } from './channels';
import * as messages from './messages';
import { presentNotification } from './notification.presenter';
import { countByState, listNotifications, retryNotifications } from './notification.repository';
import { discardAll, discardOne, retryOne } from './notification.service';

/** What became of the shop's e-mails and text messages: for staff to see and to try again. */
export const notificationRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (
  app,
  { db, config },
) => {
  app.get(
    '/notification',
    {
      config: { access: 'staff' },
      schema: {
        summary: "Lists the shop's messages, newest first.",
        querystring: contracts.NotificationQuery,
        response: { 200: contracts.NotificationsAnswer },
      },
    },
    async (request) => {
      const { page = 1, limit = contracts.DASHBOARD_PAGE_SIZE, state } = request.query;
      const counts = await countByState(db);
      const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
      const total = state === undefined ? all : counts[state];
      return {
        notifications: (await listNotifications(db, request.query)).map(presentNotification),
        pagination: {
          page,
          limit,
          totalPages: Math.ceil(total / limit),
          totalNotifications: total,
        },
        counts,
        channels: channelsOf(config),
      };
    },
  );

  app.post(
    '/notification/:id/retry',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Sends a failed or held message again.',
        refusals: [409],
        params: contracts.IdParams,
        response: { 200: contracts.NotificationRetryAnswer },
      },
    },
    async (request) => {
      const row = await retryOne(db, config, request.params.id);
      return { message: messages.RETRYING, notification: presentNotification(row) };
    },
  );

  app.post(
    '/notification/retry',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Sends all failed or all held messages again, as far as this server can.',
        body: contracts.NotificationRetryRequest,
        response: { 200: contracts.NotificationsRetryAnswer },
      },
    },
    async (request) => {
      const states = [request.body.state];
      const retried = await retryNotifications(db, { states, channels: openChannels(config) });
      return { message: messages.retryingMany(retried), retried };
    },
  );

  app.post(
    '/notification/:id/discard',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Lets a failed or held message never be sent.',
        refusals: [409],
        params: contracts.IdParams,
        response: { 200: contracts.NotificationsDiscardAnswer },
      },
    },
    async (request) => {
      await discardOne(db, staffOf(request), request.params.id);
      return { message: messages.discardedMany(1), discarded: 1 };
    },
  );

  app.post(
    '/notification/discard',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Lets all failed or all held messages never be sent.',
        body: contracts.NotificationDiscardRequest,
        response: { 200: contracts.NotificationsDiscardAnswer },
      },
    },
    async (request) => {
      const discarded = await discardAll(db, staffOf(request), request.body.state);
      return { message: messages.discardedMany(discarded), discarded };
    },
  );
};
