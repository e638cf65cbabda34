/** The lists and numbers of customers, and of the owner's rules of cash on delivery. */

/** Customers on a page, and orders on the page of one. */
export const CUSTOMER_PAGE_SIZE = 25;
/** Numbers and e-mails that may be one customer. */
export const MAX_JOINED = 20;
export const MAX_CUSTOMER_NOTE = 1000;
/** Notes that stand beside an order, the newest. */
export const NOTES_BESIDE_ORDER = 3;
/** Parcels that came back which a customer's page lists, the newest. */
export const BACK_SHOWN = 50;

/** The owner's rules that meet an order: a first one above a sum, a buyer with refusals, a place, a courier with many. */
export const ORDER_RULES = ['first_order', 'refusals', 'place', 'courier'] as const;
export type OrderRuleName = (typeof ORDER_RULES)[number];
/** What a rule leads to; never to a cancellation. */
export const RULE_LEADS = ['call', 'text'] as const;
export type RuleLead = (typeof RULE_LEADS)[number];
/** Most refusals that an owner may wait for. */
export const MAX_REFUSALS = 20;
