import { CASH_LATE_DAYS } from '@pasal/shared/contracts';

/** Condition on a row of `cash_owed`: the money is overdue (D291). */
export const CASH_IS_LATE = `owed_paisa > 0 and since < now() - interval '${CASH_LATE_DAYS} days'`;
