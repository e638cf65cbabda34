import { Readable } from 'node:stream';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { kathmanduDate } from '@pasal/shared/domain';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { readAhead } from '../read-ahead';
import * as messages from './messages';
import { findNewOrders } from '../order-read/new-orders.repository';
import { orderCsv } from '../order-read/order-csv';
import { countingOrders, readOrders } from '../order-read/order-export.repository';
import { recordExport } from '../activity/record-export';
import { assertComplete, assertDays } from './place/order-request';
import { placeOrder } from './place/place-order.service';
import { orderLog } from '../order-record/log';

/** Staff enter phone orders, export orders and poll for new ones, besides working through the list. */
export const orderWorkRoutes: Routes = (app, { db }) => {
  serve(
    app,
    calls.placeManualOrder,
    async ({ body, staff, press }) => {
      const { email = '', language = 'en', ...rest } = body;
      const key = press?.key;
      const { order } = await placeOrder(db, { ...rest, email }, { key, by: staff, language });
      return { message: messages.orderPlaced, order };
    },
    { before: (body) => assertComplete(body, ['email']) },
  );

  serve(app, calls.exportOrders, async ({ query, staff, request, reply }) => {
    assertDays(query);
    const orders = await readAhead(
      countingOrders(readOrders(db, query), (rows) =>
        request.log.info({ staff: staff.id, rows }, 'orders exported'),
      ),
    );
    // The export contains customer data, so the log records who made it.
    const file = `orders-${kathmanduDate(new Date())}.csv`;
    await recordExport(db, staff, { log: orderLog, file, filters: query });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(Readable.from(orderCsv(orders), { objectMode: false }));
  });

  serve(app, calls.newOrders, ({ query }) => findNewOrders(db, query.after));
};
