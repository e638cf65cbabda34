import { Type, type Static } from '@sinclair/typebox';
import {
  BACK_SHOWN,
  CUSTOMER_PAGE_SIZE,
  MAX_CUSTOMER_NOTE,
  NOTES_BESIDE_ORDER,
  ORDER_RULES,
  RULE_LEADS,
} from './customer-limits';
import { ORDER_FIELD_LENGTHS, ORDER_STATUSES } from '../limits';
import { PARCEL_REASONS, PARCEL_STAGES } from '../parcels/parcel-limits';
import { Lines, Nullable, OneOf, Rupees, Timestamp } from '@pasal/core/contract/schema';

const Phone = Type.String({ minLength: 1, maxLength: ORDER_FIELD_LENGTHS.phone });

/** GET /order-product/customer: the customer with this number, in any notation. */
export const CustomerQuery = Type.Object({ phone: Phone });

export const CustomerNote = Type.Object({
  id: Type.Integer(),
  at: Timestamp,
  by: Type.String(),
  note: Type.String(),
});
export type CustomerNote = Static<typeof CustomerNote>;

/** Outcomes of a customer's orders; deleted orders don't count. */
const counts = {
  orders: Type.Integer(),
  /** Of these: open, delivered, and cancelled for any reason. */
  open: Type.Integer(),
  delivered: Type.Integer(),
  cancelled: Type.Integer(),
  /** Cancelled orders with a parcel that left the shop and is returning or has returned. */
  came_back: Type.Integer(),
  /** Parcels returned or returning because the buyer refused them, and those given back later. */
  refused: Type.Integer(),
  returned: Type.Integer(),
  /** Rupees of delivered goods. */
  bought: Rupees,
};

/** The customer with a phone number and the numbers and emails joined to it. */
export const Customer = Type.Object({
  phone: Type.String(),
  ...counts,
  /** Time of the first order; null if there is none. */
  since: Nullable(Timestamp),
  /** Shortfalls at delivery, and the amount the shop owes them. */
  owes: Rupees,
  gets: Rupees,
  /** The customer's other numbers and emails. */
  joined: Type.Array(Type.String()),
  notes: Type.Array(CustomerNote, { description: `the newest ${NOTES_BESIDE_ORDER}` }),
});
export type Customer = Static<typeof Customer>;

/** GET /customer: most recent order first. */
export const CustomersQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  /** The `next` of the previous page. */
  before: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
});
export type CustomersQuery = Static<typeof CustomersQuery>;
/** A customer by the last order: its name, place and phone number. */
export const ListedCustomer = Type.Object({
  order_id: Type.Integer({ description: 'of the last order' }),
  phone: Type.String(),
  customer_name: Type.String(),
  city: Type.String(),
  last_at: Timestamp,
  ...counts,
  joined: Type.Integer({ description: 'other numbers and emails' }),
  notes: Type.Integer(),
});
export type ListedCustomer = Static<typeof ListedCustomer>;
export const CustomersResponse = Type.Object({
  customers: Type.Array(ListedCustomer, { description: `at most ${CUSTOMER_PAGE_SIZE}` }),
  next: Nullable(Type.Integer()),
});
export type CustomersResponse = Static<typeof CustomersResponse>;

/** A parcel that came back or is coming back. */
export const BackParcel = Type.Object({
  order_id: Type.Integer(),
  order_number: Type.String(),
  number: Type.Integer(),
  stage: OneOf(PARCEL_STAGES),
  at: Timestamp,
  reason: Nullable(OneOf(PARCEL_REASONS)),
  remarks: Nullable(Type.String()),
  courier: Nullable(Type.String()),
  refused: Type.Boolean(),
});
export type BackParcel = Static<typeof BackParcel>;

/** A delivered parcel with an outstanding debt. */
export const Debt = Type.Object({
  order_id: Type.Integer(),
  order_number: Type.String(),
  number: Type.Integer(),
  owes: Rupees,
});
export type Debt = Static<typeof Debt>;

/** GET /customer/details */
export const CustomerDetails = Type.Object({
  ...Customer.properties,
  /** From the last order; empty if there is none. */
  customer_name: Type.String(),
  email: Type.String(),
  contacts: Type.Array(Type.Object({ contact: Type.String(), at: Timestamp, by: Type.String() }), {
    description: 'all that are joined, this number among them',
  }),
  all_notes: Type.Array(CustomerNote, { description: 'the newest first' }),
  debts: Type.Array(Debt, { description: `at most ${BACK_SHOWN}, the oldest first` }),
  back: Type.Array(BackParcel, { description: `at most ${BACK_SHOWN}, the newest first` }),
});
export type CustomerDetails = Static<typeof CustomerDetails>;

/** GET /customer/orders: newest first. */
export const CustomerOrdersQuery = Type.Object({
  phone: Phone,
  before: CustomersQuery.properties.before,
});
export type CustomerOrdersQuery = Static<typeof CustomerOrdersQuery>;
export const CustomerOrder = Type.Object({
  id: Type.Integer(),
  order_number: Type.String(),
  created_at: Timestamp,
  phone: Type.String(),
  city: Type.String(),
  status: OneOf(ORDER_STATUSES),
  stage: OneOf(PARCEL_STAGES),
  total: Rupees,
});
export type CustomerOrder = Static<typeof CustomerOrder>;
export const CustomerOrdersResponse = Type.Object({
  orders: Type.Array(CustomerOrder),
  next: Nullable(Type.Integer()),
});
export type CustomerOrdersResponse = Static<typeof CustomerOrdersResponse>;

/** POST /customer/note */
export const CustomerNoteRequest = Type.Object({
  phone: Phone,
  note: Lines({ minLength: 1, maxLength: MAX_CUSTOMER_NOTE }),
});
/** POST /customer/join and /customer/part: a phone number, and the number or email to join to or separate from it. */
export const CustomerContactRequest = Type.Object({
  phone: Phone,
  contact: Type.String({ minLength: 1, maxLength: ORDER_FIELD_LENGTHS.email }),
});
export type CustomerContactRequest = Static<typeof CustomerContactRequest>;

/** The figures a rule used: the order's amount and the limit, or returned parcels out of a total, and their name. */
export const RuleFigures = Type.Object({
  total: Type.Optional(Rupees),
  above: Type.Optional(Rupees),
  refused: Type.Optional(Type.Integer()),
  parcels: Type.Optional(Type.Integer()),
  /** The place or courier. */
  name: Type.Optional(Type.String()),
});
export type RuleFigures = Static<typeof RuleFigures>;
/** An owner's rule that matched an order. */
export const OrderRule = Type.Object({
  rule: OneOf(ORDER_RULES),
  leads_to: OneOf(RULE_LEADS),
  at: Timestamp,
  figures: RuleFigures,
});
export type OrderRule = Static<typeof OrderRule>;

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'a day in Kathmandu' });
/** GET /customer/rules: matches in this date range; the last 30 days by default. */
export const RuleReportQuery = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) });
export type RuleReportQuery = Static<typeof RuleReportQuery>;
/** Outcomes of the orders a rule matched. */
export const RuleReport = Type.Object({
  rule: OneOf(ORDER_RULES),
  /** Orders it matched. */
  held: Type.Integer(),
  /** Calls and messages it led to. */
  calls: Type.Integer(),
  texts: Type.Integer(),
  /** Of these orders: open, delivered, refused anyway, and cancelled before anything left the shop. */
  open: Type.Integer(),
  delivered: Type.Integer(),
  refused: Type.Integer(),
  saved: Type.Integer(),
  /** Courier charges in rupees saved by the cancelled orders. */
  saved_charges: Rupees,
});
export type RuleReport = Static<typeof RuleReport>;
export const RuleReportResponse = Type.Object({
  from: Type.String(),
  to: Type.String(),
  /** All rules, including those without matches. */
  rules: Type.Array(RuleReport),
  /** Average courier charge per parcel in rupees, over the newest 1,000. */
  charge: Rupees,
});
export type RuleReportResponse = Static<typeof RuleReportResponse>;
