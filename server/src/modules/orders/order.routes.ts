import type { Language } from '@pasal/core/contract/language';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { countedAddress } from '@pasal/core/limits/counted-address';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import * as messages from './messages';
import { readMessagesInNepali } from '../settings/remarks-setting';
import type { OrderRowWithHistory } from '../order-read/order.columns';
import { createOpenedOrders } from './opened-order';
import { cancelOwnOrder } from './order-cancel.service';
import { assertComplete } from './place/order-request';
import { presentTrackedOrder } from '../order-read/order.presenter';
import { trackOrder } from '../order-read/order.service';
import { placeOrder, quoteCart } from './place/place-order.service';

/** A shopper's order endpoints, without an account. */
export const orderRoutes: Routes = (app, { db, config }) => {
  const openedOrders = createOpenedOrders(db);

  serve(
    app,
    calls.placeOrder,
    async ({ body, request, language, press }) => {
      const from = { key: press?.key, address: countedAddress(request), language };
      const { order } = await placeOrder(db, body, from);
      return { message: messages.orderPlaced, order };
    },
    { before: (body) => assertComplete(body) },
  );

  serve(app, calls.quoteCart, ({ body, language }) => quoteCart(db, body, language));

  const present = async (order: OrderRowWithHistory, language: Language) =>
    presentTrackedOrder(order, language, await readMessagesInNepali(db, language));

  serve(app, calls.trackOrder, async ({ body, language, request, reply }) => {
    const order = await trackOrder(db, body, countedAddress(request));
    await openedOrders.remember(reply, order.order_number, config.mode === 'production');
    return { order: await present(order, language) };
  });

  serve(app, calls.cancelOrder, async ({ body, language, request }) => ({
    message: messages.orderCancelled,
    order: await present(await cancelOwnOrder(db, body, countedAddress(request)), language),
  }));
};
