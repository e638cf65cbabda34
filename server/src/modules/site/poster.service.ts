import type { Transaction } from 'kysely';
import {
  MAX_POSTER_IMAGES,
  type PosterImagesRequest,
  type PosterType,
  type User,
} from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { conflict, invalid } from '@pasal/core/errors/domain-error';
import type { IncomingForm } from '../../pictures/ingest-form';
import { recordActivity } from '../activity/record-activity';
import { withPictures, type WriteDeps } from '../../pictures/stored-pictures';
import * as messages from './messages';
import * as repository from './site-write.repository';
import { posterLog } from './log';

const NAMES: Record<PosterType, string> = { category: 'Category posters', hero: 'Hero slides' };

interface Change {
  type: PosterType;
  before: readonly string[];
  after: readonly string[];
}

/** Logs the number of pictures and whether they moved, because paths are meaningless to people. */
async function record(trx: Transaction<Database>, actor: User, { type, before, after }: Change) {
  await recordActivity(trx, actor, {
    log: posterLog,
    action: 'change',
    id: null,
    name: NAMES[type],
    before: { pictures: before.length, order: before.join() },
    after: { pictures: after.length, order: after.join() },
  });
}

/**
 * Appends pictures.
 * @returns all pictures of the type @throws DomainError 400 for none, 409 for too many
 */
export async function addPosterImages(
  deps: WriteDeps,
  actor: User,
  type: PosterType,
  { files }: IncomingForm,
): Promise<string[]> {
  if (files.length === 0) {
    throw invalid(messages.picturesNeeded, { path: 'images', message: messages.picturesNeeded });
  }
  const slots = files.map((file) => ({ file }));
  return withPictures(deps, slots, (taken) =>
    deps.db.transaction().execute(async (trx) => {
      const before = await repository.lockPosterImages(trx, type);
      const after = [...before, ...taken.values()];
      if (after.length > MAX_POSTER_IMAGES) throw conflict(messages.tooManyPictures);
      await repository.writePosterImages(trx, type, after);
      await record(trx, actor, { type, before, after });
      return after;
    }),
  );
}

/**
 * Reorders the pictures, and removes those not listed.
 * @returns the pictures that are no longer shown
 * @throws DomainError 400 for an unknown or duplicate picture, 409 when `seen` is no longer what is shown
 */
export async function changePosterImages(
  { db }: WriteDeps,
  actor: User,
  type: PosterType,
  { images, seen }: PosterImagesRequest,
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const before = await repository.lockPosterImages(trx, type);
    if (JSON.stringify(before) !== JSON.stringify(seen)) throw conflict(messages.changedMeanwhile);
    const isEachItsOwn = new Set(images).size === images.length;
    if (!isEachItsOwn || images.some((path) => !before.includes(path))) {
      throw invalid(messages.wrongPictures, { path: 'images', message: messages.wrongPictures });
    }
    await repository.writePosterImages(trx, type, images);
    await record(trx, actor, { type, before, after: images });
    return before.filter((path) => !images.includes(path));
  });
}
