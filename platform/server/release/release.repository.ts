import { sql, type Kysely } from 'kysely';
import type { ReleaseRecord } from '../../contract/release';
import type { ReleaseSource } from '../../contract/release-work';
import type { PlatformDatabase } from '../tables';
import { addParts } from './archive.repository';

type Db = Kysely<PlatformDatabase>;

export interface NewRelease {
  record: ReleaseRecord;
  source: ReleaseSource;
  digest: string;
  /** For the database; null if there is none, or a store has it. */
  archive: Buffer | null;
  bytes: number;
  by: string;
}

/** Stores a version; false if this name already has one, whatever its content. Call it in a transaction. */
export async function addRelease(trx: Db, release: NewRelease): Promise<boolean> {
  const { record, source, digest, archive, bytes, by } = release;
  const { name, version, title, commit, wraps, languages } = record;
  const added = await trx
    .insertInto('release')
    .values({
      name,
      version,
      source,
      digest,
      record: JSON.stringify(record),
      title,
      title_ne: languages?.ne?.title ?? null,
      commit,
      wraps: wraps ? JSON.stringify(wraps) : null,
      archive: null,
      bytes,
      uploaded_by: by,
    })
    .onConflict((conflict) => conflict.columns(['name', 'version']).doNothing())
    .returning('name')
    .executeTakeFirst();
  if (added === undefined) return false;
  if (archive) await addParts(trx, { name, version }, archive);
  return true;
}

/** The columns of a version in a list: neither its record nor its archive is read. */
const LISTED = [
  'name',
  'version',
  'title',
  'title_ne',
  'commit',
  'bytes',
  'uploaded_at',
  'uploaded_by',
  'wraps',
  'digest',
] as const;

/** A version with its record, without its archive; undefined if it does not exist. */
export const findRelease = (db: Db, name: string, version: string) =>
  db
    .selectFrom('release')
    .select(['name', 'version', 'source', 'digest', 'record'])
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();

/** Versions of teams, newest first. */
export const listReleases = (db: Db) =>
  db
    .selectFrom('release')
    .select(LISTED)
    .where('source', '=', 'team')
    .orderBy('uploaded_at', 'desc')
    .execute();

/** The newest own build of each name that any server has run. */
export async function findNewestOwn(db: Db): Promise<ReleaseRecord[]> {
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

/** Records that these versions are live now, which restarts their 30 days. */
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
