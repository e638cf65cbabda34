import { useSyncExternalStore } from 'react';

function listen(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** True while this page is visible: not while another tab is in front. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    listen,
    () => document.visibilityState === 'visible',
    () => true,
  );
}
