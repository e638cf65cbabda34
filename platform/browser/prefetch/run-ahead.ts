import { partsOf } from '../remotes/remote-parts';
import type { Remotes } from '../remotes/remotes';
import type { LinkedPage } from './linked-page';

/**
 * Runs the prefetched scripts of a page when the browser is idle: a press on a link then shows the page without
 * loading. Only for a remote with a part already shown: of any other no code may run, so that its last good version
 * can still replace it.
 */
export function runAhead(
  remotes: Remotes,
  { remote, route }: Pick<LinkedPage, 'remote' | 'route'>,
): void {
  const parts = partsOf(remotes);
  if (!parts.hasCome(remote.name)) return;
  const own = parts.of({ remote: remote.name, kind: 'page', name: route.page });
  // Every browser in which files are prefetched supports this.
  window.requestIdleCallback(() => void own.loadAhead(() => false));
}
