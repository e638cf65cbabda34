import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls back whenever the visitor has navigated to another page. */
export function OnNextPage({ act }: { act: () => void }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    act();
  }, [pathname, act]);
  return null;
}
