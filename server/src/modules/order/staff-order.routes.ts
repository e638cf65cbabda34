import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import { staffOf } from '../../http/access';
import type { ModuleDeps } from '../module-deps';
import * as messages from './messages';
import { assertDays } from './order-request';
import { assertRemarks, changeStatus, removeOrder } from './order-status.service';
import { presentOrder, presentOrderWithHistory } from './order.presenter';
import { listOrders } from './order-list.repository';
import { readOrder } from './order.service';

/** What staff do with orders; deleting one is the administrator's (decision 25). */
export const staffOrderRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (app, { db }) => {
  app.get(
    '/order-product',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Lists orders, newest first.',
        querystring: contracts.OrderQuery,
        response: { 200: contracts.OrdersAnswer },
      },
    },
    async (request) => {
      assertDays(request.query);
      const { orders, total, page, limit } = await listOrders(db, request.query);
      return {
        orders: orders.map(presentOrder),
        pagination: { page, limit, totalPages: Math.ceil(total / limit), totalOrders: total },
      };
    },
  );

  app.get(
    '/order-product/:id',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'One order with its history.',
        params: contracts.IdParams,
        response: { 200: contracts.OrderAnswer },
      },
    },
    async (request) => {
      const order = await readOrder(db, request.params.id);
      return { order: presentOrderWithHistory(order, order.history) };
    },
  );

  app.put(
    '/order-product/:id',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Sets the status of an order; stock follows.',
        refusals: [409],
        params: contracts.IdParams,
        body: contracts.OrderStatusRequest,
        response: { 200: contracts.OrderStatusAnswer },
      },
      preValidation: async (request) => assertRemarks(request.body),
    },
    async (request) => {
      const { id } = request.params;
      await changeStatus(db, staffOf(request), id, request.body);
      return { message: messages.STATUS_UPDATED, order: presentOrder(await readOrder(db, id)) };
    },
  );

  app.delete(
    '/order-product/:id',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Takes an order out of sight; stock returns unless it was completed.',
        params: contracts.IdParams,
        response: { 200: contracts.MessageAnswer },
      },
    },
    async (request) => {
      await removeOrder(db, staffOf(request), request.params.id);
      return { message: messages.ORDER_DELETED };
    },
  );
};
