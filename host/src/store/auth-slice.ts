import { createReducer } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { logout, setCredentials, signedOut, type AuthState } from '@pasal/shared/shell';

interface Rehydrated {
  type: typeof REHYDRATE;
  payload?: { auth?: Partial<AuthState> };
}

const isRehydrated = (action: { type: string }): action is Rehydrated => action.type === REHYDRATE;

/**
 * The signed-in user. `isAuthenticated` is null until the saved state is restored, and true or false afterwards. The
 * token is read from the cookie at start, never from storage (R3.1, R4.7).
 */
export const makeAuthReducer = (token: string | null) =>
  createReducer<AuthState>({ isAuthenticated: null, user: null, token }, (build) => {
    build
      .addCase(setCredentials, (_state, { payload }) => ({ isAuthenticated: true, ...payload }))
      .addCase(logout, () => signedOut)
      .addMatcher(isRehydrated, (state, { payload }) => {
        if (state.isAuthenticated !== null) return;
        state.isAuthenticated = payload?.auth?.isAuthenticated === true;
        state.user = payload?.auth?.user ?? null;
      });
  });
