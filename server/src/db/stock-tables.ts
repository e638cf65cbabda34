import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { StockReason } from '@pasal/shared/contracts';

/** Stock movements, purchases and costs; `tables/` and `migrations/` create these tables. */
export interface StockTables {
  stock_movement: {
    id: GeneratedAlways<number>;
    product_id: number;
    /** A variant's id; the variant may be deleted. */
    variant_id: number | null;
    order_id: number | null;
    at: Generated<Date>;
    quantity: number;
    reason: StockReason;
    /** The member of staff; null for buyers, the shop itself, and movements from before this was recorded. */
    by_email: Generated<string | null>;
    remarks: Generated<string | null>;
    purchase_id: Generated<number | null>;
  };
  supplier: {
    id: GeneratedAlways<number>;
    name: string;
    name_key: GeneratedAlways<string>;
    phone: Generated<string>;
  };
  purchase: {
    id: GeneratedAlways<number>;
    supplier_id: number;
    bill_number: string;
    bill_key: GeneratedAlways<string>;
    /** The bill's date, in Kathmandu. */
    day: ColumnType<Date, string, never>;
    at: Generated<Date>;
    by_email: string;
    remarks: string | null;
    /** The purchase it reverses; its lines are negated. */
    reverses: number | null;
    is_reversed: Generated<boolean>;
  };
  purchase_line: {
    purchase_id: number;
    line: number;
    product_id: number;
    product_name: string;
    variant_id: number | null;
    variant_name: string | null;
    quantity: number;
    /** Per piece. */
    cost_paisa: number;
    /** The stock before. */
    stock_before: number;
    movement_id: number;
  };
  /** The moving average cost of one piece; no row without purchases. Variant 0 is the product itself. */
  stock_cost: { product_id: number; variant_id: Generated<number>; average_paisa: number };
}
