import type { Kysely } from 'kysely';
import { Value } from '@sinclair/typebox/value';
import { ReleaseRecord } from '@pasal/shared/contracts';
import type { Database } from '../db/schema';

/** The release every remote last ran; one an older shop wrote in another form is forgotten. */
export async function findActiveReleases(db: Kysely<Database>): Promise<ReleaseRecord[]> {
  const rows = await db.selectFrom('remote_release').select('record').orderBy('name').execute();
  return rows.map(({ record }) => record).filter((record) => Value.Check(ReleaseRecord, record));
}

/** Remembers the release a remote runs from now on. */
export async function saveActiveRelease(db: Kysely<Database>, record: ReleaseRecord) {
  const row = { version: record.version, record: JSON.stringify(record) };
  await db
    .insertInto('remote_release')
    .values({ name: record.name, ...row })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ ...row, activated_at: new Date() }),
    )
    .execute();
}
