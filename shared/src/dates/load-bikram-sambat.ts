import { useSyncExternalStore } from 'react';
import type * as BikramSambat from '../domain/bikram-sambat';

type Rules = typeof BikramSambat;

let rules: Rules | undefined;
let hasFailed = false;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

async function load() {
  try {
    rules = await import('../domain/bikram-sambat');
    hasFailed = false;
  } catch {
    // Dates stay in AD; the next caller retries.
    hasFailed = true;
    loading = undefined;
  }
  for (const tell of listeners) tell();
}

function listen(tell: () => void) {
  listeners.add(tell);
  loading ??= load();
  return () => listeners.delete(tell);
}
const never = () => () => undefined;

/** The rules of Bikram Sambat, loaded if wanted; undefined until then. */
export const useBikramSambat = (wanted: boolean): Rules | undefined =>
  useSyncExternalStore(
    wanted ? listen : never,
    () => (wanted ? rules : undefined),
    () => undefined,
  );

/** True once loading has succeeded or failed. */
export const useIsSettled = (wanted: boolean): boolean =>
  useSyncExternalStore(
    wanted ? listen : never,
    () => !wanted || rules !== undefined || hasFailed,
    () => !wanted,
  );
