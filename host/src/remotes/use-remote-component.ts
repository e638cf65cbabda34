import { useCallback, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { ComponentLoader, RemoteModule } from '@pasal/shared/shell';
import { partsOf } from './remote-parts';
import { useRemotes } from './remotes-context';

type Phase<Props> =
  | { name: 'loading' }
  | { name: 'failed'; error: unknown }
  | { name: 'ready'; Component: ComponentType<Props> };

type Choose<Props> = (module: RemoteModule) => ComponentLoader<Props> | undefined;

/**
 * A component out of a remote: loading, failed, or ready. `retry` starts from the beginning, with
 * every other part of the remote that failed; a promise that was rejected is never used twice.
 * @param part names the component within the remote: a page or a slot
 */
export function useRemoteComponent<Props>(remote: string, part: string, choose: Choose<Props>) {
  const remotes = useRemotes();
  const parts = partsOf(remotes);
  const key = `${remote}/${part}`;
  const cached = parts.loaded.get(key) as ComponentType<Props> | undefined;
  const readAttempt = () => parts.attemptOf(remote);
  const attempt = useSyncExternalStore(parts.subscribe, readAttempt, readAttempt);
  const [phase, setPhase] = useState<Phase<Props>>({ name: 'loading' });

  useEffect(() => {
    if (cached) return undefined;
    let wanted = true;
    setPhase({ name: 'loading' });
    const { inTries, withinBudget } = remotes.scripts;
    const load = async () => {
      const loader = choose(await remotes.load(remote));
      if (!loader) throw new Error(`${remote} has no ${part}`);
      return inTries(remote, loader);
    };
    withinBudget(remote, load).then(
      (Component) => {
        parts.loaded.set(key, Component);
        if (wanted) setPhase({ name: 'ready', Component });
        parts.arrived(remote, part);
      },
      (error: unknown) => {
        if (!wanted) return;
        parts.failed(remote, part);
        setPhase({ name: 'failed', error });
      },
    );
    return () => {
      wanted = false;
      parts.left(remote, part);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `choose` is new on every render; `key` stands for it
  }, [remotes, key, attempt]);

  const retry = useCallback(() => {
    parts.loaded.delete(key);
    parts.tryAgain(remote);
  }, [parts, key, remote]);
  const current: Phase<Props> = cached ? { name: 'ready', Component: cached } : phase;
  return { phase: current, retry };
}
