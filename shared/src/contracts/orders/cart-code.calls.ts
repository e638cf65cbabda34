import type { Call } from '../calls/call';
import type * as shapes from './cart-code.shapes';

export const sendCart: Call<typeof shapes.sendCart> = {
  name: 'sendCart',
  method: 'POST',
  path: '/cart-code',
};

/** Nothing but time makes it old. */
export const sentCart: Call<typeof shapes.sentCart> = {
  name: 'sentCart',
  method: 'GET',
  path: '/cart-code/:code',
};
