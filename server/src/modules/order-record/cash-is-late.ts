import { CASH_LATE_DAYS } from '@pasal/shared/contracts';

/** A row of `cash_owed` whose money has been out too long (D291). */
export const CASH_IS_LATE = `owed_paisa > 0 and since < now() - interval '${CASH_LATE_DAYS} days'`;
