import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { viewedIds } from '../../model/viewed';
import { storedViewed, rememberViewed } from './viewed-storage';

const nothingStored = () => '';

/** The products viewed in this browser, newest first; none during hydration. */
export function useViewedIds(except?: number): readonly number[] {
  const text = useSyncExternalStore(storedViewed.onChange, storedViewed.read, nothingStored);
  return useMemo(() => viewedIds(text, except), [text, except]);
}

/** Stores that this page's product was viewed. */
export function useRememberViewed(id: number): void {
  useEffect(() => rememberViewed(id), [id]);
}
