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
 * A component out of a remote: loading, failed, or ready. `retry` starts from the beginning, with
 * every other part of the remote that failed.
 * What the server has rendered suspends until it is there, so that its HTML is taken over whole; when
 * it does not come, or of another version, the HTML is dropped.
 */
export function useRemoteComponent<Props>(part: Part) {
  const { remote } = part;
  const parts = partsOf(useRemotes());
  const own = parts.of(part);
  // React reads the other one while it takes the server's HTML over, and then the first alone.
  const state = useSyncExternalStore(own.subscribe, own.read, own.readTakenOver);
  useEffect(() => own.enter(), [own]);
  const retry = useCallback(() => parts.tryAgain(remote), [parts, remote]);

  // Last: React comes back to a component that waited, and finds the hooks before this one as they were.
  // It may not wait then any more, and a hook after it would be one React has never seen.
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
