import type { Part } from './load-part';
import { partsOf } from './remote-parts';
import type { Remotes } from './remotes';

/**
 * Loads the parts a page begins with before it is shown, for as long as no one notices the waiting. A part
 * that comes later is waited for in its place.
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
 * Starts loading the parts the server has rendered. Until a part is there its HTML stays as it is; a part
 * that does not come is shown as failed, without being waited for a second time. A part that comes in another
 * version than the server had is rendered again.
 * @returns settles when each of them has been taken over, or has failed
 */
export async function awaitRendered(remotes: Remotes, rendered: readonly Part[]): Promise<void> {
  const parts = partsOf(remotes);
  await Promise.all(rendered.map((part) => parts.of(part).awaitRendered()));
}
