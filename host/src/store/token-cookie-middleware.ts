import type { Middleware } from '@reduxjs/toolkit';
import { logout, setCredentials } from '@pasal/shared/shell';
import { removeToken, writeToken } from '../session/token-cookie';

/** Keeps the `staff_token` cookie in step with the auth state (spec §4 "Auth"). */
export const tokenCookieMiddleware: Middleware = () => (next) => (action) => {
  if (setCredentials.match(action)) writeToken(action.payload.token);
  if (logout.match(action)) removeToken();
  return next(action);
};
