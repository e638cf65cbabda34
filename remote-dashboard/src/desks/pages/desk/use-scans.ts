import { useState } from 'react';
import type { Stayed } from './use-work';

/** The scans that did nothing, until they are read and closed. */
export function useScans() {
  const [unread, setUnread] = useState<readonly Stayed[]>([]);
  const onFailed = (name: string, problem: string) =>
    setUnread((before) => [...before, { name, problem }]);
  return { unread, onFailed, clear: () => setUnread([]) };
}
