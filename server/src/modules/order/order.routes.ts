import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import type { ModuleDeps } from '../module-deps';
import { assertComplete, readIdempotencyKey } from './order-request';
import { presentTrackedOrder } from './order.presenter';
import { trackOrder } from './order.service';
import { placeOrder, quoteCart } from './place-order.service';

/** What a shopper does with orders, without an account. */
export const orderRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (app, { db }) => {
  app.post(
    '/order-product',
    {
      config: { access: 'public' },
      schema: { body: contracts.OrderRequest, response: { 201: contracts.PlaceOrderAnswer } },
      preValidation: async (request) => assertComplete(request.body),
    },
    async (request, reply) => {
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      return reply.code(201).send(await placeOrder(db, request.body, key));
    },
  );

  app.post(
    '/order-product/quote',
    {
      config: { access: 'public' },
      schema: { body: contracts.QuoteRequest, response: { 200: contracts.QuoteAnswer } },
    },
    (request) => quoteCart(db, request.body.cartItems),
  );

  app.get(
    '/order-product/track',
    {
      config: { access: 'public' },
      schema: { querystring: contracts.TrackQuery, response: { 200: contracts.TrackAnswer } },
    },
    async (request) => ({ order: presentTrackedOrder(await trackOrder(db, request.query)) }),
  );
};
