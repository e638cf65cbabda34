import type { Generated, GeneratedAlways } from 'kysely';
import type { ReturnKind, ReturnReason, ReturnState } from '@pasal/shared/contracts';

/** Buyers' returns; `migrations/` create these tables. */
export interface ReturnTables {
  order_return: {
    id: GeneratedAlways<number>;
    order_id: number;
    /** Within its order, from 1. */
    number: number;
    parcel_id: number;
    kind: ReturnKind;
    reason: ReturnReason;
    remarks: Generated<string>;
    asked_at: Generated<Date>;
    state: Generated<ReturnState>;
    state_since: Generated<Date>;
    exchange_parcel_id: number | null;
    version: Generated<number>;
    mark: string | null;
  };
  order_return_item: {
    return_id: number;
    line: number;
    quantity: number;
    whole: number | null;
    damaged: number | null;
  };
  order_return_event: {
    id: GeneratedAlways<number>;
    return_id: number;
    at: Generated<Date>;
    /** Null for the buyer. */
    by_email: string | null;
    state: ReturnState;
    words: Generated<string>;
    mark: string | null;
  };
  order_return_picture: { id: GeneratedAlways<number>; return_id: number; picture: Buffer };
}
