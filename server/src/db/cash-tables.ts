import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CashKind, RefundWay, SettlementSource } from '@pasal/shared/contracts';

/** The cash of orders: who took it, who has it, and what was handed in; `migrations/` make these tables. */
export interface CashTables {
  /** What a courier or rider handed in at once; its lines are entries of the book. */
  cash_settlement: {
    id: GeneratedAlways<number>;
    courier_id: number;
    at: Generated<Date>;
    /** The one on which the money came, in Kathmandu. */
    day: ColumnType<Date, string, never>;
    by_email: string;
    /** Such as the number of the courier's payment. */
    reference: Generated<string>;
    source: SettlementSource;
    /** The same settlement sent twice is booked once. */
    mark: string;
    /** The settlement that this one takes back, with the reason. */
    reverses: number | null;
    reason: string | null;
  };
  /** The cash book; rows are added and never changed. */
  cash_entry: {
    id: GeneratedAlways<number>;
    at: Generated<Date>;
    /** In Kathmandu. */
    day: ColumnType<Date, string, never>;
    kind: CashKind;
    /** Positive: more is owed to the shop or lies in it; negative: less. */
    amount_paisa: number;
    /** Whose account it is; null for the shop's drawer, and for what is between the shop and a buyer. */
    courier_id: number | null;
    parcel_id: number;
    settlement_id: number | null;
    /** Who among the staff; null for what riders, couriers and buyers do. */
    by_email: string | null;
    remarks: string | null;
    /** Of a refund: the return it is for (null for a parcel that came back), how it was paid, and what names it at a bank. */
    return_id: number | null;
    refund_way: RefundWay | null;
    refund_reference: string | null;
    /** Of a press for a parcel, which pays once. */
    mark: string | null;
    /** The entry that this one takes back. */
    takes_back: number | null;
  };
  /** What a courier still owes of a parcel: the sum of the book's entries, as far as it is not 0. */
  cash_owed: {
    courier_id: number;
    parcel_id: number;
    owed_paisa: number;
    /** When it began to be owed. */
    since: Generated<Date>;
  };
}
