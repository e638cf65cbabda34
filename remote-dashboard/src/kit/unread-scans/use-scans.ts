import { useSyncExternalStore } from 'react';

/** What stayed as it was, and why. */
export interface Stayed {
  name: string;
  problem: string;
}

const NONE: readonly Stayed[] = [];

/** Outlives the desk's page: who looks at an order or at another desk reads them afterwards. */
const unreadOf = new Map<string, readonly Stayed[]>();
const hearers = new Set<() => void>();

function listen(hear: () => void) {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

function keep(desk: string, scans: readonly Stayed[]): void {
  unreadOf.set(desk, scans);
  for (const hear of hearers) hear();
}

/** The scans of a desk that did nothing, until they are read and closed. */
export function useScans(desk: string) {
  const read = () => unreadOf.get(desk) ?? NONE;
  const unread = useSyncExternalStore(listen, read, () => NONE);
  const onFailed = (name: string, problem: string) => keep(desk, [...read(), { name, problem }]);
  return { unread, onFailed, clear: () => keep(desk, NONE) };
}
