import type { Kysely } from 'kysely';
import type { User } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { recordActivity } from '../../activity/record-activity';
import { deleteRefused } from './refused-report.repository';
import { courierLog } from '../log';

/** Dismisses refused reports; one that is no longer listed is not an error, since somebody else may have been faster. */
export const dismissReports = (
  db: Kysely<Database>,
  actor: User,
  ids: readonly number[],
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const { id, name, count } of await deleteRefused(trx, ids))
      await recordActivity(trx, actor, {
        log: courierLog,
        action: 'change',
        id,
        name,
        after: { 'reports dismissed': count },
      });
  });
