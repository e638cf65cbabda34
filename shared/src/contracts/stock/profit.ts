import { Type, type Static } from '@sinclair/typebox';
import { DASHBOARD_PAGE_SIZE, MAX_PAGE_SIZE } from '../limits';
import { Nullable, Rupees } from '@pasal/core/contract/schema';

const Day = Type.Optional(
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'a day in Kathmandu' }),
);
const figures = {
  /** Pieces sold and not returned. */
  pieces: Type.Integer(),
  /** Sales in rupees. */
  sales: Rupees,
  /** Their cost, as far as known. */
  cost: Rupees,
  /** Pieces with unknown cost. */
  unknown: Type.Integer(),
  /** Rupees, over the pieces with known cost; null if there are none. */
  profit: Nullable(Type.Number()),
};

/** Profit on goods, without delivery. */
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

/** GET /stock/profit/export: for orders in a date range; the last 30 days by default. */
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
  /** Total number of products. */
  products_total: Type.Integer(),
  total: Profit,
});
export type ProfitResponse = Static<typeof ProfitResponse>;
