import { useEffect, useRef, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** True while the browser is online; `onBack` runs when it reconnects while `awaited`. */
export function useConnection(awaited: boolean, onBack: () => void): boolean {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!awaited) return undefined;
    const back = () => latest.current();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [awaited]);
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
