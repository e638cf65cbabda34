import { Type, type Static, type TSchema, type TUnsafe } from '@sinclair/typebox';
import {
  ATTRIBUTE_KINDS,
  DELIVERY_TYPES,
  eachNepaliText,
  eachProductLine,
  ORDER_CHANGES,
  ORDER_SOURCES,
  OrderRule,
  ORDER_STATUSES,
  CALL_OUTCOMES,
  COURIER_KINDS,
  EVENT_SOURCES,
  PARCEL_EVENTS,
  PARCEL_REASONS,
  PARCEL_STAGES,
  PAYMENT_METHODS,
  PRODUCT_STATUSES,
  CASH_KINDS,
  REFUND_WAYS,
  SECTIONS,
} from '@pasal/shared/contracts';
import { LANGUAGES } from '@pasal/core/contract/language';
import type { OrderRowWithHistory } from '../modules/order-read/order.columns';
import type { ProductRow, StaffProductRow } from '../modules/product-record/product.columns';

type IsSame<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** The shape of a row; compiles only when it agrees with the row's type. */
export const shapeOf =
  <Row>() =>
  <Schema extends TSchema>(schema: IsSame<Static<Schema>, Row> extends true ? Schema : never) =>
    schema as TSchema;

const Words = Type.String();
const Whole = Type.Integer();
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Union(values.map((value) => Type.Literal(value))) as unknown as TUnsafe<Values[number]>;

const history = Type.Object({
  at: Words,
  by_email: orNull(Words),
  from_status: orNull(oneOf(ORDER_STATUSES)),
  to_status: oneOf(ORDER_STATUSES),
  remarks: orNull(Words),
  by_customer: Type.Boolean(),
  customer_message: orNull(Words),
  changes: orNull(
    Type.Array(
      Type.Object({
        field: oneOf(ORDER_CHANGES),
        name: Type.Optional(Words),
        before: orNull(Type.Union([Words, Type.Number()])),
        after: orNull(Type.Union([Words, Type.Number()])),
      }),
    ),
  ),
});
const item = Type.Object({
  product_id: Whole,
  product_name: Words,
  product_name_ne: orNull(Words),
  variant_id: orNull(Whole),
  variant_name: orNull(Words),
  variant_name_ne: orNull(Words),
  variant_code: orNull(Words),
  price_paisa: Whole,
  quantity: Whole,
});
const parcel = Type.Object({
  number: Whole,
  stage: oneOf(PARCEL_STAGES),
  stage_since: Words,
  courier: orNull(
    Type.Object({ id: Whole, name: Words, phone: Words, kind: oneOf(COURIER_KINDS) }),
  ),
  consignment: orNull(Words),
  weight_grams: orNull(Whole),
  pieces: Whole,
  cash_due_paisa: Whole,
  charge_paisa: orNull(Whole),
  owes_paisa: Whole,
  ended: Type.Array(
    Type.Object({
      id: Whole,
      kind: oneOf(CASH_KINDS),
      amount_paisa: Whole,
      courier: orNull(Words),
      day: Words,
      by_email: orNull(Words),
      remarks: orNull(Words),
      reversed: Type.Boolean(),
    }),
  ),
  held_paisa: Whole,
  refunds: Type.Array(
    Type.Object({
      amount_paisa: Whole,
      way: oneOf(REFUND_WAYS),
      reference: Words,
      day: Words,
      by_email: orNull(Words),
    }),
  ),
  promised_from: orNull(Words),
  promised_to: orNull(Words),
  version: Whole,
  items: Type.Array(
    Type.Object({
      line: Whole,
      quantity: Whole,
      whole: orNull(Whole),
      damaged: orNull(Whole),
      serials: orNull(Type.Array(Words)),
    }),
  ),
  events: Type.Array(
    Type.Object({
      at: Words,
      source: oneOf(EVENT_SOURCES),
      by_email: orNull(Words),
      event: oneOf(PARCEL_EVENTS),
      from_stage: oneOf(PARCEL_STAGES),
      to_stage: oneOf(PARCEL_STAGES),
      reason: orNull(oneOf(PARCEL_REASONS)),
      remarks: orNull(Words),
      courier: orNull(Words),
    }),
  ),
});
const call = Type.Object({
  at: Words,
  by_email: Words,
  outcome: oneOf(CALL_OUTCOMES),
  again_at: orNull(Words),
  remarks: orNull(Words),
});
/** The columns of an order. */
export const ORDER = {
  id: Whole,
  order_number: Words,
  created_at: Type.Date(),
  customer_name: Words,
  email: Words,
  phone: Words,
  address: Words,
  district_id: Whole,
  city_id: Whole,
  district: Words,
  city: Words,
  district_ne: orNull(Words),
  city_ne: orNull(Words),
  delivery_type: oneOf(DELIVERY_TYPES),
  payment_method: oneOf(PAYMENT_METHODS),
  source: oneOf(ORDER_SOURCES),
  language: orNull(oneOf(LANGUAGES)),
  status: oneOf(ORDER_STATUSES),
  stage: oneOf(PARCEL_STAGES),
  remarks: orNull(Words),
  total_paisa: Whole,
  delivery_charge_paisa: Whole,
  promised_from: orNull(Words),
  promised_to: orNull(Words),
  version: Whole,
  items: Type.Array(item),
};
export const orderWithHistory = shapeOf<OrderRowWithHistory>()(
  Type.Object({
    ...ORDER,
    history: Type.Array(history),
    parcels: Type.Array(parcel),
    calls: Type.Optional(Type.Array(call)),
    rules: Type.Optional(orNull(Type.Array(OrderRule))),
  }),
);

const variant = Type.Object({
  id: Whole,
  name: Words,
  code: orNull(Words),
  original_price_paisa: Whole,
  price_paisa: Whole,
  in_stock: Whole,
  image: orNull(Whole),
  name_ne: Type.Optional(Words),
});
const fact = Type.Object({
  key: Words,
  name: Words,
  kind: oneOf(ATTRIBUTE_KINDS),
  unit: orNull(Words),
  value: Type.Union([Type.Number(), Words, Type.Boolean()]),
  name_ne: orNull(Words),
  unit_ne: orNull(Words),
  value_ne: orNull(Words),
});
const product = {
  id: Whole,
  slug: Words,
  title: Words,
  brand: Words,
  category: Words,
  subcategory: orNull(Words),
  brand_ne: orNull(Words),
  category_ne: orNull(Words),
  subcategory_ne: orNull(Words),
  price_paisa: Whole,
  original_price_paisa: Whole,
  discount_percentage: Whole,
  in_stock: Whole,
  images: Type.Array(Words),
  variants: Type.Array(variant),
  fast_delivery: Type.Boolean(),
  is_popular: Type.Boolean(),
  ...eachProductLine(() => orNull(Words)),
  ...eachNepaliText(() => orNull(Words)),
  additional_description_ne: Type.Optional(orNull(Words)),
  description: Words,
  section: orNull(oneOf(SECTIONS)),
  additional_description: Type.Optional(Words),
  facts: Type.Optional(Type.Array(fact)),
};
const staffProduct = {
  ...product,
  status: oneOf(PRODUCT_STATUSES),
  remarks: orNull(Words),
  created_at: Type.Date(),
  updated_at: Type.Date(),
  version: Whole,
  lacks_nepali: Type.Optional(Type.Boolean()),
};
export const productRow = shapeOf<ProductRow>()(Type.Object(product));
export const staffProductRow = shapeOf<StaffProductRow>()(Type.Object(staffProduct));
