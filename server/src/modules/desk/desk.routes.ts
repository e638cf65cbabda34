import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { findOrders } from '../order/order.repository';
import { presentOrderWithHistory } from '../order/order.presenter';
import { readOrder } from '../order/order.service';
import { callOrder } from './call-order.service';
import { readDeskSettings, saveDeskSettings } from './desk-settings.service';
import * as messages from './messages';

/** What staff do at the desks besides telling of parcels: calls, papers, and the owner's rules. */
export const deskRoutes: Routes = (app, { db }) => {
  serve(app, calls.callOrder, async ({ params, body, staff, language }) => {
    await callOrder(db, staff, params.id, body);
    const order = presentOrderWithHistory(await readOrder(db, params.id), language);
    return { message: messages.callSaved, order };
  });

  serve(app, calls.papers, async ({ query, language }) => ({
    orders: (await findOrders(db, query.ids.split(',').map(Number))).map((order) =>
      presentOrderWithHistory(order, language),
    ),
  }));

  serve(app, calls.deskSettings, () => readDeskSettings(db));

  serve(app, calls.saveDeskSettings, async ({ body, staff }) => ({
    message: messages.desksSaved,
    ...(await saveDeskSettings(db, staff, body)),
  }));
};
