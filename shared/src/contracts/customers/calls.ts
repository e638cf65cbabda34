import type { Call } from '../calls/call';
import type * as shapes from './shapes';

/** Customers are made of orders, and become old with them. */
export const customers: Call<typeof shapes.customers> = {
  name: 'customers',
  method: 'GET',
  path: '/customer',
  reads: ['order-product'],
};

export const customerDetails: Call<typeof shapes.customerDetails> = {
  name: 'customerDetails',
  method: 'GET',
  path: '/customer/details',
  reads: ['order-product', 'cash'],
};

export const customerOrders: Call<typeof shapes.customerOrders> = {
  name: 'customerOrders',
  method: 'GET',
  path: '/customer/orders',
  reads: ['order-product'],
};

export const noteCustomer: Call<typeof shapes.noteCustomer> = {
  name: 'noteCustomer',
  method: 'POST',
  path: '/customer/note',
  changes: ['order-product'],
};

export const joinCustomer: Call<typeof shapes.joinCustomer> = {
  name: 'joinCustomer',
  method: 'POST',
  path: '/customer/join',
  changes: ['order-product'],
};

export const partCustomer: Call<typeof shapes.partCustomer> = {
  name: 'partCustomer',
  method: 'POST',
  path: '/customer/part',
  changes: ['order-product'],
};

export const ruleReport: Call<typeof shapes.ruleReport> = {
  name: 'ruleReport',
  method: 'GET',
  path: '/customer/rules',
  reads: ['order-product'],
};
