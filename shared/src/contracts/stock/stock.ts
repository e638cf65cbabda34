import { Type, type Static } from '@sinclair/typebox';
import { DASHBOARD_PAGE_SIZE, MAX_PAGE_SIZE } from '../limits';
import { MAX_STOCK } from '../products/product-limits';
import {
  CORRECTION_KINDS,
  CORRECTION_REASONS,
  DEFAULT_BUY_WEEKS,
  MAX_BUY_WEEKS,
  MAX_STOCK_REMARKS,
  STOCK_REASONS,
} from './stock-limits';
import { Lines, Nullable, OneOf, Rupees, Timestamp } from '@pasal/core/contract/schema';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Pieces = Type.Integer({ minimum: 0, maximum: MAX_STOCK });

/** GET /stock/movements: of a product or variant; `before` is the `next` of the previous page. */
export const MovementsQuery = Type.Object({
  product_id: Id,
  variant_id: Type.Optional(Id),
  before: Type.Optional(Type.String({ pattern: '^\\d{1,10}:-?\\d{1,10}$' })),
});
export type MovementsQuery = Static<typeof MovementsQuery>;

/** A stock movement, and the stock after it. */
export const StockMovement = Type.Object({
  id: Type.Integer(),
  at: Timestamp,
  quantity: Type.Integer(),
  balance: Type.Integer(),
  reason: OneOf(STOCK_REASONS),
  /** Email of staff; null for the buyer and for the shop itself. */
  by: Nullable(Type.String()),
  remarks: Nullable(Type.String()),
  variant_name: Nullable(Type.String()),
  order: Nullable(Type.Object({ id: Type.Integer(), order_number: Type.String() })),
  /** The purchase it belongs to, by its bill. */
  purchase: Nullable(
    Type.Object({ id: Type.Integer(), supplier: Type.String(), bill_number: Type.String() }),
  ),
});
export type StockMovement = Static<typeof StockMovement>;

/** A product's current stock; with variants the stock is theirs. */
export const StockLevel = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  in_stock: Type.Integer(),
  low_stock_limit: Type.Integer(),
  /** Its pieces are packed with serial numbers. */
  with_serials: Type.Boolean(),
  variants: Type.Array(
    Type.Object({ id: Type.Integer(), name: Type.String(), in_stock: Type.Integer() }),
  ),
});
export type StockLevel = Static<typeof StockLevel>;

export const MovementsResponse = Type.Object({
  product: StockLevel,
  movements: Type.Array(StockMovement),
  next: Nullable(Type.String()),
});
export type MovementsResponse = Static<typeof MovementsResponse>;

/** PUT /stock/serials/{id} */
export const SerialsRequest = Type.Object({ with_serials: Type.Boolean() });
export type SerialsRequest = Static<typeof SerialsRequest>;

/** POST /stock/corrections */
export const CorrectionRequest = Type.Object({
  product_id: Id,
  variant_id: Type.Optional(Id),
  /** A difference in pieces, or a count. */
  kind: OneOf(CORRECTION_KINDS),
  quantity: Type.Integer({ minimum: -MAX_STOCK, maximum: MAX_STOCK }),
  reason: OneOf(CORRECTION_REASONS),
  /** Required with the reason `other`. */
  remarks: Type.Optional(Lines({ maxLength: MAX_STOCK_REMARKS })),
  /** The stock as seen; if it has changed, 409. */
  stock_seen: Pieces,
});
export type CorrectionRequest = Static<typeof CorrectionRequest>;

/** `details` of 409 CONFLICT. */
export const StockNow = Type.Object({ in_stock: Type.Integer() });
export type StockNow = Static<typeof StockNow>;

export const CorrectionResponse = Type.Object({ message: Type.String(), in_stock: Type.Integer() });

/** PUT /stock/limits/{id} */
export const LowStockRequest = Type.Object({ low_stock_limit: Pieces });
export type LowStockRequest = Static<typeof LowStockRequest>;

/** GET /stock/to-buy/export */
export const ToBuyFilters = Type.Object({
  weeks: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_BUY_WEEKS, default: DEFAULT_BUY_WEEKS }),
  ),
  supplier_id: Type.Optional(Id),
});
export type ToBuyFilters = Static<typeof ToBuyFilters>;

const Paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: DASHBOARD_PAGE_SIZE }),
  ),
};

/** GET /stock/to-buy */
export const ToBuyQuery = Type.Composite([ToBuyFilters, Type.Object(Paging)]);
export type ToBuyQuery = Static<typeof ToBuyQuery>;

/** Goods running out: a product or a variant. */
export const GoodsToBuy = Type.Object({
  product_id: Type.Integer(),
  title: Type.String(),
  variant_id: Nullable(Type.Integer()),
  variant_name: Nullable(Type.String()),
  in_stock: Type.Integer(),
  low_stock_limit: Type.Integer(),
  /** Pieces sold per week. */
  weekly: Type.Number(),
  /** Days of supply at that rate; null if there are no sales. */
  days_left: Nullable(Type.Integer()),
  suggested: Type.Integer(),
  /** The last supplier. */
  supplier: Nullable(Type.String()),
  /** The unit cost then; visible only to administrators. */
  last_cost: Type.Optional(Nullable(Rupees)),
});
export type GoodsToBuy = Static<typeof GoodsToBuy>;

export const ToBuyResponse = Type.Object({ goods: Type.Array(GoodsToBuy), total: Type.Integer() });
export type ToBuyResponse = Static<typeof ToBuyResponse>;
