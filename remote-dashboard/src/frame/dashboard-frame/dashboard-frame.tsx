import { useState } from 'react';
import { useMay } from '@pasal/shared/dashboard';
import { CalendarSwitch } from '@pasal/shared/dates';
import { Outlet } from '@pasal/shared/routing';
import { TitleMark, type ShellSlots } from '@pasal/shared/shell';
import {
  Dialog,
  DigitsSwitch,
  Icon,
  IconButton,
  LoadingView,
  ThemeSwitch,
  VisuallyHidden,
  icons,
} from '@pasal/shared/ui';
import { countOf, newOrders } from '../../kit/new-orders/messages';
import { useNewOrders } from '../../kit/new-orders/use-new-orders';
import { patterns } from '../../paths';
import { NextPoint } from '../next-point/next-point';
import * as s from './dashboard-frame.styles';
import * as messages from './messages';
import { Navigation } from './navigation';
import { PagesOfRole } from './pages-of-role';
import { useCollapsed } from './use-collapsed';
import { useOrderAlerts } from './use-order-alerts';
import { useSessionCheck } from './use-session-check';
import { useSplash } from './use-splash';

/** Preferences for all pages; icons in a narrow sidebar. */
const Choices = ({ iconOnly }: { iconOnly: boolean }) => (
  <s.Choices>
    <s.OtherLanguage iconOnly={iconOnly} />
    <CalendarSwitch iconOnly={iconOnly} />
    <DigitsSwitch iconOnly={iconOnly} />
    <ThemeSwitch iconOnly={iconOnly} />
  </s.Choices>
);

/**
 * The frame of every dashboard page: sidebar, a drawer on small screens, and for the first second the splash, behind
 * which the page already loads (R2.71). It announces new orders on each page.
 */
export function DashboardFrame({ routes }: ShellSlots['dashboardFrame']) {
  const [collapsed, toggleCollapsed] = useCollapsed();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const splash = useSplash();
  const { count, newest } = useNewOrders(!useMay('staff'));
  useOrderAlerts(count, newest);
  useSessionCheck();
  const closeDrawer = () => setDrawerOpen(false);

  return (
    <>
      {splash && (
        <s.Splash>
          <LoadingView label={messages.splash} />
        </s.Splash>
      )}
      <s.Root $collapsed={collapsed} inert={splash}>
        <s.SkipLink href="#content">{messages.skip}</s.SkipLink>
        <s.TopBar>
          <IconButton label={messages.openMenu} onClick={() => setDrawerOpen(true)}>
            <Icon shape={icons.menu} />
          </IconButton>
          {messages.navigation}
          {count > 0 && <s.TopNotice to={patterns.orderManagement}>{newOrders(count)}</s.TopNotice>}
        </s.TopBar>
        <VisuallyHidden aria-live="polite">{count > 0 && newOrders(count)}</VisuallyHidden>
        <s.Sidebar>
          <Navigation routes={routes} collapsed={collapsed} newOrders={count} />
          <s.Foot $collapsed={collapsed}>
            <IconButton
              label={collapsed ? messages.expand : messages.collapse}
              aria-expanded={!collapsed}
              onClick={toggleCollapsed}
            >
              <Icon shape={collapsed ? icons.chevronRight : icons.chevronLeft} />
            </IconButton>
            <Choices iconOnly={collapsed} />
          </s.Foot>
        </s.Sidebar>
        <s.Main id="content" tabIndex={-1}>
          <TitleMark value={count > 0 ? `(${countOf(count)}) ` : ''}>
            <NextPoint />
            <PagesOfRole routes={routes}>
              <Outlet />
            </PagesOfRole>
          </TitleMark>
        </s.Main>
      </s.Root>
      <Dialog open={drawerOpen} place="left" title={messages.menu} onClose={closeDrawer}>
        <Navigation routes={routes} onLeave={closeDrawer} newOrders={count} />
        <Choices iconOnly={false} />
      </Dialog>
    </>
  );
}
