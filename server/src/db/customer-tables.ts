import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { OrderRuleName, RuleFigures, RuleLead } from '@pasal/shared/contracts';

/** Customers with more than one contact, and the decisions of the owner's rules for cash on delivery. */
export interface CustomerTables {
  /** Links contacts; a customer with only one number has no row. */
  customer: { id: GeneratedAlways<number>; at: Generated<Date> };
  customer_contact: {
    /** A normalised phone number, or an email address in lower case. */
    contact: string;
    customer_id: number;
    at: Generated<Date>;
    by_email: string;
  };
  /** Rows are immutable. */
  customer_note: {
    id: GeneratedAlways<number>;
    phone: string;
    at: Generated<Date>;
    by_email: string;
    note: string;
  };
  /** Which rule matched which order, and the figures it was judged by; rows are immutable. */
  order_rule: {
    id: GeneratedAlways<number>;
    order_id: number;
    at: Generated<Date>;
    rule: OrderRuleName;
    leads_to: RuleLead;
    figures: JSONColumnType<RuleFigures, string, never>;
    /** A message to the buyer was queued. */
    is_told: Generated<boolean>;
  };
}
