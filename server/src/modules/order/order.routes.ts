import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import { countedAddress } from '../../http/counted-address';
import { LIMITS } from '../../http/limits';
import type { ModuleDeps } from '../module-deps';
import * as messages from './messages';
import { cancelOwnOrder } from './order-cancel.service';
import { assertComplete, IdempotencyKey, readIdempotencyKey } from './order-request';
import { presentTrackedOrder } from './order.presenter';
import { trackOrder } from './order.service';
import { placeOrder, quoteCart } from './place-order.service';

/** What a shopper does with orders, without an account. */
export const orderRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (app, { db }) => {
  app.post(
    '/order-product',
    {
      config: { access: 'public', limit: LIMITS.checkoutOfAddress },
      schema: {
        summary: 'Places an order, paid on delivery.',
        refusals: [409, 422, 429],
        requestHeaders: { 'Idempotency-Key': IdempotencyKey },
        body: contracts.OrderRequest,
        response: { 201: contracts.PlaceOrderAnswer },
      },
      preValidation: async (request) => assertComplete(request.body),
    },
    async (request, reply) => {
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const from = { key, address: countedAddress(request) };
      return reply.code(201).send(await placeOrder(db, request.body, from));
    },
  );

  app.post(
    '/order-product/quote',
    {
      config: { access: 'public', limit: LIMITS.quoteOfAddress },
      schema: {
        summary: 'What a cart is worth now, line by line.',
        refusals: [429],
        body: contracts.QuoteRequest,
        response: { 200: contracts.QuoteAnswer },
      },
    },
    (request) => quoteCart(db, request.body.cartItems),
  );

  app.get(
    '/order-product/track',
    {
      config: { access: 'public', limit: LIMITS.trackOfAddress },
      schema: {
        summary: "A guest's own order, by its number and phone.",
        refusals: [404, 429],
        querystring: contracts.TrackQuery,
        response: { 200: contracts.TrackAnswer },
      },
    },
    async (request) => ({
      order: presentTrackedOrder(await trackOrder(db, request.query, countedAddress(request))),
    }),
  );

  app.post(
    '/order-product/track/cancel',
    {
      config: { access: 'public', limit: LIMITS.trackOfAddress },
      schema: {
        summary: "Cancels a guest's own order while it is pending, by its number and phone.",
        refusals: [404, 409, 429],
        body: contracts.CancelRequest,
        response: { 200: contracts.CancelAnswer },
      },
    },
    async (request) => ({
      message: messages.ORDER_CANCELLED,
      order: presentTrackedOrder(await cancelOwnOrder(db, request.body, countedAddress(request))),
    }),
  );
};
