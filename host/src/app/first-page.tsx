import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { askAgain } from '@pasal/shared/api';
import type { Part } from '../remotes/load-part';
import { pageErrors } from '../remotes/page-errors';
import { awaitRendered, loadAhead } from '../remotes/rendered-parts';
import type { Remotes } from '../remotes/remotes';
import { areCurrent } from './brought-answers';
import { replayEarly } from './early/replay';
import type { makeRouter } from './router';
import { ShopApp, type ShopAppProps } from './shop-app';

/** Milliseconds the first page may take before the shop is shown around its place: nobody notices less. */
const AT_ONCE = 100;

type Router = Pick<ReturnType<typeof makeRouter>, 'state'>;

/** The page of a remote this address shows; the dashboard's are not asked for before its guard has looked. */
function shownPages(remotes: Remotes, { state }: Router): Part[] {
  const id = state.matches.at(-1)?.route.id;
  return remotes.list().flatMap(({ name, routes }) => {
    const shown = routes.find(
      ({ page, layout }) => layout !== 'dashboard' && id === `${name} ${page}`,
    );
    return shown ? [{ remote: name, kind: 'page' as const, name: shown.page }] : [];
  });
}

/** The parts of remotes the server's HTML of this page has: its page, and slots of the layout. */
function renderedParts(remotes: Remotes, router: Router): Part[] {
  const rendered = remotes.list().filter((remote) => remote.rendered);
  const names = new Set(rendered.map(({ name }) => name));
  return [
    ...shownPages(remotes, router).filter(({ remote }) => names.has(remote)),
    ...rendered.flatMap(({ name, slots }) =>
      slots.map((slot) => ({ remote: name, kind: 'slot' as const, name: slot })),
    ),
  ];
}

/** Takes over the page the server has made, part by part as their remotes come. */
export function takeOver(root: Element, shop: ShopAppProps): void {
  const { store, remotes, router } = shop;
  const takenOver = awaitRendered(remotes, renderedParts(remotes, router));
  startTransition(() => {
    hydrateRoot(root, <ShopApp {...shop} />, pageErrors(remotes.health));
  });
  void takenOver.then(() => {
    void replayEarly(window.pasalEarly);
    // The page had to start from what it was made of, however old that is.
    if (!areCurrent(performance)) store.dispatch(askAgain());
  });
}

/**
 * Makes the page in the browser: in one piece when its scripts, which the document names, have come by now, and
 * else the shop first and the page in its place when it comes.
 */
export async function showFirst(root: Element, shop: ShopAppProps): Promise<void> {
  const { remotes, router } = shop;
  await loadAhead(remotes, shownPages(remotes, router), AT_ONCE);
  // What was done to a page of the server's was done to something that goes.
  window.pasalEarly?.stop();
  createRoot(root, pageErrors(remotes.health)).render(<ShopApp {...shop} />);
}
