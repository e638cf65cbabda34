import * as addresses from '../contracts/calls';
import type { Call } from '../contracts/calls';

const parameters = ([, { path }]: [string, Call]) => path.split(':').length;

/** True when a path is one of a pattern with `:names`. */
export const isPathOf = (path: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

/** Finds the call that a request makes; of several the one with the most literal address. */
export function callOf({ method, path }: { method: string; path: string }): Call | undefined {
  const fits = ([, call]: [string, Call]) => call.method === method && isPathOf(path, call.path);
  const [first] = Object.entries<Call>({ ...addresses })
    .filter(fits)
    .toSorted((one, other) => parameters(one) - parameters(other));
  return first?.[1];
}
