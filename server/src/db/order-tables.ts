import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  DeliveryType,
  NotificationAudience,
  NotificationChannel,
  NotificationKind,
  NotificationState,
  OrderChange,
  OrderSource,
  OrderStatus,
  ParcelStage,
  PaymentMethod,
  SentLine,
} from '@pasal/shared/contracts';
import type { Language } from '@pasal/core/contract/language';
import type { Notice } from '@pasal/platform/server/shop';

type CreatedAt = ColumnType<Date, Date | string | undefined, never>;

/** Orders, and what is written and sent with them; `tables/` and `migrations/` make these tables. */
export interface OrderTables {
  orders: {
    id: GeneratedAlways<number>;
    order_number: string;
    created_at: Generated<Date>;
    customer_name: string;
    email: string;
    phone: string;
    address: string;
    district_id: number;
    city_id: number;
    delivery_type: DeliveryType;
    payment_method: PaymentMethod;
    status: Generated<OrderStatus>;
    remarks: string | null;
    /** The lines and the delivery. */
    total_paisa: number;
    delivery_charge_paisa: Generated<number>;
    /** Days of Kathmandu between which it was to come; both or neither. */
    promised_from: ColumnType<Date | null, string | null | undefined>;
    promised_to: ColumnType<Date | null, string | null | undefined>;
    version: Generated<number>;
    deleted_at: Date | null;
    source: Generated<OrderSource>;
    /** The buyer's: that of the page it was placed in. Null is English. */
    language: Language | null;
    /** That of its least advanced parcel. */
    stage: Generated<ParcelStage>;
    /** Name, email, phone and order number, a line each, small. */
    search_text: GeneratedAlways<string>;
  };
  order_item: {
    order_id: number;
    line: number;
    product_id: number;
    product_name: string;
    product_name_ne: Generated<string | null>;
    /** The variant as it was sold, where it was one. */
    variant_id: number | null;
    variant_name: string | null;
    variant_name_ne: Generated<string | null>;
    variant_code: string | null;
    price_paisa: number;
    quantity: number;
    /** What a piece cost the shop when it was ordered; null where nobody knows. */
    cost_paisa: Generated<number | null>;
  };
  order_history: {
    id: GeneratedAlways<number>;
    order_id: number;
    at: Generated<Date>;
    by_email: string | null;
    from_status: OrderStatus | null;
    to_status: OrderStatus;
    remarks: string | null;
    /** The buyer did it, by number and phone. */
    by_customer: Generated<boolean>;
    /** What the buyer was told with it. */
    customer_message: string | null;
    /** Of an edit; null for every other row. */
    changes: JSONColumnType<OrderChange[], string | undefined, never> | null;
  };
  outbox: {
    id: GeneratedAlways<number>;
    /** Null for a message about no order; `notice` is its text then. */
    order_id: number | null;
    kind: NotificationKind;
    audience: NotificationAudience;
    channel: NotificationChannel;
    /** The order's status that the message reports. */
    status: OrderStatus | null;
    /** What staff tell the buyer with it. */
    customer_message: string | null;
    /** The stage of a parcel that it tells of; both or neither. */
    parcel_id: number | null;
    stage: ParcelStage | null;
    /** What has one is written once. */
    mark: string | null;
    notice: JSONColumnType<Notice> | null;
    /** Null for the shop's own address, which is looked up when the message is sent. */
    recipient: string | null;
    state: Generated<NotificationState>;
    /** Attempts begun; the number also distinguishes a claim from the next one. */
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
    /** Until then the attempt under way is left alone. */
    claimed_until: Date | null;
    last_error: string | null;
    created_at: CreatedAt;
    sent_at: Date | null;
  };
  order_counter: { year: number; last: number };
  idempotency_key: {
    key: string;
    request_hash: string;
    answer: JSONColumnType<object, string | null | undefined> | null;
    created_at: CreatedAt;
  };
  /** A cart that was sent; only what and how many. */
  cart_code: {
    code: string;
    lines: JSONColumnType<SentLine[]>;
    /** SHA-256 of the lines in the order of their goods. */
    lines_hash: string;
    /** When it was sent last. */
    created_at: CreatedAt;
  };
}
