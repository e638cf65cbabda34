/** The shop passes requests below `/x/<remote>/` on to the remote's own service. */
export const SERVICE_BASE_PATH = '/x';

/** The name of a read from a service: its path with `:names`, such as `/x/reviews/summary/:slug`. */
export type ServiceCall = `/x/${string}/${string}`;

/** A read from a service: the remote, and the path within the service. */
export interface ServicePath {
  remote: string;
  path: string;
}

/** Parses the name of a call; undefined for a call of the API. */
export function servicePathOf(call: string): ServicePath | undefined {
  const [, remote, path] = /^\/x\/([^/]+)(\/.*)$/.exec(call) ?? [];
  return remote === undefined || path === undefined ? undefined : { remote, path };
}
