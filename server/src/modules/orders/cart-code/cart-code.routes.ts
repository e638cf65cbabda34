import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import { countedAddress } from '@pasal/core/limits/counted-address';
import type { Routes } from '../../module-deps';
import { openSentCart, sendCart } from './cart-code.service';

/** Carts shared by code: a buyer creates it, and anyone who has it opens the cart (D147). */
export const cartCodeRoutes: Routes = (app, { db }) => {
  serve(app, calls.sendCart, ({ body }) => sendCart(db, body.lines));

  serve(app, calls.sentCart, ({ params, language, request }) =>
    openSentCart(db, params.code, { address: countedAddress(request), language }),
  );
};
