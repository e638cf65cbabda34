import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CashKind, RefundWay, SettlementSource } from '@pasal/shared/contracts';

/** The cash of orders: who collected it, who has it, and what was handed in; `migrations/` create these tables. */
export interface CashTables {
  /** One hand-in of a courier or rider; its lines are entries of the book. */
  cash_settlement: {
    id: GeneratedAlways<number>;
    courier_id: number;
    at: Generated<Date>;
    /** The day of the payment, in Kathmandu. */
    day: ColumnType<Date, string, never>;
    by_email: string;
    /** For example the courier's payment number. */
    reference: Generated<string>;
    source: SettlementSource;
    /** Makes a repeated settlement idempotent. */
    mark: string;
    /** The settlement that this one reverses, with the reason. */
    reverses: number | null;
    reason: string | null;
  };
  /** The cash book; its rows are immutable. */
  cash_entry: {
    id: GeneratedAlways<number>;
    at: Generated<Date>;
    /** In Kathmandu. */
    day: ColumnType<Date, string, never>;
    kind: CashKind;
    /** Positive: more is owed to the shop or in its drawer; negative: less. */
    amount_paisa: number;
    /** The courier's account; null for the shop's drawer, and for money between the shop and a buyer. */
    courier_id: number | null;
    parcel_id: number;
    settlement_id: number | null;
    /** The member of staff; null for actions of riders, couriers and buyers. */
    by_email: string | null;
    remarks: string | null;
    /** For a refund: its return (null for a parcel that came back), the payment method, and the bank reference. */
    return_id: number | null;
    refund_way: RefundWay | null;
    refund_reference: string | null;
    /** Makes a repeated payment for a parcel idempotent. */
    mark: string | null;
    /** The entry that this one reverses. */
    takes_back: number | null;
  };
  /** What a courier still owes for a parcel: the sum of the book's entries, if not 0. */
  cash_owed: {
    courier_id: number;
    parcel_id: number;
    owed_paisa: number;
    /** Since when it is owed. */
    since: Generated<Date>;
  };
}
