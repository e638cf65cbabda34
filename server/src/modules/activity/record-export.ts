import type { Kysely } from 'kysely';
import type { User } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import type { ActivityLog, LoggedFields } from './define-log';
import { recordActivity } from './record-activity';

interface FileTaken<Names extends string> {
  log: ActivityLog<Names>;
  /** The name of the file. */
  file: string;
  /** What was asked for, where the file has only some. */
  filters?: LoggedFields<NoInfer<Names>>;
}

/**
 * Writes down who takes a file of customers or of costs out of the shop, before its first line leaves.
 * @throws DomainError 401, 403 for who has lost the right meanwhile
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
