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

/** Orders, and what is written and sent with them; `tables/` and `migrations/` create these tables. */
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
    /** Lines plus delivery. */
    total_paisa: number;
    delivery_charge_paisa: Generated<number>;
    /** Promised days in Kathmandu; both or neither. */
    promised_from: ColumnType<Date | null, string | null | undefined>;
    promised_to: ColumnType<Date | null, string | null | undefined>;
    version: Generated<number>;
    deleted_at: Date | null;
    source: Generated<OrderSource>;
    /** The buyer's language: that of the page where the order was placed. Null is English. */
    language: Language | null;
    /** The stage of its least advanced parcel. */
    stage: Generated<ParcelStage>;
    /** Name, email, phone and order number, one per line, in lower case. */
    search_text: GeneratedAlways<string>;
  };
  order_item: {
    order_id: number;
    line: number;
    product_id: number;
    product_name: string;
    product_name_ne: Generated<string | null>;
    /** The variant as it was sold, if any. */
    variant_id: number | null;
    variant_name: string | null;
    variant_name_ne: Generated<string | null>;
    variant_code: string | null;
    price_paisa: number;
    quantity: number;
    /** The cost of a piece to the shop at the time of the order; null if unknown. */
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
    /** Set if the buyer did it, with number and phone. */
    by_customer: Generated<boolean>;
    /** The message to the buyer. */
    customer_message: string | null;
    /** Only set for an edit. */
    changes: JSONColumnType<OrderChange[], string | undefined, never> | null;
  };
  outbox: {
    id: GeneratedAlways<number>;
    /** Null for a message without an order, whose text is in `notice`. */
    order_id: number | null;
    kind: NotificationKind;
    audience: NotificationAudience;
    channel: NotificationChannel;
    /** The order's status that the message reports. */
    status: OrderStatus | null;
    /** The staff's message to the buyer. */
    customer_message: string | null;
    /** The parcel and stage that the message is about; both or neither. */
    parcel_id: number | null;
    stage: ParcelStage | null;
    /** Makes a message idempotent. */
    mark: string | null;
    notice: JSONColumnType<Notice> | null;
    /** Null for the shop's own address, which is looked up when the message is sent. */
    recipient: string | null;
    state: Generated<NotificationState>;
    /** Attempts begun; the number also distinguishes a claim from the next one. */
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
    /** Until then no other server takes the message. */
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
  /** A shared cart; only goods and quantities. */
  cart_code: {
    code: string;
    lines: JSONColumnType<SentLine[]>;
    /** SHA-256 of the lines, sorted by goods. */
    lines_hash: string;
    /** When it was last shared. */
    created_at: CreatedAt;
  };
}
