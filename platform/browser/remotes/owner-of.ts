import { matchPath } from 'react-router-dom';
import { routedPath } from '../page-language';
import type { KnownRemote } from './discovery';

/** The remote with a pattern that matches an address in any language. */
export function ownerOf(
  remotes: readonly KnownRemote[],
  pathname: string,
): KnownRemote | undefined {
  const path = routedPath(pathname);
  return remotes.find(({ routes }) => routes.some((route) => matchPath(route.path, path)));
}
