import { sql, type Kysely } from 'kysely';
import { deleteAll, keysOf, type Files, type ServedFiles } from '@pasal/core/files/files';
import { digestIn, type ReleaseArchives } from '@pasal/platform/server/release/release-archives';
import type { Database } from '../db/schema';
import { namedPictures, UPLOADS } from '../operator/picture-check';
import { DERIVED, fingerprintIn } from '../pictures/picture-derivations';
import { findPicture } from '../pictures/picture-source';
import { removeUnnamed } from './unnamed-files';

interface ShopFiles {
  db: Kysely<Database>;
  pictures: ServedFiles;
  archives: ReleaseArchives;
}

export interface SweptFiles {
  /** Keys of files that nothing had referenced for a week. */
  removed: string[];
  /** URLs of missing pictures that rows name. */
  missing: string[];
}

/** Names of pictures that the shop generated; others were put there by hand, and are not deleted. */
const TAKEN_IN = /^products\/[0-9a-f]{24}-[0-9a-f]{8}\.webp$/;
/** The name of this job's record. */
const WORK = 'files';
/** Hours between two runs in the whole shop. */
const HOURS = 24;

/** Deletes variants of deleted pictures; a wrongly deleted one is derived again. */
async function removeVariants(files: ServedFiles, pictures: readonly string[]): Promise<void> {
  const fingerprints = new Set<string>();
  for (const name of pictures) {
    const source = await findPicture(files, name);
    if (source) fingerprints.add(source.fingerprint);
  }
  const strays: string[] = [];
  for await (const { key, modified } of files.list(DERIVED)) {
    const isOld = Date.now() - modified.getTime() > HOURS * 60 * 60 * 1000;
    if (isOld && !fingerprints.has(fingerprintIn(key))) strays.push(key);
  }
  await deleteAll(files, strays);
}

async function sweepPictures({ db, pictures: files }: ShopFiles): Promise<SweptFiles> {
  const keys = await keysOf(files);
  // Read after the files: a picture exists before the row that names it.
  const named = new Set((await namedPictures(db)).map(({ path }) => path));
  const there = new Set(keys.map((key) => `${UPLOADS}${key}`));
  const unnamed = keys.filter((key) => TAKEN_IN.test(key) && !named.has(`${UPLOADS}${key}`));
  const removed = await removeUnnamed(files, unnamed);
  const gone = new Set(removed);
  await removeVariants(
    files,
    keys.filter((key) => !key.startsWith('.') && !gone.has(key)),
  );
  const missing: string[] = [];
  for (const path of named) {
    if (!path.startsWith(UPLOADS) || there.has(path)) continue;
    // It may have been added since the list was read.
    if ((await files.head(path.slice(UPLOADS.length))) === null) missing.push(path);
  }
  return { removed, missing };
}

async function sweepArchives(db: Kysely<Database>, files: Files): Promise<string[]> {
  const keys = await keysOf(files);
  const rows = await db.selectFrom('release').select('digest').execute();
  const named = new Set(rows.map(({ digest }) => digest));
  const unnamed = keys.filter((key) => {
    const digest = digestIn(key);
    return digest !== undefined && !named.has(digest);
  });
  return removeUnnamed(files, unnamed);
}

/** Deletes unreferenced files, and finds missing pictures. */
export async function sweepFiles(shop: ShopFiles): Promise<SweptFiles> {
  const { removed, missing } = await sweepPictures(shop);
  for (const files of shop.archives.from) removed.push(...(await sweepArchives(shop.db, files)));
  return { removed, missing };
}

/** Runs once a day, on whichever server comes first; null if it is not due yet. */
export async function sweepFilesDaily(shop: ShopFiles): Promise<SweptFiles | null> {
  const { rows } = await sql`
    insert into operator_work (name, done_at) values (${WORK}, now())
    on conflict (name) do update set done_at = now()
      where operator_work.done_at < now() - make_interval(hours => ${HOURS})
    returning 1
  `.execute(shop.db);
  return rows.length === 0 ? null : sweepFiles(shop);
}
