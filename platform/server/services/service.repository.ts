import { sql, type Kysely } from 'kysely';
import { touchAreas } from '@pasal/core/db/touch-areas';
import type { RemoteService } from '../../contract/remote-service';
import type { PlatformDatabase } from '../tables';

type Db = Kysely<PlatformDatabase>;

/** The area of answers from services of remotes. */
const SERVICES = 'service';

/** The address of a remote's service; undefined if the owner has allowed none. */
export async function findServiceAddress(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('remote_service')
    .select('address')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.address;
}

export async function listServices(db: Db): Promise<RemoteService[]> {
  const rows = await db.selectFrom('remote_service').selectAll().orderBy('name').execute();
  return rows.map((row) => ({ ...row, allowed_at: row.allowed_at.toISOString() }));
}

export async function saveService(
  db: Db,
  service: Pick<RemoteService, 'name' | 'address' | 'allowed_by'>,
): Promise<RemoteService> {
  const { address, allowed_by } = service;
  const row = await db.transaction().execute(async (trx) => {
    const saved = await trx
      .insertInto('remote_service')
      .values(service)
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ address, allowed_by, allowed_at: sql<Date>`now()` }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    // Documents made from answers of the previous service are outdated.
    await touchAreas(trx, SERVICES);
    return saved;
  });
  return { ...row, allowed_at: row.allowed_at.toISOString() };
}

/** True when there was one. */
export async function deleteService(db: Db, name: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('remote_service')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    await touchAreas(trx, SERVICES);
    return numDeletedRows > 0n;
  });
}
