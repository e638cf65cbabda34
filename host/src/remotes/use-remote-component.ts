import {
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { keyOf, loadPart, type Part } from './load-part';
import { PartAway } from './part-away';
import { partsOf } from './remote-parts';
import { useRemotes } from './remotes-context';

type Phase<Props> =
  | { name: 'loading' }
  | { name: 'failed'; error: unknown }
  | { name: 'ready'; Component: ComponentType<Props> };

/** No attempt: the server's HTML of the part stands where nothing came, or another version. */
const AWAY = -1;
/** No attempt either: the server's HTML says that the part is loading, whether or not it is there by now. */
const FRAMED = -2;
const LOADING = { name: 'loading' } as const;

/**
 * A component out of a remote: loading, failed, or ready. `retry` starts from the beginning, with
 * every other part of the remote that failed; a promise that was rejected is never used twice.
 * What the server has rendered suspends until it is there, so that its HTML is taken over whole; when
 * it does not come, or of another version, the HTML is dropped.
 */
export function useRemoteComponent<Props>(part: Part) {
  const { remote } = part;
  const remotes = useRemotes();
  const parts = partsOf(remotes);
  const own = keyOf(part);
  const key = `${remote}/${own}`;
  const awaited = parts.awaited.get(key);
  const cached = parts.loaded.get(key) as ComponentType<Props> | undefined;
  const readAttempt = () => parts.attemptOf(remote);
  // React reads the other one while it takes the server's HTML over, and then alone.
  const readTakenOver = () => {
    if (parts.framed.has(key)) return FRAMED;
    return parts.failures.has(key) || parts.otherwise.has(key) ? AWAY : readAttempt();
  };
  const attempt = useSyncExternalStore(parts.subscribe, readAttempt, readTakenOver);
  const [phase, setPhase] = useState<Phase<Props>>(() =>
    parts.failures.has(key)
      ? { name: 'failed', error: parts.failures.get(key) }
      : { name: 'loading' },
  );

  useEffect(() => {
    awaited?.taken();
    parts.awaited.delete(key);
    if (cached || attempt === FRAMED) return undefined;
    let wanted = true;
    const fail = (error: unknown) => {
      if (!wanted) return;
      parts.failed(remote, own);
      setPhase({ name: 'failed', error });
    };
    const leave = () => {
      wanted = false;
      parts.left(remote, own);
      parts.failures.delete(key);
    };
    // The same part may stand in another place, whose HTML is still the server's: it reads this too.
    if (parts.failures.has(key)) {
      fail(parts.failures.get(key));
      return leave;
    }
    setPhase({ name: 'loading' });
    loadPart<Props>(remotes, part).then((Component) => {
      parts.loaded.set(key, Component);
      if (wanted) setPhase({ name: 'ready', Component });
      parts.arrived(remote, own);
    }, fail);
    return leave;
    // oxlint-disable-next-line react/exhaustive-deps -- `part` is new on every render; `key` stands for it
  }, [remotes, key, attempt]);

  const retry = useCallback(() => {
    parts.loaded.delete(key);
    parts.tryAgain(remote);
  }, [parts, key, remote]);
  // Last: React comes back to a component that waited, and finds the hooks before this one as they were.
  // It may not wait then any more, and a hook after it would be one React has never seen.
  if (awaited && !cached) use(awaited.coming);
  if (attempt === AWAY) throw new PartAway(key);
  if (attempt === FRAMED) return { phase: LOADING, retry };
  const current: Phase<Props> = cached ? { name: 'ready', Component: cached } : phase;
  return { phase: current, retry };
}
