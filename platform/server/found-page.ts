import type { Need, ReleaseRecord } from '../contract/release';
import type { Composition } from './release/live-compositions';
import { matchRoute, type RouteParams } from './match-route';
import type { FoundRoute } from './page-scripts';

/** A route of some release, with the values of its parameters at an address. */
export interface FoundPage extends FoundRoute {
  params: RouteParams;
}

/** The first route that matches a path: the host's, then the remotes'. */
export function findPage({ host, remotes }: Composition, pathname: string): FoundPage | undefined {
  for (const owner of [host, ...remotes]) {
    for (const route of owner.routes) {
      const params = matchRoute(route.path, pathname);
      if (params) return { owner, route, params };
    }
  }
  return undefined;
}

/** Lists the needs of a page: of the layout around every page of the shop, and its own. */
export function needsOf(host: ReleaseRecord, found: FoundRoute | undefined): (readonly Need[])[] {
  const isOfStaff = found?.route.layout === 'dashboard';
  return isOfStaff ? [] : [host.needs ?? [], found?.route.needs ?? []];
}

/** True when the server may render a page; false for one that only the browser can show. */
export const isRendered = (found: FoundRoute | undefined) =>
  found === undefined ||
  (found.route.layout !== 'dashboard' &&
    found.route.render !== 'browser' &&
    found.owner.server !== null);

/**
 * True when the server may render the frame of a browser-rendered page: header and footer are the same for everyone,
 * and are seen while the page's scripts load.
 */
export const isFramed = (found: FoundRoute | undefined) =>
  found !== undefined &&
  found.route.layout !== 'dashboard' &&
  found.route.render === 'browser' &&
  found.owner.name !== 'host';

const searchNames = (needs: readonly Need[]) =>
  needs.flatMap(({ params = {}, query = {} }) =>
    [...Object.values(params), ...Object.values(query)].flatMap((value) =>
      'search' in value ? [value.search] : [],
    ),
  );

/** The address at which every unknown address is rendered, because a missing page has none of its own. */
const NOWHERE = '/-';

/** The path in the form that the route's own links use. */
const pathOf = ({ route, params }: FoundPage) =>
  route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/**
 * The canonical form of an address: without parameters that its page does not use, such as the referring campaign,
 * and in a fixed order. A page is rendered from this alone.
 */
export function canonicalAddress(
  host: ReleaseRecord,
  found: FoundPage | undefined,
  search: URLSearchParams,
): string {
  const shown = [...searchNames(needsOf(host, found).flat()), ...(found?.route.search ?? [])];
  const names = [...new Set(shown)].toSorted();
  const asked = new URLSearchParams(
    names.flatMap((name) => search.getAll(name).map((value) => [name, value])),
  );
  const path = found ? pathOf(found) : NOWHERE;
  return asked.size === 0 ? path : `${path}?${asked}`;
}
