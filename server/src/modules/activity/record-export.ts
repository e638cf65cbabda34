import type { Kysely } from 'kysely';
import type { ActivityKind, User } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import type { Fields } from './activity-changes';
import { recordActivity } from './record-activity';

interface FileTaken<Kind extends ActivityKind> {
  kind: Kind;
  /** The name of the file. */
  file: string;
  /** What was asked for, where the file has only some. */
  filters?: Fields<Kind>;
}

/**
 * Writes down who takes a file of customers or of costs out of the shop, before its first line leaves.
 * @throws DomainError 401, 403 for who has lost the right meanwhile
 */
export async function recordExport<Kind extends ActivityKind>(
  db: Kysely<Database>,
  actor: User,
  { kind, file, filters }: FileTaken<Kind>,
): Promise<void> {
  const entry = { kind, action: 'export', id: null, name: file } as const;
  await db
    .transaction()
    .execute((trx) => recordActivity(trx, actor, { ...entry, ...(filters && { after: filters }) }));
}
