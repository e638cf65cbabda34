import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { isDatabaseAway } from '@pasal/core/db/database-errors';
import type { PictureIngest } from '../../../pictures/ingest';
import type { ImageSlot } from './product-form-images';
import { unusedPictures } from './product-write.repository';

export interface WriteDeps {
  db: Kysely<Database>;
  pictures: PictureIngest;
}

/** Takes the new files in and gives every slot its path; `done` writes them down. */
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
    // A database that went away may have stored the change. Files too many are only found by `doctor`.
    if (!isDatabaseAway(error)) await pictures.remove(paths);
    throw error;
  }
}

/** The path of every slot. */
export function pathsOf(slots: readonly ImageSlot[], taken: ReadonlyMap<string, string>): string[] {
  return slots.map((slot) => ('path' in slot ? slot.path : (taken.get(slot.file) ?? '')));
}

/** Removes those of the pictures that nothing shows any more. */
export async function removeUnused(
  { db, pictures }: WriteDeps,
  paths: readonly string[],
): Promise<void> {
  if (paths.length > 0) await pictures.remove(await unusedPictures(db, paths));
}

/**
 * Removes them once their change is saved: the caller need not know whether files that no one sees are
 * removed.
 */
export async function clearUnused(
  deps: WriteDeps,
  paths: readonly string[],
  log: FastifyBaseLogger,
): Promise<void> {
  await removeUnused(deps, paths).catch((err: unknown) =>
    log.warn({ err }, 'pictures stay behind'),
  );
}
