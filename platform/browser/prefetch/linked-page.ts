import { matchRoutes } from 'react-router-dom';
import type { RemoteRoute } from '../../contract/release';
import { splitLanguage } from '../../contract/language';
import { languageOf } from '../page-language';
import type { KnownRemote } from '../remotes/discovery';

/** A page of a remote, with the parameters of an address. */
export interface LinkedPage {
  remote: KnownRemote;
  route: RemoteRoute;
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
}

type Address = Pick<Location, 'pathname' | 'search'>;

const defined = (params: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Finds the shop page at an address; undefined for one of the host, of the dashboard, or for no page. */
export function pageAt(
  remotes: readonly KnownRemote[],
  { pathname, search }: Address,
): LinkedPage | undefined {
  const { language, path } = splitLanguage(pathname);
  // A page in another language is another document.
  if (language !== languageOf(document)) return undefined;
  for (const remote of remotes) {
    const ofShop = remote.routes.filter(({ layout }) => layout !== 'dashboard');
    const routes = ofShop.map((route) => ({ path: route.path, handle: route }));
    const [match] = matchRoutes(routes, { pathname: path }) ?? [];
    if (!match) continue;
    const { handle: route } = match.route;
    return { remote, route, params: defined(match.params), search: new URLSearchParams(search) };
  }
  return undefined;
}
