import type { Kysely } from 'kysely';
import type { User } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import type { ActivityLog, LoggedFields } from './define-log';
import { recordActivity } from './record-activity';

interface FileTaken<Names extends string> {
  log: ActivityLog<Names>;
  /** The name of the file. */
  file: string;
  /** The filters of a partial export. */
  filters?: LoggedFields<NoInfer<Names>>;
}

/**
 * Logs who exports customer data or costs, before the first line is sent.
 * @throws DomainError 401, 403 if the actor has lost the permission since the request began
 */
export async function recordExport<Names extends string>(
  db: Kysely<Database>,
  actor: User,
  { log, file, filters }: FileTaken<Names>,
): Promise<void> {
  const entry = { log, action: 'export', id: null, name: file } as const;
  await db
    .transaction()
    .execute((trx) => recordActivity(trx, actor, { ...entry, ...(filters && { after: filters }) }));
}
