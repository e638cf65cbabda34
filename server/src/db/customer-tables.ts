import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { OrderRuleName, RuleFigures, RuleLead } from '@pasal/shared/contracts';

/** Customers, as far as they are more than one phone number, and the owner's rules of cash on delivery. */
export interface CustomerTables {
  /** Joins contacts; who has but one number has no row. */
  customer: { id: GeneratedAlways<number>; at: Generated<Date> };
  customer_contact: {
    /** A phone number as it is stored, or an e-mail address in small letters. */
    contact: string;
    customer_id: number;
    at: Generated<Date>;
    by_email: string;
  };
  /** Rows are added and never changed. */
  customer_note: {
    id: GeneratedAlways<number>;
    phone: string;
    at: Generated<Date>;
    by_email: string;
    note: string;
  };
  /** Which rule met which order, and by what it was judged; rows are added and never changed. */
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
