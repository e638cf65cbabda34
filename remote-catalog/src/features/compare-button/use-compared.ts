import { useMemo, useSyncExternalStore } from 'react';
import { makeStoredText } from '../../stored-text';
import { COMPARED_KEY, comparedIn } from '../../model/compared';

export const storedCompared = makeStoredText(COMPARED_KEY);
const nothingStored = () => '';

/** The products chosen in this browser; none while the server's HTML is taken over. */
export function useCompared() {
  const text = useSyncExternalStore(storedCompared.onChange, storedCompared.read, nothingStored);
  return useMemo(() => comparedIn(text), [text]);
}
