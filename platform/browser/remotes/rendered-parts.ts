import type { Part } from './load-part';
import { partsOf } from './remote-parts';
import type { Remotes } from './remotes';

/**
 * Loads the parts a page begins with before it is shown, as long as nobody notices the waiting. What comes later
 * is waited for where it stands.
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
 * Starts loading the parts the server has rendered. Until a part is there its HTML stays as it is; one
 * that does not come is shown as failed, without being waited for a second time. One that comes of another
 * version than the server had is made anew.
 * @returns settles when each of them has been taken over, or has failed
 */
export async function awaitRendered(remotes: Remotes, rendered: readonly Part[]): Promise<void> {
  const parts = partsOf(remotes);
  await Promise.all(rendered.map((part) => parts.of(part).awaitRendered()));
}
