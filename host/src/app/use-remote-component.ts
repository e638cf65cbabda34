import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { ComponentLoader, RemoteModule } from '@pasal/shared/shell';
import type { Remotes } from './remotes';
import { useRemotes } from './remotes-context';

type Phase<Props> =
  | { name: 'loading' }
  | { name: 'failed'; error: unknown }
  | { name: 'ready'; Component: ComponentType<Props> };

type Choose<Props> = (module: RemoteModule) => ComponentLoader<Props> | undefined;

/** Components that have been loaded, so that coming back to a page shows it at once. */
const loaded = new WeakMap<Remotes, Map<string, unknown>>();

function cacheOf(remotes: Remotes): Map<string, unknown> {
  const known = loaded.get(remotes) ?? new Map<string, unknown>();
  loaded.set(remotes, known);
  return known;
}

/**
 * A component out of a remote: loading, failed, or ready. `retry` starts from the beginning; a
 * promise that was rejected is never used twice.
 * @param part names the component within the remote: a page or a slot
 */
export function useRemoteComponent<Props>(remote: string, part: string, choose: Choose<Props>) {
  const remotes = useRemotes();
  const cache = cacheOf(remotes);
  const key = `${remote}/${part}`;
  const cached = cache.get(key) as ComponentType<Props> | undefined;
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase<Props>>({ name: 'loading' });

  useEffect(() => {
    if (cached) return undefined;
    let wanted = true;
    setPhase({ name: 'loading' });
    const load = async () => {
      const loader = choose(await remotes.load(remote));
      if (!loader) throw new Error(`${remote} has no ${part}`);
      return loader();
    };
    load().then(
      (Component) => {
        cache.set(key, Component);
        if (wanted) setPhase({ name: 'ready', Component });
      },
      (error: unknown) => wanted && setPhase({ name: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `choose` is new on every render; `key` stands for it
  }, [remotes, key, attempt]);

  const retry = useCallback(() => {
    cache.delete(key);
    setAttempt((count) => count + 1);
  }, [cache, key]);
  const current: Phase<Props> = cached ? { name: 'ready', Component: cached } : phase;
  return { phase: current, retry };
}
