import { useEffect, useState } from 'react';

/** Pause before a search is applied, in ms (R9.9). */
export const SEARCH_PAUSE = 500;

/** `value` once it has stood still for `pause` ms; `apply` takes a value over at once (Enter). */
export function useDebounced<Value>(value: Value, pause = SEARCH_PAUSE) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return [settled, setSettled] as const;
}
