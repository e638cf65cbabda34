import { createMemoryRouter, matchRoutes, parsePath, type DataRouteObject } from 'react-router-dom';
import type { Remotes } from '@pasal/platform/browser/remotes/remotes';
import { AT_ONCE, routesWith } from './router';

/** The first part of a path, as paths are compared. */
const firstPart = (path: string) => path.split('/', 2)[1]?.toLowerCase() ?? '';

/** Whether a route's path may match where the first part of an address is this. */
function mayMatch({ path = '' }: DataRouteObject, part: string): boolean {
  const own = firstPart(path);
  return !path.startsWith('/') || own.startsWith(':') || own === part;
}

const narrowed = (routes: readonly DataRouteObject[], part: string): DataRouteObject[] =>
  routes.flatMap((route) => {
    if (route.children) return [{ ...route, children: narrowed(route.children, part) }];
    return mayMatch(route, part) ? [route] : [];
  });

/** Finds what a path matches among the few routes it may: ranking all of them takes longer than the rest. */
function matcher(routes: DataRouteObject[]) {
  const known = new Map<string, DataRouteObject[]>();
  const leaves = (route: DataRouteObject): string[] =>
    route.children?.flatMap(leaves) ?? [firstPart(route.path ?? '')];
  for (const part of routes.flatMap(leaves)) known.set(part, narrowed(routes, part));
  const others = narrowed(routes, ':');
  return (pathname: string) => {
    const isPlain = !pathname.includes('%');
    const few = isPlain ? (known.get(firstPart(pathname)) ?? others) : routes;
    return matchRoutes(few, pathname) ?? [];
  };
}

/**
 * Makes the routers of pages that are rendered on the server. One router is made of the routes, which
 * takes as long as a tenth of a page; each page's is that one, standing at another address.
 */
export function makePageRouters(remotes: Remotes) {
  const common = createMemoryRouter(routesWith(remotes.list()), AT_ONCE);
  const matchesOf = matcher(common.routes);
  return (address: string) => {
    const { pathname = '/', search = '' } = parsePath(address);
    const location = { ...common.state.location, pathname, search };
    const state = { ...common.state, location, matches: matchesOf(pathname) };
    return Object.create(common, { state: { value: state } }) as typeof common;
  };
}
