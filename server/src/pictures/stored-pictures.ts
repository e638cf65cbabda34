import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { isDatabaseAway } from '@pasal/core/db/database-errors';
import type { PictureIngest } from './ingest';
import { isUnnamed } from './picture-columns';

/** The content of a picture slot after an edit: a new file, or an unchanged path. */
export type ImageSlot = { file: string } | { path: string };

export interface WriteDeps {
  db: Kysely<Database>;
  pictures: PictureIngest;
}

/** Stores the new files and passes every slot's path to `done`, which writes them to the database. */
export async function withPictures<Result>(
  { pictures }: WriteDeps,
  slots: readonly ImageSlot[],
  done: (taken: ReadonlyMap<string, string>) => Promise<Result>,
): Promise<Result> {
  const files = slots.flatMap((slot) => ('file' in slot ? [slot.file] : []));
  const paths = await pictures.take(files);
  try {
    return await done(new Map(files.map((file, index) => [file, paths[index] ?? ''])));
  } catch (error) {
    // If the database went down, the change may have been stored. Unused files are only found by `doctor`.
    if (!isDatabaseAway(error)) await pictures.remove(paths);
    throw error;
  }
}

/** The path of every slot. */
export function pathsOf(slots: readonly ImageSlot[], taken: ReadonlyMap<string, string>): string[] {
  return slots.map((slot) => ('path' in slot ? slot.path : (taken.get(slot.file) ?? '')));
}

/** The paths that no row uses, and no import is waiting to use. */
export async function unusedPictures(
  db: Kysely<Database>,
  paths: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select asked.path from jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb) as asked (path)
    where ${isUnnamed(sql.ref('asked.path'))}
  `.execute(db);
  return rows.map(({ path }) => path);
}

/** Deletes the unused ones among the pictures. */
export async function removeUnused(
  { db, pictures }: WriteDeps,
  paths: readonly string[],
): Promise<void> {
  if (paths.length > 0) await pictures.remove(await unusedPictures(db, paths));
}

/** Deletes them after their change is saved; failures are not reported, because nobody sees these files. */
export async function clearUnused(
  deps: WriteDeps,
  paths: readonly string[],
  log: FastifyBaseLogger,
): Promise<void> {
  await removeUnused(deps, paths).catch((err: unknown) =>
    log.warn({ err }, 'pictures stay behind'),
  );
}
