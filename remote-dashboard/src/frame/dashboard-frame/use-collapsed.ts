import { useState, useSyncExternalStore } from 'react';

const KEY = 'pasal-sidebar';
const COLLAPSED = 'collapsed';

function listen(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function readRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) === COLLAPSED;
  } catch {
    // The browser has no storage for this page.
    return false;
  }
}

function remember(collapsed: boolean): void {
  try {
    localStorage.setItem(KEY, collapsed ? COLLAPSED : 'open');
  } catch {
    // Then the choice lasts until the page is left.
  }
}

/** Whether the sidebar shows only icons: as chosen on this page, or else as stored in this browser. */
export function useCollapsed() {
  const remembered = useSyncExternalStore(listen, readRemembered, () => false);
  const [chosen, setChosen] = useState<boolean>();
  const collapsed = chosen ?? remembered;
  function toggle() {
    remember(!collapsed);
    setChosen(!collapsed);
  }
  return [collapsed, toggle] as const;
}
