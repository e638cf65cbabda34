import { sql, type Kysely } from 'kysely';
import type { ReleaseRecord, ReleaseSource } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

export interface NewRelease {
  record: ReleaseRecord;
  source: ReleaseSource;
  digest: string;
  archive: Buffer | null;
  bytes: number;
  by: string;
}

/** Keeps a version; false when there is one of this name already, whatever its bytes. */
export async function addRelease(db: Db, release: NewRelease): Promise<boolean> {
  const { record, source, digest, archive, bytes, by } = release;
  const { name, version } = record;
  const added = await db
    .insertInto('release')
    .values({
      name,
      version,
      source,
      digest,
      record: JSON.stringify(record),
      archive,
      bytes,
      uploaded_by: by,
    })
    .onConflict((conflict) => conflict.columns(['name', 'version']).doNothing())
    .returning('name')
    .executeTakeFirst();
  return added !== undefined;
}

const described = [
  'name',
  'version',
  'source',
  'record',
  'bytes',
  'uploaded_at',
  'uploaded_by',
] as const;

/** A version without its archive; undefined when there is none. */
export const findRelease = (db: Db, name: string, version: string) =>
  db
    .selectFrom('release')
    .select(described)
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();

/** The archive of a version; null where it has none. */
export async function findArchive(db: Db, name: string, version: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('release')
    .select('archive')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.archive ? Buffer.from(row.archive) : null;
}

/** Versions of teams, the newest first. */
export const listReleases = (db: Db) =>
  db
    .selectFrom('release')
    .select(described)
    .where('source', '=', 'team')
    .orderBy('uploaded_at', 'desc')
    .execute();

/** The newest own build of each name that any server has run. */
export async function newestOwn(db: Db): Promise<ReleaseRecord[]> {
  const rows = await db
    .selectFrom('release')
    .select(['name', 'record'])
    .distinctOn('name')
    .where('source', '=', 'own')
    .orderBy('name')
    .orderBy('last_named_at', 'desc')
    .orderBy('uploaded_at', 'desc')
    .execute();
  return rows.map(({ record }) => record);
}

/** Notes that these versions are live now; their 30 days begin anew. */
export async function touchReleases(db: Db, named: readonly [string, string][]): Promise<void> {
  for (const [name, version] of named) {
    await db
      .updateTable('release')
      .set({ last_named_at: sql<Date>`now()` })
      .where('name', '=', name)
      .where('version', '=', version)
      .execute();
  }
}

/** Days a version is kept after it was last live: tabs that were opened with it may still ask for it. */
const KEPT_DAYS = 30;

/** Removes versions nobody can have open any more; how many. A live one never goes. */
export async function removeOldReleases(db: Db): Promise<number> {
  const { rows } = await sql`
    delete from release where last_named_at < now() - make_interval(days => ${KEPT_DAYS})
      and not exists (
        select from live_release live where live.name = release.name
          and (live.version = release.version or live.candidate = release.version)
      )
    returning 1
  `.execute(db);
  return rows.length;
}
