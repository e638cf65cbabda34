import { useEffect, useRef } from 'react';
import { originOf } from '@pasal/shared/domain';
import { ShopName, ShopOrigin, useShopName } from '@pasal/shared/shell';
import { Outlet, useLocation } from '@pasal/shared/routing';
import { AccentStyle } from '@pasal/shared/theme';
import { useLooks, useSite } from '../layout/use-site';
import { PageAnnouncer } from './page-announcer';
import { useScrollPlace } from './use-scroll-place';

/**
 * Wraps every page of the shop. It restores the scroll position (R2.10) and moves the focus to the new page; a
 * browser does that by itself only when it loads a document.
 */
export function PageFrame() {
  const { pathname } = useLocation();
  const site = useSite();
  const accent = useLooks()?.accent;
  const sentName = useShopName();
  const shown = useRef(pathname);
  useScrollPlace();
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <ShopName value={site?.shop_name || sentName}>
      <ShopOrigin value={originOf(site?.website)}>
        {accent && <AccentStyle $colors={accent} />}
        <Outlet />
        <PageAnnouncer pathname={pathname} />
      </ShopOrigin>
    </ShopName>
  );
}
