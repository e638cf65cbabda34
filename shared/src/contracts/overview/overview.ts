import { Type, type Static } from '@sinclair/typebox';
import { CHART_PERIODS, type ChartPeriod, ORDER_STATUSES } from '../limits';
import { PRODUCT_STATUSES } from '../products/product-limits';
import { Nullable, OneOf, Rupees } from '@pasal/core/contract/schema';

/** GET /auth/overview; days are Asia/Kathmandu (D28). */
export const Overview = Type.Object({
  orders: Type.Object({
    today: Type.Integer(),
    last7Days: Type.Integer(),
    lastMonth: Type.Integer(),
    /** The same for the previous period: yesterday, the seven days before, the month before. */
    before: Type.Object({
      today: Type.Integer(),
      last7Days: Type.Integer(),
      lastMonth: Type.Integer(),
    }),
    byStatus: Type.Array(Type.Object({ status: OneOf(ORDER_STATUSES), total: Type.Integer() })),
  }),
  /** Pending tasks; pending orders are counted with the others (D98). */
  toDo: Type.Object({
    lateOrders: Type.Integer(),
    lowStock: Type.Integer(),
    failedMessages: Type.Integer(),
  }),
  products: Type.Object({
    total: Type.Integer(),
    /** Added in the last 30 days. */
    added: Type.Integer(),
    byStatus: Type.Array(Type.Object({ status: OneOf(PRODUCT_STATUSES), total: Type.Integer() })),
  }),
});
export type Overview = Static<typeof Overview>;

const Day = Type.Optional(
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'a day in Kathmandu' }),
);

/** GET /auth/overview/charts: the last days, or a date range, up to today. */
export const ChartsQuery = Type.Object({
  days: Type.Optional(Type.Unsafe<ChartPeriod>({ type: 'integer', enum: [...CHART_PERIODS] })),
  from: Day,
  to: Day,
});
export type ChartsQuery = Static<typeof ChartsQuery>;

/** One day in Kathmandu; `revenue` excludes cancelled orders, `orders` doesn't. */
export const ChartDay = Type.Object({
  day: Type.String({ description: 'such as 2026-11-21' }),
  orders: Type.Integer(),
  revenue: Rupees,
});
export type ChartDay = Static<typeof ChartDay>;

/** The data of the overview's charts: every day of the period, oldest first. */
export const ChartsResponse = Type.Object({
  days: Type.Array(ChartDay),
  /** The same for the preceding period of equal length. */
  before: Type.Object({ orders: Type.Integer(), revenue: Rupees }),
  /** Most pieces first; the title is null if the product was deleted. */
  bestSellers: Type.Array(
    Type.Object({
      id: Type.Integer(),
      title: Nullable(Type.String()),
      pieces: Type.Integer(),
      revenue: Rupees,
    }),
  ),
  /** Approved products below their low-stock limit, fewest first, and their number. */
  lowStock: Type.Object({
    total: Type.Integer(),
    products: Type.Array(
      Type.Object({ id: Type.Integer(), title: Type.String(), in_stock: Type.Integer() }),
    ),
  }),
});
export type ChartsResponse = Static<typeof ChartsResponse>;
