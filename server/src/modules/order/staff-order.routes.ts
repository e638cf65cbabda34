import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import * as messages from './messages';
import { assertDays } from './place/order-request';
import { assertRemarks, changeStatus, removeOrder } from './order-status.service';
import { presentOrder, presentOrderWithHistory } from './order.presenter';
import { listOrders } from './order-list.repository';
import { readOrder } from './order.service';

/** What staff do with orders; deleting one is the administrator's (D25). */
export const staffOrderRoutes: Routes = (app, { db }) => {
  serve(app, calls.staffOrders, async ({ query }) => {
    assertDays(query);
    const { orders, total, page, limit } = await listOrders(db, query);
    return {
      orders: orders.map(presentOrder),
      pagination: { page, limit, totalPages: Math.ceil(total / limit), totalOrders: total },
    };
  });

  serve(app, calls.staffOrder, async ({ params }) => {
    const order = await readOrder(db, params.id);
    return { order: presentOrderWithHistory(order, order.history) };
  });

  serve(
    app,
    calls.updateOrderStatus,
    async ({ params, body, staff }) => {
      await changeStatus(db, staff, params.id, body);
      const order = presentOrder(await readOrder(db, params.id));
      return { message: messages.statusUpdated, order };
    },
    { before: assertRemarks },
  );

  serve(app, calls.deleteOrder, async ({ params, staff }) => {
    await removeOrder(db, staff, params.id);
    return { message: messages.orderDeleted };
  });
};
