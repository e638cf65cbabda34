import { sql, type Kysely } from 'kysely';
import type { PlatformDatabase } from '../tables';
import { fetchArchive, type ReleaseArchives } from './release-archives';

type Db = Kysely<PlatformDatabase>;

/** The release an archive belongs to. */
interface Version {
  name: string;
  version: string;
}

/** Bytes of one part of an archive: other work runs between two of them. */
export const PART_BYTES = 256 * 1024;

/** Writes an archive into the database, in parts. */
export async function addParts(db: Db, { name, version }: Version, archive: Buffer): Promise<void> {
  for (let part = 0; part * PART_BYTES < archive.length; part += 1) {
    const bytes = archive.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
    await db.insertInto('release_part').values({ name, version, part, bytes }).execute();
  }
}

async function findParts(db: Db, { name, version }: Version): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  for (;;) {
    const row = await db
      .selectFrom('release_part')
      .select('bytes')
      .where('name', '=', name)
      .where('version', '=', version)
      .where('part', '=', parts.length)
      .executeTakeFirst();
    if (!row) return parts;
    parts.push(Buffer.from(row.bytes));
  }
}

/** The archive of a version, wherever it is stored; null if it has none. */
export async function findArchive(
  db: Db,
  archives: ReleaseArchives,
  { name, version }: Version,
): Promise<Buffer | null> {
  const parts = await findParts(db, { name, version });
  if (parts.length > 0) return Buffer.concat(parts);
  const row = await db
    .selectFrom('release')
    .select(['archive', 'digest'])
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row?.archive) return Buffer.from(row.archive);
  return row ? fetchArchive(archives, row.digest) : null;
}

/** True if the database has the archive. */
const isInDatabase = sql<boolean>`(archive is not null or exists (
  select from release_part part where part.name = release.name and part.version = release.version
))`;

/** Versions whose archive is in the database, or is not. */
export const listByPlace = (db: Db, place: 'in the database' | 'elsewhere') =>
  db
    .selectFrom('release')
    .select(['name', 'version', 'digest'])
    .where(place === 'elsewhere' ? sql<boolean>`not ${isInDatabase}` : isInDatabase)
    .orderBy('name')
    .orderBy('version')
    .execute();

/** Deletes an archive that a store has. */
export async function forgetArchive(db: Db, { name, version }: Version): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('release')
      .set({ archive: null })
      .where('name', '=', name)
      .where('version', '=', version)
      .execute();
    await trx
      .deleteFrom('release_part')
      .where('name', '=', name)
      .where('version', '=', version)
      .execute();
  });
}

/** Writes an archive for a version that has none in the database; does nothing if the version was deleted. */
export async function keepArchive(db: Db, version: Version, archive: Buffer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('release')
      .select(isInDatabase.as('is_there'))
      .where('name', '=', version.name)
      .where('version', '=', version.version)
      .forUpdate()
      .executeTakeFirst();
    if (row?.is_there === false) await addParts(trx, version, archive);
  });
}
