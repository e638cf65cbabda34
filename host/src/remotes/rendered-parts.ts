import { keyOf, loadPart, type Part } from './load-part';
import { partsOf } from './remote-parts';
import type { Remotes } from './remotes';

/** Loads a part for whoever shows it next, who finds it, or why it did not come, among the remotes' parts. */
async function keepPart(remotes: Remotes, part: Part, isWanted: () => boolean): Promise<void> {
  const parts = partsOf(remotes);
  const key = `${part.remote}/${keyOf(part)}`;
  try {
    parts.loaded.set(key, await loadPart(remotes, part));
    if (remotes.find(part.remote)?.standsIn) parts.otherwise.add(key);
  } catch (error) {
    if (isWanted()) parts.failures.set(key, error);
  }
}

/**
 * Loads the parts a page begins with before it is shown, as long as nobody notices the waiting. What comes later
 * is waited for where it stands.
 */
export async function loadAhead(
  remotes: Remotes,
  first: readonly Part[],
  limit: number,
): Promise<void> {
  let isWaiting = true;
  const all = Promise.all(first.map((part) => keepPart(remotes, part, () => isWaiting)));
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
  const shown = rendered.map((part) => {
    const coming = keepPart(remotes, part, () => true);
    return new Promise<void>((resolve) => {
      parts.awaited.set(`${part.remote}/${keyOf(part)}`, { coming, taken: resolve });
    });
  });
  await Promise.all(shown);
}
