import { calls } from '@pasal/shared/contracts/whole-calls';
import { countedAddress } from '@pasal/core/limits/counted-address';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import * as messages from './messages';
import { cancelOwnOrder } from './order-cancel.service';
import { assertComplete, readIdempotencyKey } from './place/order-request';
import { presentTrackedOrder } from './order.presenter';
import { trackOrder } from './order.service';
import { placeOrder, quoteCart } from './place/place-order.service';

/** What a shopper does with orders, without an account. */
export const orderRoutes: Routes = (app, { db }) => {
  serve(
    app,
    calls.placeOrder,
    ({ body, request }) => {
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      return placeOrder(db, body, { key, address: countedAddress(request) });
    },
    { before: (body) => assertComplete(body) },
  );

  serve(app, calls.quoteCart, ({ body }) => quoteCart(db, body));

  serve(app, calls.trackOrder, async ({ query, request }) => ({
    order: presentTrackedOrder(await trackOrder(db, query, countedAddress(request))),
  }));

  serve(app, calls.cancelOrder, async ({ body, request }) => ({
    message: messages.orderCancelled,
    order: presentTrackedOrder(await cancelOwnOrder(db, body, countedAddress(request))),
  }));
};
