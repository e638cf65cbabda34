import { createBrowserRouter, matchPath, type RouteObject } from 'react-router-dom';
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

/** Any address nobody owns. */
const NOBODYS = '*';
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

/** The pages of the host itself, and of the remotes that are known; any other address is nobody's. */
export const routesWith = (remotes: readonly KnownRemote[]): RouteObject[] => [
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
          { path: NOBODYS, element: <UnknownPage /> },
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

/** Whether an address is a page of the host itself. */
export const isOwnPage = (address: string) =>
  description.routes.some(({ path }) => matchPath(path, address));

/** Nothing is loaded before a page shows: with this the router starts on the page it is asked for. */
export const AT_ONCE = { hydrationData: {} };

/** The browser's router. Routes of remotes that were not known at the start come in when asked for. */
export function makeRouter(remotes: Remotes) {
  const learned = new Set(remotes.list().map(({ name }) => name));
  const router = createBrowserRouter(routesWith(remotes.list()), {
    ...(learned.size > 0 && AT_ONCE),
    async patchRoutesOnNavigation({ path, patch }) {
      const owner = ownerOf(await remotes.ensureList().catch(() => []), path);
      if (!owner || learned.has(owner.name)) return;
      learned.add(owner.name);
      patch(LAYOUTS.shop, routesOf(owner, 'shop'));
      patch(LAYOUTS.dashboard, routesOf(owner, 'dashboard'));
    },
  });
  // A page that was nobody's may be that of a remote that is known now.
  remotes.subscribe(() => {
    const { matches, location } = router.state;
    if (matches.at(-1)?.route.path === NOBODYS) void router.navigate(location, { replace: true });
  });
  return router;
}
