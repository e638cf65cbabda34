import { createMemoryRouter, matchRoutes, parsePath, type DataRouteObject } from 'react-router-dom';
import { routedPath } from '@pasal/platform/browser/page-language';
import type { Remotes } from '@pasal/platform/browser/remotes/remotes';
import { AT_ONCE, BASENAME, makeRoutes } from './router';

/** Returns the first segment of a path in lower case, for comparison. */
const firstPartOf = (path: string) => path.split('/', 2)[1]?.toLowerCase() ?? '';

/** True when a route's path may match an address with this first segment. */
function mayMatch({ path = '' }: DataRouteObject, part: string): boolean {
  const own = firstPartOf(path);
  return !path.startsWith('/') || own.startsWith(':') || own === part;
}

const narrowRoutes = (routes: readonly DataRouteObject[], part: string): DataRouteObject[] =>
  routes.flatMap((route) => {
    if (route.children) return [{ ...route, children: narrowRoutes(route.children, part) }];
    return mayMatch(route, part) ? [route] : [];
  });

/** Matches a path against the few candidate routes: ranking all of them takes longer than everything else. */
function makeMatcher(routes: DataRouteObject[]) {
  const known = new Map<string, DataRouteObject[]>();
  const firstPartsOf = (route: DataRouteObject): string[] =>
    route.children?.flatMap(firstPartsOf) ?? [firstPartOf(route.path ?? '')];
  for (const part of routes.flatMap(firstPartsOf)) known.set(part, narrowRoutes(routes, part));
  const others = narrowRoutes(routes, ':');
  return (pathname: string) => {
    const isPlain = !pathname.includes('%');
    const few = isPlain ? (known.get(firstPartOf(pathname)) ?? others) : routes;
    return matchRoutes(few, pathname) ?? [];
  };
}

/**
 * Makes the routers of server-rendered pages. Making a router from the routes takes a tenth of a page's time, so it
 * happens once; each page gets this router at its own address.
 */
export function makePageRouters(remotes: Remotes) {
  const common = createMemoryRouter(makeRoutes(remotes.list()), {
    ...AT_ONCE,
    basename: BASENAME,
    initialEntries: [BASENAME],
  });
  const matchesOf = makeMatcher(common.routes);
  return (address: string) => {
    const { pathname = '/', search = '' } = parsePath(address);
    const location = { ...common.state.location, pathname, search };
    const state = { ...common.state, location, matches: matchesOf(routedPath(pathname)) };
    return Object.create(common, { state: { value: state } }) as typeof common;
  };
}
