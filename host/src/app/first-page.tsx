import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { askAgain } from '@pasal/shared/api';
import type { Part } from '@pasal/platform/browser/remotes/load-part';
import { createErrorHandlers } from '@pasal/platform/browser/remotes/page-errors';
import { awaitRendered, loadAhead } from '@pasal/platform/browser/remotes/rendered-parts';
import { partsOf } from '@pasal/platform/browser/remotes/remote-parts';
import type { Remotes } from '@pasal/platform/browser/remotes/remotes';
import { areCurrent } from './brought-answers';
import { replayEarly } from '@pasal/platform/browser/early/replay';
import type { makeRouter } from './router';
import { ShopApp, type ShopAppProps } from './shop-app';

/** Milliseconds to wait for the first page before showing the shop without it; a shorter delay goes unnoticed. */
const AT_ONCE = 100;

/** The head elements that describe one page; another page writes its own. */
const HEAD =
  'title, [name=description], [name=robots], [property^="og:"], [rel=canonical], [rel=alternate]';

type Router = Pick<ReturnType<typeof makeRouter>, 'state'>;

interface ShownPage extends Part {
  /** True when the server may have rendered it. */
  isRendered: boolean;
}

/** Finds the remote's page at this address. It leaves out pages of the dashboard: the guard decides first. */
function findShownPages(remotes: Remotes, { state }: Router): ShownPage[] {
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

/** Finds the remotes' parts in the server's HTML of this page: the page itself, and slots of the layout. */
function findRenderedParts(remotes: Remotes, router: Router): Part[] {
  const rendered = remotes.list().filter((remote) => remote.rendered);
  return [
    ...findShownPages(remotes, router).filter(({ isRendered }) => isRendered),
    ...rendered.flatMap(({ name, slots }) =>
      slots.map((slot) => ({ remote: name, kind: 'slot' as const, name: slot })),
    ),
  ];
}

/**
 * Hydrates the server-rendered page, part by part as the remotes arrive. A browser-rendered page starts in its
 * loading state, as in the server's HTML, and loads in parallel.
 */
export function takeOver(root: Element, shop: ShopAppProps): void {
  const { store, remotes, router } = shop;
  const loadingPages = findShownPages(remotes, router).filter(({ isRendered }) => !isRendered);
  const framed = loadingPages.map((part) => partsOf(remotes).of(part).frame());
  void loadAhead(remotes, loadingPages, AT_ONCE);
  const takenOver = awaitRendered(remotes, findRenderedParts(remotes, router));
  startTransition(() => {
    const errors = createErrorHandlers(remotes.health, partsOf(remotes).takenOver);
    hydrateRoot(root, <ShopApp {...shop} />, errors);
  });
  void Promise.all([takenOver, ...framed]).then(() => {
    window.pasalOthers?.stop();
    void replayEarly(window.pasalEarly);
    // Hydration needs the answers that the HTML was made from, even stale ones. Newer answers come after it.
    if (!areCurrent(performance)) store.dispatch(askAgain());
  });
}

/**
 * Renders the page in the browser. If the page's scripts arrive in time, the shop and the page appear together; else
 * the shop comes first and the page fills its place later.
 */
export async function showFirst(root: Element, shop: ShopAppProps): Promise<void> {
  const { remotes, router } = shop;
  await loadAhead(remotes, findShownPages(remotes, router), AT_ONCE);
  // This HTML is replaced, so what the visitor did to it cannot be replayed.
  window.pasalEarly?.stop();
  if (root.hasChildNodes()) for (const part of document.head.querySelectorAll(HEAD)) part.remove();
  createRoot(root, createErrorHandlers(remotes.health)).render(<ShopApp {...shop} />);
}
