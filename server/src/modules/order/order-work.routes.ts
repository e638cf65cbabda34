import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import { kathmanduDate } from '@pasal/shared/domain';
import { staffOf } from '../../http/access';
import type { ModuleDeps } from '../module-deps';
import { readAhead } from '../read-ahead';
import { findNewOrders } from './new-orders.repository';
import { orderCsv } from './order-csv';
import { countingOrders, readOrders } from './order-export.repository';
import { recordExport } from './order-export.service';
import { assertComplete, assertDays, IdempotencyKey, readIdempotencyKey } from './order-request';
import { placeOrder } from './place-order.service';

/** What staff do beside working through the list: take orders down, take them out, hear of new ones. */
export const orderWorkRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (app, { db }) => {
  app.post(
    '/order-product/manual',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Places an order for a customer on the phone.',
        refusals: [409, 422],
        requestHeaders: { 'Idempotency-Key': IdempotencyKey },
        body: contracts.ManualOrderRequest,
        response: { 201: contracts.PlaceOrderAnswer },
      },
      preValidation: async (request) => assertComplete(request.body, ['email']),
    },
    async (request, reply) => {
      const { email = '', ...order } = request.body;
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const from = { key, by: staffOf(request) };
      return reply.code(201).send(await placeOrder(db, { ...order, email }, from));
    },
  );

  app.get(
    '/order-product/export',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'The orders of a list as CSV, all pages of it; written down in the activity log.',
        produces: 'text/csv',
        querystring: contracts.OrderFilters,
      },
    },
    async (request, reply) => {
      assertDays(request.query);
      const staff = staffOf(request).id;
      const orders = await readAhead(
        countingOrders(readOrders(db, request.query), (rows) =>
          request.log.info({ staff, rows }, 'orders exported'),
        ),
      );
      // Customers leave the shop with it: the log says through whom.
      const file = `orders-${kathmanduDate(new Date())}.csv`;
      await recordExport(db, staffOf(request), { file, filters: request.query });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file}"`)
        .send(Readable.from(orderCsv(orders), { objectMode: false }));
    },
  );

  app.get(
    '/order-product/new',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Whether orders came after the one with a given id; light enough to ask often.',
        querystring: contracts.NewOrdersQuery,
        response: { 200: contracts.NewOrdersAnswer },
      },
    },
    (request) => findNewOrders(db, request.query.after),
  );
};
