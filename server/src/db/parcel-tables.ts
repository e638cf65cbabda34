import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  CallOutcome,
  CourierKind,
  EventSource,
  ParcelEventName,
  ParcelReason,
  ParcelStage,
  ReportedEvent,
} from '@pasal/shared/contracts';

/** A day, which is read as text where it matters. */
type Day = ColumnType<Date | null, string | null | undefined, string | null>;

/** The way of orders to their buyers, and who brings them. */
export interface ParcelTables {
  courier: {
    id: GeneratedAlways<number>;
    name: string;
    name_key: GeneratedAlways<string>;
    phone: string;
    kind: CourierKind;
    active: Generated<boolean>;
    version: Generated<number>;
    /** Which of the links that it was given is good: the last one. */
    link_number: Generated<number>;
    /** What speaks with its system, by its name among the adapters. */
    adapter: Generated<string>;
  };
  /** What a courier takes to a city, to a district, or (neither) to the whole country. */
  courier_place: {
    id: GeneratedAlways<number>;
    courier_id: number;
    district_id: number | null;
    city_id: number | null;
    /** Null for any weight. */
    up_to_grams: number | null;
    charge_paisa: number;
    /** Null where the courier promises none. */
    days: number | null;
  };
  parcel: {
    id: GeneratedAlways<number>;
    order_id: number;
    /** Within its order, from 1. */
    number: number;
    courier_id: number | null;
    /** The courier's own number of it. */
    consignment: string | null;
    weight_grams: number | null;
    pieces: Generated<number>;
    cash_due_paisa: number;
    /** What its courier takes for bringing it; null before it is handed over, and where nobody knows. */
    charge_paisa: Generated<number | null>;
    /** Its own; null where those of the order hold. */
    promised_from: Day;
    promised_to: Day;
    /** They were promised because its courier takes so long, and go with the courier. */
    promised_by_courier: Generated<boolean>;
    stage: Generated<ParcelStage>;
    stage_since: Generated<Date>;
    version: Generated<number>;
  };
  parcel_item: {
    parcel_id: number;
    order_id: number;
    line: number;
    quantity: number;
    away: number;
    whole: number | null;
    damaged: number | null;
  };
  /** Products whose pieces are packed with their serial numbers. */
  serial_product: { product_id: number };
  parcel_serial: {
    parcel_id: number;
    line: number;
    serial: string;
    at: Generated<Date>;
    by_email: string;
    /** What the product promised when the piece was packed; null of what was packed before that was kept. */
    warranty: Generated<string | null>;
    warranty_ne: Generated<string | null>;
  };
  /** By which a courier's system signs what it reports. */
  courier_secret: { courier_id: number; secret: string };
  /** What couriers signed and the shop could not write; gone once it is taken, or somebody has looked at it. */
  refused_report: {
    id: GeneratedAlways<number>;
    courier_id: number;
    /** The courier's own name of the report. */
    mark: string;
    at: Generated<Date>;
    code: string;
    event: ReportedEvent;
    reason: ParcelReason | null;
    remarks: string | null;
    order_number: string | null;
    problem: string;
    problem_ne: string;
  };
  /** Calls to the buyers of orders; rows are added and never changed. */
  order_call: {
    id: GeneratedAlways<number>;
    order_id: number;
    at: Generated<Date>;
    by_email: string;
    outcome: CallOutcome;
    again_at: Date | null;
    remarks: string | null;
  };
  parcel_event: {
    id: GeneratedAlways<number>;
    parcel_id: number;
    order_id: number;
    at: Generated<Date>;
    source: EventSource;
    by_email: string | null;
    event: ParcelEventName;
    from_stage: ParcelStage;
    to_stage: ParcelStage;
    reason: ParcelReason | null;
    remarks: string | null;
    courier_id: number | null;
    mark: string | null;
  };
}
