import { use, useCallback, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { keyOf, type Part } from './load-part';
import { PartAway } from './part-away';
import { partsOf } from './remote-parts';
import { useRemotes } from './remotes-context';

type Phase<Props> =
  | { name: 'loading' }
  | { name: 'failed'; error: unknown }
  | { name: 'ready'; Component: ComponentType<Props> };

/**
 * A component of a remote: loading, failed, or ready. `retry` starts afresh, with every other failed part of the
 * remote. A server-rendered one suspends until it has loaded, so that its HTML is hydrated as a whole; if it does not
 * load, or in another version, the HTML is dropped.
 */
export function useRemoteComponent<Props>(part: Part) {
  const { remote } = part;
  const parts = partsOf(useRemotes());
  const own = parts.of(part);
  // React reads the server snapshot during hydration, and the client's afterwards.
  const state = useSyncExternalStore(own.subscribe, own.read, own.readTakenOver);
  useEffect(() => own.enter(), [own]);
  const retry = useCallback(() => parts.tryAgain(remote), [parts, remote]);

  // Last: React resumes a suspended component with the state of the hooks before this one. It may not suspend then
  // any more, and a hook after this one would be new to React.
  if (state.name === 'rendered') use(state.coming);
  if (state.name === 'away') throw new PartAway(`${remote}/${keyOf(part)}`);
  const phase: Phase<Props> =
    state.name === 'ready'
      ? { name: 'ready', Component: state.Component as ComponentType<Props> }
      : state.name === 'failed'
        ? state
        : { name: 'loading' };
  return { phase, retry };
}
