import { useContext, useMemo, type ReactNode } from 'react';
import { ReactReduxContext } from 'react-redux';
import type { ShellState } from '@pasal/shared/shell';

interface FirstStateProps {
  /** What the server's HTML was made from. */
  first: ShellState;
  children: ReactNode;
}

/**
 * While the server's HTML is taken over, the store below is the one it was made from: its saved part
 * as `first` has it, its answers as they are. A remote brings its endpoints only when it runs, so the
 * answers cannot be a picture taken at the start, which is all the provider of react-redux takes.
 */
export function FirstState({ first, children }: FirstStateProps) {
  const outer = useContext(ReactReduxContext);
  const value = useMemo(() => {
    if (!outer) return null;
    let seen: object | undefined;
    let answer: object = first;
    const getServerState = () => {
      const now = outer.store.getState() as object;
      // The same state twice is the same object twice, or React takes it for a change.
      if (now !== seen) answer = { ...now, ...first };
      seen = now;
      return answer;
    };
    return { ...outer, getServerState } as typeof outer;
  }, [outer, first]);
  return <ReactReduxContext value={value}>{children}</ReactReduxContext>;
}
