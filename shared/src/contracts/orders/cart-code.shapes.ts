import * as cartCode from './cart-code';
import type { CallShape } from '../calls/call';

export const sendCart = {
  summary: 'Makes a code that opens a cart elsewhere, for seven days.',
  description:
    'The same lines have the same code, whose seven days begin anew. It holds products and quantities, and nothing of whose they are.',
  access: 'public',
  limit: 'sentCartOfAddress',
  body: cartCode.SendCartRequest,
  status: 201,
  response: cartCode.SendCartResponse,
} as const satisfies CallShape;

export const sentCart = {
  summary: 'The lines of a cart that was sent, at the prices and stock of now.',
  description: 'Unknown codes are counted per address: after 20 each waits three minutes.',
  access: 'public',
  limit: 'quoteOfAddress',
  params: cartCode.CartCodeParams,
  response: cartCode.SentCartResponse,
  errors: { NOT_FOUND: null },
} as const satisfies CallShape;
