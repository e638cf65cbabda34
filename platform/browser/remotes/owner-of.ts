import { matchPath } from 'react-router-dom';
import type { KnownRemote } from './discovery';

/** The remote one of whose patterns matches an address. */
export function ownerOf(remotes: readonly KnownRemote[], path: string): KnownRemote | undefined {
  return remotes.find(({ routes }) => routes.some((route) => matchPath(route.path, path)));
}
