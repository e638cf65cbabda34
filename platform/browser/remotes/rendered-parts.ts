import type { Part } from './load-part';
import { partsOf } from './remote-parts';
import type { Remotes } from './remotes';

/**
 * Loads the parts of the first page before it is shown, as long as the delay goes unnoticed. A later part is waited
 * for in its place.
 */
export async function loadAhead(
  remotes: Remotes,
  first: readonly Part[],
  limit: number,
): Promise<void> {
  const parts = partsOf(remotes);
  let isWaiting = true;
  const all = Promise.all(first.map((part) => parts.of(part).loadAhead(() => isWaiting)));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, limit))]);
  isWaiting = false;
}

/**
 * Starts loading the server-rendered parts. Until a part is loaded its HTML stays; one that fails is shown as failed,
 * without a second wait. A part that arrives in another version than the server's is rendered again.
 * @returns settles when each of them has been hydrated or has failed
 */
export async function awaitRendered(remotes: Remotes, rendered: readonly Part[]): Promise<void> {
  const parts = partsOf(remotes);
  await Promise.all(rendered.map((part) => parts.of(part).awaitRendered()));
}
