import { useState } from 'react';
import { Outlet } from '@pasal/shared/routing';
import type { ShellSlots } from '@pasal/shared/shell';
import { Dialog, Icon, IconButton, LoadingView, icons } from '@pasal/shared/ui';
import * as s from './dashboard-frame.styles';
import * as messages from './messages';
import { Navigation } from './navigation';
import { useCollapsed } from './use-collapsed';
import { useSessionCheck } from './use-session-check';
import { useSplash } from './use-splash';

/**
 * Around every page of the dashboard: sidebar, on small screens a drawer, and for the first second
 * the splash, under which the page loads already (R2.71).
 */
export function DashboardFrame({ routes }: ShellSlots['dashboardFrame']) {
  const [collapsed, toggleCollapsed] = useCollapsed();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const splash = useSplash();
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
        </s.TopBar>
        <s.Sidebar>
          <Navigation routes={routes} collapsed={collapsed} />
          <IconButton
            label={collapsed ? messages.expand : messages.collapse}
            aria-expanded={!collapsed}
            onClick={toggleCollapsed}
          >
            <Icon shape={collapsed ? icons.chevronRight : icons.chevronLeft} />
          </IconButton>
        </s.Sidebar>
        <s.Main id="content" tabIndex={-1}>
          <Outlet />
        </s.Main>
      </s.Root>
      <Dialog open={drawerOpen} place="left" title={messages.menu} onClose={closeDrawer}>
        <Navigation routes={routes} onLeave={closeDrawer} />
      </Dialog>
    </>
  );
}
