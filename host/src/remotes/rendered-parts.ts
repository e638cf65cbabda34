import { keyOf, loadPart, type Part } from './load-part';
import { partsOf } from './remote-parts';
import type { Remotes } from './remotes';

/**
 * Starts loading the parts the server has rendered. Until a part is there its HTML stays as it is; one
 * that does not come is shown as failed, without being waited for a second time.
 * @returns settles when each of them has been taken over, or has failed
 */
export async function awaitRendered(remotes: Remotes, rendered: readonly Part[]): Promise<void> {
  const parts = partsOf(remotes);
  const shown = rendered.map((part) => {
    const key = `${part.remote}/${keyOf(part)}`;
    const coming = loadPart(remotes, part).then(
      (Component) => void parts.loaded.set(key, Component),
      (error: unknown) => void parts.failures.set(key, error),
    );
    return new Promise<void>((resolve) => {
      parts.awaited.set(key, { coming, taken: resolve });
    });
  });
  await Promise.all(shown);
}
