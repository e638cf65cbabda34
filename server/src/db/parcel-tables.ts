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

/** A date, read as text if it matters. */
type Day = ColumnType<Date | null, string | null | undefined, string | null>;

/** The delivery of orders, and couriers. */
export interface ParcelTables {
  courier: {
    id: GeneratedAlways<number>;
    name: string;
    name_key: GeneratedAlways<string>;
    phone: string;
    kind: CourierKind;
    active: Generated<boolean>;
    version: Generated<number>;
    /** The number of the courier's only valid link: the last one. */
    link_number: Generated<number>;
    /** The adapter for its system, by name. */
    adapter: Generated<string>;
  };
  /** A courier's rate for a city, a district, or (neither) the whole country. */
  courier_place: {
    id: GeneratedAlways<number>;
    courier_id: number;
    district_id: number | null;
    city_id: number | null;
    /** Null for any weight. */
    up_to_grams: number | null;
    charge_paisa: number;
    /** Null if the courier promises none. */
    days: number | null;
  };
  parcel: {
    id: GeneratedAlways<number>;
    order_id: number;
    /** Within its order, from 1. */
    number: number;
    courier_id: number | null;
    /** The courier's consignment number. */
    consignment: string | null;
    weight_grams: number | null;
    pieces: Generated<number>;
    cash_due_paisa: number;
    /** The courier's charge; null before the hand-over, and if unknown. */
    charge_paisa: Generated<number | null>;
    /** Its own promised days; null if the order's apply. */
    promised_from: Day;
    promised_to: Day;
    /** The days were promised because of the courier's delivery time, and are cleared with the courier. */
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
  /** Products whose pieces are packed with serial numbers. */
  serial_product: { product_id: number };
  parcel_serial: {
    parcel_id: number;
    line: number;
    serial: string;
    at: Generated<Date>;
    by_email: string;
    /** The product's warranty when the piece was packed; null if that was before warranties were recorded. */
    warranty: Generated<string | null>;
    warranty_ne: Generated<string | null>;
  };
  /** The secret with which a courier's system signs its reports. */
  courier_secret: { courier_id: number; secret: string };
  /** Signed courier reports that could not be processed; deleted once one is accepted, or staff have dismissed it. */
  refused_report: {
    id: GeneratedAlways<number>;
    courier_id: number;
    /** The courier's id of the report. */
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
  /** Calls to the buyers of orders; rows are immutable. */
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
