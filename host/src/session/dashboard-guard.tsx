import { useEffect } from 'react';
import {
  logout,
  selectIsAuthenticated,
  selectToken,
  selectUser,
  useShopDispatch,
  useShopSelector,
} from '@pasal/shared/shell';
import { Outlet, useLocation, useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Container, LoadingView } from '@pasal/shared/ui';
import { ownerOf } from '@pasal/platform/browser/remotes/owner-of';
import { RemoteFailure } from '../remotes/remote-failure';
import { RemoteSlot } from '@pasal/platform/browser/remotes/remote-slot';
import { useRemotes } from '@pasal/platform/browser/remotes/remotes-context';
import { BareScreen } from './bare-screen';
import { SignInScreen } from './sign-in-screen';
import { isTokenValid } from '../store/token-cookie';

/**
 * Guards every dashboard page (R2 "Access guard"). A token that is missing, unreadable or expired ends the session
 * silently and redirects to the home page. While the flag is unknown a loading indicator shows; without a user the
 * sign-in screen; else the dashboard. When the frame's remote fails to load, the page of another remote is shown
 * below the error.
 */
export function DashboardGuard() {
  const isAuthenticated = useShopSelector(selectIsAuthenticated);
  const user = useShopSelector(selectUser);
  const token = useShopSelector(selectToken);
  const dispatch = useShopDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const remotes = useRemotes();
  const known = remotes.list();
  const owner = ownerOf(known, pathname)?.name;
  // oxlint-disable-next-line react/purity -- expiry is checked on each render (R4.8)
  const valid = isTokenValid(token, Date.now());

  useEffect(() => {
    if (valid) return;
    dispatch(logout());
    void navigate(paths.home(), { replace: true });
  }, [valid, dispatch, navigate]);

  const isOpen = valid && isAuthenticated && user;
  useEffect(() => {
    // The page may be another remote's. It loads in parallel with the frame, which would request it only later.
    if (isOpen && owner) remotes.load(owner).catch(() => undefined);
  }, [isOpen, owner, remotes]);

  if (!valid || isAuthenticated === null) return <LoadingView />;
  if (!isOpen) return <SignInScreen />;
  return (
    <RemoteSlot
      slot="dashboardFrame"
      props={{ routes: known.flatMap(({ routes }) => routes) }}
      place="page"
      failed={(retry, remote) => (
        <BareScreen>
          <RemoteFailure remote={remote} onRetry={retry} />
          {owner !== remote && (
            <Container>
              <Outlet />
            </Container>
          )}
        </BareScreen>
      )}
    />
  );
}
