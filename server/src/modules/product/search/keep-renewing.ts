import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { keepDoing } from '@pasal/core/keep-doing';
import { renewSearch } from './renew-search';

/** Milliseconds between two looks for new names. */
const EVERY = 3000;

/**
 * Lets products be found by the new names of their brands and categories, no matter who gave them and which
 * server worked on it before.
 * @param onError called when a round failed after one that did not, such as when the database went away
 * @returns a function that ends it, after the few products it is at
 */
export function keepRenewing(
  db: Kysely<Database>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isStopped = false;
  let hasFailed = false;
  const stop = keepDoing({
    every: EVERY,
    async work() {
      await renewSearch(db, () => isStopped);
      hasFailed = false;
    },
    onError(error) {
      if (!hasFailed) onError(error);
      hasFailed = true;
    },
  });
  return () => {
    isStopped = true;
    return stop();
  };
}
