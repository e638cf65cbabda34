import { useMemo, useSyncExternalStore } from 'react';
import { makeStoredText } from '../../stored-text';
import { COMPARED_KEY, comparedIn } from '../../model/compared';

export const storedCompared = makeStoredText(COMPARED_KEY);
const nothingStored = () => '';

/** The products selected in this browser; none during hydration. */
export function useCompared() {
  const text = useSyncExternalStore(storedCompared.onChange, storedCompared.read, nothingStored);
  return useMemo(() => comparedIn(text), [text]);
}
