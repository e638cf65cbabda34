import { useEffect } from 'react';
import { Outlet, useLocation } from '@pasal/shared/routing';

/** Around every page of the shop: scrolls to the top on every route change (spec §2). */
export function PageFrame() {
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return <Outlet />;
}
