import { whenAtRest } from './prefetch/when-at-rest';
import { ownerOf } from './remotes/owner-of';
import { partsOf } from './remotes/remote-parts';
import type { Remotes } from './remotes/remotes';
import type { PageRouter } from './page-router';

const HOST = { name: 'host' };

/** The remotes with at least one loaded part, and the host. */
function releasesIn(remotes: Remotes) {
  const parts = partsOf(remotes);
  return [HOST, ...remotes.list().filter(({ name }) => parts.hasCome(name))];
}

/** What a page may show other than text. */
const SEEN = 'img, svg, canvas, video, input, button, iframe';

/** Reports a loaded page that shows nothing. */
function watchBlank(remotes: Remotes, path: string): void {
  const main = document.querySelector('main');
  const owner = ownerOf(remotes.list(), path);
  if (!main || !owner || !partsOf(remotes).hasCome(owner.name)) return;
  if (main.textContent.trim() !== '' || main.querySelector(SEEN)) return;
  remotes.health.failed(owner.name, 'blank', owner.version);
}

/** Reports that the releases of the page worked, whenever it is idle. */
export function watchHealth(remotes: Remotes, router: PageRouter): void {
  const report = () => {
    watchBlank(remotes, router.state.location.pathname);
    remotes.health.worked(releasesIn(remotes));
  };
  let stop = whenAtRest(report);
  let shown = router.state.location;
  router.subscribe(({ location }) => {
    if (location === shown) return;
    shown = location;
    stop();
    stop = whenAtRest(report);
  });
}
