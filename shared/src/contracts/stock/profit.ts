import { Type, type Static } from '@sinclair/typebox';
import { DASHBOARD_PAGE_SIZE, MAX_PAGE_SIZE } from '../limits';
import { Nullable, Rupees } from '@pasal/core/contract/schema';

const Day = Type.Optional(
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'a day in Kathmandu' }),
);
const figures = {
  /** Pieces that were sold and did not come back. */
  pieces: Type.Integer(),
  /** Rupees they were sold for. */
  sales: Rupees,
  /** What they cost, as far as it is known. */
  cost: Rupees,
  /** Pieces of which nobody knows the cost. */
  unknown: Type.Integer(),
  /** Rupees, of the pieces whose cost is known; null where it is known of none. */
  profit: Nullable(Type.Number()),
};

/** What was earned by goods, without delivery. */
export const Profit = Type.Object(figures);
export type Profit = Static<typeof Profit>;

/** GET /stock/profit/orders/{id} */
export const OrderProfitResponse = Type.Object({
  lines: Type.Array(
    Type.Composite([
      Profit,
      Type.Object({ product_name: Type.String(), variant_name: Nullable(Type.String()) }),
    ]),
  ),
  total: Profit,
});
export type OrderProfitResponse = Static<typeof OrderProfitResponse>;

/** GET /stock/profit/export: of orders placed from a day to another; without them of the last 30 days. */
export const ProfitFilters = Type.Object({ from: Day, to: Day });
export type ProfitFilters = Static<typeof ProfitFilters>;

/** GET /stock/profit */
export const ProfitQuery = Type.Composite([
  ProfitFilters,
  Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: DASHBOARD_PAGE_SIZE }),
    ),
  }),
]);
export type ProfitQuery = Static<typeof ProfitQuery>;

export const ProductProfit = Type.Composite([
  Profit,
  Type.Object({ product_id: Type.Integer(), title: Type.String() }),
]);
export type ProductProfit = Static<typeof ProductProfit>;

export const ProfitResponse = Type.Object({
  products: Type.Array(ProductProfit),
  /** How many products there are. */
  products_total: Type.Integer(),
  total: Profit,
});
export type ProfitResponse = Static<typeof ProfitResponse>;
