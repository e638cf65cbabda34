import { useSyncExternalStore } from 'react';

/** An unchanged parcel, and why. */
export interface Stayed {
  name: string;
  problem: string;
}

const NONE: readonly Stayed[] = [];

/** Outlives the desk's page: staff may view an order or another desk before reading them. */
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

/** A desk's failed scans, until they are acknowledged. */
export function useScans(desk: string) {
  const read = () => unreadOf.get(desk) ?? NONE;
  const unread = useSyncExternalStore(listen, read, () => NONE);
  const onFailed = (name: string, problem: string) => keep(desk, [...read(), { name, problem }]);
  return { unread, onFailed, clear: () => keep(desk, NONE) };
}
