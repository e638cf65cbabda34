import { createBrowserRouter, matchPath, type RouteObject } from 'react-router-dom';
import { prefixOf } from '@pasal/platform/contract/language';
import { routedPath } from '@pasal/platform/browser/page-language';
import { LANGUAGE } from '@pasal/shared/shell';
import { ShopLayout } from '../layout/shop-layout';
import { UnknownPage } from '../pages/not-found/unknown-page';
import type { KnownRemote } from '@pasal/platform/browser/remotes/discovery';
import { ownerOf } from '@pasal/platform/browser/remotes/owner-of';
import { RemotePage } from '@pasal/platform/browser/remotes/remote-page';
import type { Remotes } from '@pasal/platform/browser/remotes/remotes';
import { description } from '../routes';
import { DashboardGuard } from '../session/dashboard-guard';
import { OwnPage } from '../pages/own-page';
import { PageFrame } from './page-frame';

/** Matches every address without a page. */
const ANY_PATH = '*';
const LAYOUTS = { shop: 'shop-layout', dashboard: 'dashboard-layout' } as const;

function routesOf(remote: KnownRemote, layout: keyof typeof LAYOUTS): RouteObject[] {
  return remote.routes
    .filter((route) => (route.layout ?? 'shop') === layout)
    .map(({ path, page }) => ({
      id: `${remote.name} ${page}`,
      path,
      element: <RemotePage key={`${remote.name} ${page}`} remote={remote.name} page={page} />,
    }));
}

/** Makes the routes of the host's own pages and of the known remotes; every other address shows the not-found page. */
export const makeRoutes = (remotes: readonly KnownRemote[]): RouteObject[] => [
  {
    element: <PageFrame />,
    children: [
      {
        id: LAYOUTS.shop,
        element: <ShopLayout />,
        children: [
          ...description.routes.map(({ path, page }) => ({
            path,
            element: <OwnPage key={page} page={page} />,
          })),
          ...remotes.flatMap((remote) => routesOf(remote, 'shop')),
          { path: ANY_PATH, element: <UnknownPage /> },
        ],
      },
      {
        id: LAYOUTS.dashboard,
        element: <DashboardGuard />,
        children: remotes.flatMap((remote) => routesOf(remote, 'dashboard')),
      },
    ],
  },
];

/** True when the host itself has a page at this address. */
export const isOwnPage = (address: string) =>
  description.routes.some(({ path }) => matchPath(path, routedPath(address)));

/** The path prefix of the page's language. */
export const BASENAME = prefixOf(LANGUAGE) || '/';

/** Lets the router start with the current page without loading anything first. */
export const AT_ONCE = { hydrationData: {} };

/** Makes the browser's router. When an address needs routes of remotes that were not known at the start, it adds them. */
export function makeRouter(remotes: Remotes) {
  const learned = new Set(remotes.list().map(({ name }) => name));
  const router = createBrowserRouter(makeRoutes(remotes.list()), {
    basename: BASENAME,
    ...(learned.size > 0 && AT_ONCE),
    async patchRoutesOnNavigation({ path, patch }) {
      // The router also calls this for a known route with a parameter, such as a product's.
      if (isOwnPage(path)) return;
      const known = ownerOf(remotes.list(), path);
      const all = known ? [known] : await remotes.ensureList().catch(() => null);
      const owner = all && ownerOf(all, path);
      // A remote missing from the list may still be being built: the server answers at its address.
      if (all && !owner && !remotes.isAll() && path !== location.pathname) location.assign(path);
      if (!owner || learned.has(owner.name)) return;
      learned.add(owner.name);
      patch(LAYOUTS.shop, routesOf(owner, 'shop'));
      patch(LAYOUTS.dashboard, routesOf(owner, 'dashboard'));
    },
  });
  // A newly known remote may have a page at this address.
  remotes.subscribe(() => {
    const { matches, location } = router.state;
    if (matches.at(-1)?.route.path !== ANY_PATH) return;
    void router.navigate(
      { ...location, pathname: routedPath(location.pathname) },
      { replace: true },
    );
  });
  return router;
}
