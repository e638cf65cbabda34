import * as customer from './customer';
import { MessageResponse } from '@pasal/core/contract/schema';
import type { CallShape } from '../calls/call';

export const customers = {
  summary: 'Customers by their phone numbers, who ordered last first.',
  description:
    'A search looks for name, email, phone and order number among the newest 500 orders that have it.',
  access: 'staff',
  query: customer.CustomersQuery,
  response: customer.CustomersResponse,
} as const satisfies CallShape;

export const customerDetails = {
  summary:
    'A customer: what is joined, how the orders went, what came back, notes, and what is owed.',
  access: 'staff',
  query: customer.CustomerQuery,
  response: customer.CustomerDetails,
} as const satisfies CallShape;

export const customerOrders = {
  summary: 'The orders of a customer, the newest first.',
  access: 'staff',
  query: customer.CustomerOrdersQuery,
  response: customer.CustomerOrdersResponse,
} as const satisfies CallShape;

export const noteCustomer = {
  summary: 'Adds a note to a phone number; notes are kept with who and when, and never changed.',
  access: 'staff',
  body: customer.CustomerNoteRequest,
  response: MessageResponse,
} as const satisfies CallShape;

export const joinCustomer = {
  summary: 'Says that a number or email is the same customer as a phone number.',
  description: 'Whatever is joined to either of them belongs to the same customer then.',
  access: 'staff',
  body: customer.CustomerContactRequest,
  response: MessageResponse,
  // They are one already, or too many would be.
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const partCustomer = {
  summary:
    'Says that a number or email is another customer after all; notes stay where they were written.',
  access: 'staff',
  body: customer.CustomerContactRequest,
  response: MessageResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const ruleReport = {
  summary: 'What each rule of cash on delivery cost and saved.',
  access: 'admin',
  query: customer.RuleReportQuery,
  response: customer.RuleReportResponse,
} as const satisfies CallShape;
