import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import type { ModuleDeps } from '../module-deps';
import { channelsOf, openChannels } from './channels';
import * as messages from './messages';
import { presentNotification } from './notification.presenter';
import { countByState, listNotifications, retryNotifications } from './notification.repository';
import { retryOne } from './notification.service';

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
      const all = counts.waiting + counts.sent + counts.failed + counts.held;
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
};
