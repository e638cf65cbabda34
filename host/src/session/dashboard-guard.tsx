import { useEffect } from 'react';
import {
  logout,
  selectIsAuthenticated,
  selectToken,
  selectUser,
  useShopDispatch,
  useShopSelector,
} from '@pasal/shared/shell';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { LoadingView } from '@pasal/shared/ui';
import { RemoteFailure } from '../remotes/remote-failure';
import { RemoteSlot } from '@pasal/platform/browser/remotes/remote-slot';
import { BareScreen } from './bare-screen';
import { SignInScreen } from './sign-in-screen';
import { isTokenValid } from '../store/token-cookie';

/**
 * What stands before every dashboard page (R2 "Access guard"): a token that is missing,
 * unreadable or expired ends the session silently and leads home; while the flag is unknown a
 * loading indicator shows; without a user the sign-in screen shows; else the dashboard.
 */
export function DashboardGuard() {
  const isAuthenticated = useShopSelector(selectIsAuthenticated);
  const user = useShopSelector(selectUser);
  const token = useShopSelector(selectToken);
  const dispatch = useShopDispatch();
  const navigate = useNavigate();
  // oxlint-disable-next-line react/purity -- expiry is checked on each render (R4.8)
  const valid = isTokenValid(token, Date.now());

  useEffect(() => {
    if (valid) return;
    dispatch(logout());
    void navigate(paths.home(), { replace: true });
  }, [valid, dispatch, navigate]);

  if (!valid || isAuthenticated === null) return <LoadingView />;
  if (!isAuthenticated || !user) return <SignInScreen />;
  return (
    <RemoteSlot
      slot="dashboardFrame"
      props={{}}
      place="page"
      failed={(retry, remote) => (
        <BareScreen>
          <RemoteFailure remote={remote} onRetry={retry} />
        </BareScreen>
      )}
    />
  );
}
