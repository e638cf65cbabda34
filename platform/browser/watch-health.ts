import { whenAtRest } from './prefetch/when-at-rest';
import { partsOf } from './remotes/remote-parts';
import type { Remotes } from './remotes/remotes';
import type { PageRouter } from './page-router';

const HOST = { name: 'host' };

/** The remotes of which a part has come, and the host. */
function releasesIn(remotes: Remotes) {
  const parts = partsOf(remotes);
  return [HOST, ...remotes.list().filter(({ name }) => parts.hasCome(name))];
}

/** Tells that the releases of the page worked, whenever it is at rest. */
export function watchHealth(remotes: Remotes, router: PageRouter): void {
  const tell = () => remotes.health.worked(releasesIn(remotes));
  let stop = whenAtRest(tell);
  let shown = router.state.location;
  router.subscribe(({ location }) => {
    if (location === shown) return;
    shown = location;
    stop();
    stop = whenAtRest(tell);
  });
}
