import { DASHBOARD_PAGE_SIZE } from '@pasal/shared/contracts';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { channelsOf, openChannels } from '../settings/channels';
import * as messages from './messages';
import { presentNotification } from './notification.presenter';
import { countByState, listNotifications, retryNotifications } from './notification.repository';
import { discardAll, discardOne, retryOne } from './notification.service';

/** Lists the shop's emails and text messages for staff, with their states, and resends them. */
export const notificationRoutes: Routes = (app, { db, config }) => {
  serve(app, calls.notifications, async ({ query }) => {
    const { page = 1, limit = DASHBOARD_PAGE_SIZE, state } = query;
    const counts = await countByState(db);
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const total = state === undefined ? all : counts[state];
    return {
      notifications: (await listNotifications(db, query)).map(presentNotification),
      pagination: {
        page,
        limit,
        totalPages: Math.ceil(total / limit),
        totalNotifications: total,
      },
      counts,
      channels: channelsOf(config),
    };
  });

  serve(app, calls.retryNotification, async ({ params }) => {
    const row = await retryOne(db, config, params.id);
    return { message: messages.retrying, notification: presentNotification(row) };
  });

  serve(app, calls.retryNotifications, async ({ body }) => {
    const channels = openChannels(config);
    const retried = await retryNotifications(db, { states: [body.state], channels });
    return { message: messages.retryingMany(retried), retried };
  });

  serve(app, calls.discardNotification, async ({ params, staff }) => {
    await discardOne(db, staff, params.id);
    return { message: messages.discardedMany(1), discarded: 1 };
  });

  serve(app, calls.discardNotifications, async ({ body, staff }) => {
    const discarded = await discardAll(db, staff, body.state);
    return { message: messages.discardedMany(discarded), discarded };
  });
};
