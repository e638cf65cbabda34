import type { Middleware } from 'redux';
import { baseApi } from '@pasal/shared/api';
import { logout, setCredentials } from '@pasal/shared/shell';
import { removeToken, writeToken } from './token-cookie';

/**
 * Keeps the `staff_token` cookie in sync with the auth state (R4.7), and clears the cached answers when a user signs
 * out: the next person at this browser must not see them.
 */
export const sessionMiddleware: Middleware = (api) => (next) => (action) => {
  if (setCredentials.match(action)) writeToken(action.payload.token);
  const result = next(action);
  if (logout.match(action)) {
    removeToken();
    api.dispatch(baseApi.util.resetApiState());
  }
  return result;
};
