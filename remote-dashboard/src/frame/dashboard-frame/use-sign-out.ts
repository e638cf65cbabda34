import { statusOf, useSignOutMutation } from '@pasal/shared/api';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { logout, notify, useShopDispatch } from '@pasal/shared/shell';
import { ASKED_TO_LEAVE, askToLeave } from '../../kit/leave-guard/ask-to-leave';
import * as messages from './messages';

const FLOW = 'sign-out';

/** "Logout calls the server, goes to /login and clears auth state" (R2.73), in this order. */
export function useSignOut() {
  const [signOut, { isLoading }] = useSignOutMutation();
  const dispatch = useShopDispatch();
  const navigate = useNavigate();

  async function leave() {
    // Before the session ends: afterwards nothing on the page could be saved.
    if (!(await askToLeave())) return;
    try {
      await signOut().unwrap();
    } catch (error) {
      // An expired session needs no logout.
      if (statusOf(error) !== 401) {
        notify.error(messages.logoutFailed, { flow: FLOW });
        return;
      }
    }
    notify.settle(FLOW);
    // Synchronously: otherwise the dashboard's guard would see no token and redirect to the home page.
    await navigate(paths.login(), { flushSync: true, state: ASKED_TO_LEAVE });
    dispatch(logout());
  }

  return { leave, isLeaving: isLoading };
}
