import { Type, type Static } from '@sinclair/typebox';
import { MAX_PRICE, MAX_STOCK } from '../products/product-limits';
import { MAX_PURCHASE_LINES, MAX_STOCK_REMARKS, PURCHASE_LENGTHS } from './stock-limits';
import { Lines, Nullable, Rupees, RupeesOf, Timestamp } from '@pasal/core/contract/schema';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A supplier of the shop. */
export const Supplier = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  phone: Type.String(),
});
export type Supplier = Static<typeof Supplier>;

/** GET /stock/suppliers */
export const SuppliersResponse = Type.Object({ suppliers: Type.Array(Supplier) });
export type SuppliersResponse = Static<typeof SuppliersResponse>;

/** POST /stock/suppliers, PUT /stock/suppliers/{id} */
export const SupplierRequest = Type.Object({
  name: Type.String({ minLength: 1, maxLength: PURCHASE_LENGTHS.supplier }),
  phone: Type.String({ maxLength: PURCHASE_LENGTHS.phone }),
});
export type SupplierRequest = Static<typeof SupplierRequest>;
export const SupplierSavedResponse = Type.Object({ message: Type.String(), supplier: Supplier });

/** A line of a bill; `cost` is per piece. */
const PurchaseLineWrite = Type.Object({
  product_id: Id,
  variant_id: Type.Optional(Id),
  quantity: Type.Integer({ minimum: 1, maximum: MAX_STOCK }),
  cost: RupeesOf({ minimum: 0, maximum: MAX_PRICE }),
});

/** POST /stock/purchases */
export const PurchaseRequest = Type.Object({
  supplier_id: Id,
  bill_number: Type.String({ minLength: 1, maxLength: PURCHASE_LENGTHS.bill_number }),
  /** The bill's date. */
  day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  remarks: Type.Optional(Lines({ maxLength: MAX_STOCK_REMARKS })),
  lines: Type.Array(PurchaseLineWrite, { minItems: 1, maxItems: MAX_PURCHASE_LINES }),
  /** A wrongly entered purchase, which is reversed and replaced by this one. */
  replaces: Type.Optional(Id),
});
export type PurchaseRequest = Static<typeof PurchaseRequest>;

/** POST /stock/purchases/{id}/reverse */
export const ReverseRequest = Type.Object({
  remarks: Lines({ minLength: 1, maxLength: MAX_STOCK_REMARKS }),
});
export type ReverseRequest = Static<typeof ReverseRequest>;

export const PurchaseLine = Type.Object({
  product_id: Type.Integer(),
  product_name: Type.String(),
  variant_id: Nullable(Type.Integer()),
  variant_name: Nullable(Type.String()),
  /** Negative in a reversal. */
  quantity: Type.Integer(),
  cost: Rupees,
});
export type PurchaseLine = Static<typeof PurchaseLine>;

export const Purchase = Type.Object({
  id: Type.Integer(),
  supplier: Supplier,
  bill_number: Type.String(),
  day: Type.String(),
  /** Time and author of the entry. */
  at: Timestamp,
  by: Type.String(),
  remarks: Nullable(Type.String()),
  /** The purchase it reverses. */
  reverses: Nullable(Type.Integer()),
  is_reversed: Type.Boolean(),
  /** Rupees; negative in a reversal. */
  total: RupeesOf(),
  lines: Type.Array(PurchaseLine),
});
export type Purchase = Static<typeof Purchase>;

/** GET /stock/purchases: newest first; `before` is the last id of the previous page. */
export const PurchasesQuery = Type.Object({
  supplier_id: Type.Optional(Id),
  before: Type.Optional(Id),
});
export type PurchasesQuery = Static<typeof PurchasesQuery>;
export const PurchasesResponse = Type.Object({
  purchases: Type.Array(Purchase),
  next: Nullable(Type.Integer()),
});
export type PurchasesResponse = Static<typeof PurchasesResponse>;
export const PurchaseSavedResponse = Type.Object({ message: Type.String(), id: Type.Integer() });
