import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { viewedIds } from '../../model/viewed';
import { storedViewed, rememberViewed } from './viewed-storage';

const nothingStored = () => '';

/** The products looked at before in this browser, newest first; none while the server's HTML is taken over. */
export function useViewedIds(except?: number): readonly number[] {
  const text = useSyncExternalStore(storedViewed.onChange, storedViewed.read, nothingStored);
  return useMemo(() => viewedIds(text, except), [text, except]);
}

/** Keeps that the product on this page was looked at. */
export function useRememberViewed(id: number): void {
  useEffect(() => rememberViewed(id), [id]);
}
