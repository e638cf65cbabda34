import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { askAgain } from '@pasal/shared/api';
import type { Part } from '@pasal/platform/browser/remotes/load-part';
import { pageErrors } from '@pasal/platform/browser/remotes/page-errors';
import { awaitRendered, loadAhead } from '@pasal/platform/browser/remotes/rendered-parts';
import { partsOf } from '@pasal/platform/browser/remotes/remote-parts';
import type { Remotes } from '@pasal/platform/browser/remotes/remotes';
import { areCurrent } from './brought-answers';
import { replayEarly } from '@pasal/platform/browser/early/replay';
import type { makeRouter } from './router';
import { ShopApp, type ShopAppProps } from './shop-app';

/** Milliseconds the first page may take before the shop is shown around its place: nobody notices less. */
const AT_ONCE = 100;

/** What the server says in the head of one page; another page says its own. */
const HEAD = 'title, [name=description], [name=robots], [property^="og:"], [rel=canonical]';

type Router = Pick<ReturnType<typeof makeRouter>, 'state'>;

interface ShownPage extends Part {
  /** Whether the server can have made it. */
  isRendered: boolean;
}

/** The page of a remote this address shows; the dashboard's are not asked for before its guard has looked. */
function shownPages(remotes: Remotes, { state }: Router): ShownPage[] {
  const id = state.matches.at(-1)?.route.id;
  return remotes.list().flatMap(({ name, routes, rendered }) => {
    const shown = routes.find(
      ({ page, layout }) => layout !== 'dashboard' && id === `${name} ${page}`,
    );
    if (!shown) return [];
    const isRendered = rendered && shown.render !== 'browser';
    return [{ remote: name, kind: 'page' as const, name: shown.page, isRendered }];
  });
}

/** The parts of remotes the server's HTML of this page has: its page, and slots of the layout. */
function renderedParts(remotes: Remotes, router: Router): Part[] {
  const rendered = remotes.list().filter((remote) => remote.rendered);
  return [
    ...shownPages(remotes, router).filter(({ isRendered }) => isRendered),
    ...rendered.flatMap(({ name, slots }) =>
      slots.map((slot) => ({ remote: name, kind: 'slot' as const, name: slot })),
    ),
  ];
}

/**
 * Takes over the page the server has made, part by part as their remotes come. A page only the browser makes
 * begins as loading, as the server's HTML says, and is asked for meanwhile.
 */
export function takeOver(root: Element, shop: ShopAppProps): void {
  const { store, remotes, router } = shop;
  const framed = shownPages(remotes, router).filter(({ isRendered }) => !isRendered);
  for (const part of framed) partsOf(remotes).of(part).frame();
  void loadAhead(remotes, framed, AT_ONCE);
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
  if (root.hasChildNodes()) for (const part of document.head.querySelectorAll(HEAD)) part.remove();
  createRoot(root, pageErrors(remotes.health)).render(<ShopApp {...shop} />);
}
