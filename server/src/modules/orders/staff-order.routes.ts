import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { editOrder, quoteEdit } from './edit/edit-order.service';
import * as messages from './messages';
import { assertDays } from './place/order-request';
import { assertRemarks, changeStatus, removeOrder } from './order-status.service';
import { presentOrder, presentOrderWithHistory } from '../order-read/order.presenter';
import { listOrders } from '../order-read/order-list.repository';
import { readNeighbours } from '../order-read/order-neighbours.repository';
import { changeStatuses } from './order-statuses.service';
import { readOrder } from '../order-read/order.service';

/** Staff endpoints for orders; only an administrator deletes one (D25). */
export const staffOrderRoutes: Routes = (app, { db }) => {
  serve(app, calls.staffOrders, async ({ query, language }) => {
    assertDays(query);
    const { orders, total, page, limit } = await listOrders(db, query);
    return {
      orders: orders.map((order) => presentOrder(order, language)),
      pagination: { page, limit, totalPages: Math.ceil(total / limit), totalOrders: total },
    };
  });

  serve(app, calls.staffOrder, async ({ params, language }) => {
    const order = await readOrder(db, params.id);
    return { order: presentOrderWithHistory(order, language) };
  });

  serve(
    app,
    calls.updateOrderStatus,
    async ({ params, body, staff, language }) => {
      await changeStatus(db, staff, params.id, body);
      const order = presentOrder(await readOrder(db, params.id), language);
      return { message: messages.statusUpdated, order };
    },
    { before: assertRemarks },
  );

  serve(
    app,
    calls.updateOrderStatuses,
    async ({ body, staff }) => {
      const results = await changeStatuses(db, staff, body);
      const done = results.filter(({ problem }) => problem === null).length;
      return { message: messages.statusesUpdated(done, results.length), results };
    },
    { before: assertRemarks },
  );

  serve(app, calls.orderNeighbours, async ({ params, query }) => {
    assertDays(query);
    return readNeighbours(db, params.id, query);
  });

  serve(app, calls.quoteOrderEdit, ({ params, body }) => quoteEdit(db, params.id, body));

  serve(app, calls.editOrder, async ({ params, body, staff, language }) => {
    await editOrder(db, staff, params.id, body);
    const order = presentOrderWithHistory(await readOrder(db, params.id), language);
    return { message: messages.orderEdited, order };
  });

  serve(app, calls.deleteOrder, async ({ params, staff }) => {
    await removeOrder(db, staff, params.id);
    return { message: messages.orderDeleted };
  });
};
