import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get, post } = callsOf<typeof shapes>();

/** Customers are made of orders, and become old with them. */
export const customers = get('customers', '/customer', ['order-product']);

export const customerDetails = get('customerDetails', '/customer/details', [
  'order-product',
  'cash',
]);
export const customerOrders = get('customerOrders', '/customer/orders', ['order-product']);
export const noteCustomer = post('noteCustomer', '/customer/note', ['order-product']);
export const joinCustomer = post('joinCustomer', '/customer/join', ['order-product']);
export const partCustomer = post('partCustomer', '/customer/part', ['order-product']);
export const ruleReport = get('ruleReport', '/customer/rules', ['order-product']);
