import { callsOf } from '../calls/calls-of';
import type * as shapes from './cart-code.shapes';

const { get, post } = callsOf<typeof shapes>();

export const sendCart = post('sendCart', '/cart-code');

/** Nothing but time makes it old. */
export const sentCart = get('sentCart', '/cart-code/:code');
