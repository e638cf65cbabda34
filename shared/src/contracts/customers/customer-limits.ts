/** Value lists and limits of customers, and of the owner's cash-on-delivery rules. */

/** Customers per page, and orders on a customer's page. */
export const CUSTOMER_PAGE_SIZE = 25;
/** Maximum numbers and emails joined to one customer. */
export const MAX_JOINED = 20;
export const MAX_CUSTOMER_NOTE = 1000;
/** Number of latest notes shown next to an order. */
export const NOTES_BESIDE_ORDER = 3;
/** Number of latest returned parcels on a customer's page. */
export const BACK_SHOWN = 50;

/** The owner's rules for orders: a large first order, a buyer with refusals, a place or courier with many. */
export const ORDER_RULES = ['first_order', 'refusals', 'place', 'courier'] as const;
export type OrderRuleName = (typeof ORDER_RULES)[number];
/** What a rule triggers; never a cancellation. */
export const RULE_LEADS = ['call', 'text'] as const;
export type RuleLead = (typeof RULE_LEADS)[number];
/** Maximum refusals in an owner's rule. */
export const MAX_REFUSALS = 20;
