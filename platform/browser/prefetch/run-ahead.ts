import { partsOf } from '../remotes/remote-parts';
import type { Remotes } from '../remotes/remotes';
import type { LinkedPage } from './linked-page';

/**
 * Runs the scripts of a page, which the browser has, when it has nothing else to do: a press on a link then shows the
 * page without loading it first. Only where a part of the remote is shown already: of another one nothing may have run
 * when its last good version has to take its place.
 */
export function runAhead(
  remotes: Remotes,
  { remote, route }: Pick<LinkedPage, 'remote' | 'route'>,
): void {
  const parts = partsOf(remotes);
  if (!parts.hasCome(remote.name)) return;
  const own = parts.of({ remote: remote.name, kind: 'page', name: route.page });
  // Every browser in which something is fetched ahead knows such moments.
  window.requestIdleCallback(() => void own.loadAhead(() => false));
}
