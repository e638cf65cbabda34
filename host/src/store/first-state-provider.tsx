import { useContext, useMemo, type ReactNode } from 'react';
import { ReactReduxContext } from 'react-redux';
import type { ShellState } from '@pasal/shared/shell';

interface FirstStateProps {
  /** The state that the server's HTML was made from. */
  first: ShellState;
  children: ReactNode;
}

/**
 * Provides the server's state during hydration: the persisted part comes from `first`, the answers from the current
 * store. A remote adds its endpoints only when it runs, so the answers cannot be a snapshot of the start, which is
 * all that react-redux's own provider accepts.
 */
export function FirstState({ first, children }: FirstStateProps) {
  const outer = useContext(ReactReduxContext);
  const value = useMemo(() => {
    if (!outer) return null;
    let seen: object | undefined;
    let answer: object = first;
    const getServerState = () => {
      const now = outer.store.getState() as object;
      // The same state must be the same object, or React sees a change.
      if (now !== seen) answer = { ...now, ...first };
      seen = now;
      return answer;
    };
    return { ...outer, getServerState } as typeof outer;
  }, [outer, first]);
  return <ReactReduxContext value={value}>{children}</ReactReduxContext>;
}
