import { useMemo, useSyncExternalStore } from 'react';
import { keptTextOf } from '../../kept-text';
import { COMPARED_KEY, comparedIn } from '../../model/compared';

export const keptCompared = keptTextOf(COMPARED_KEY);
const nothingKept = () => '';

/** The products chosen in this browser; none while the server's HTML is taken over. */
export function useCompared() {
  const text = useSyncExternalStore(keptCompared.onChange, keptCompared.read, nothingKept);
  return useMemo(() => comparedIn(text), [text]);
}
