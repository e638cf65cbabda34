import { isFulfilled, isPending, isRejected, isRejectedWithValue } from '@reduxjs/toolkit';
import type { Middleware } from 'redux';
import { logout } from '../shell/actions';
import { selectToken } from '../shell/selectors';
import type { ShellState } from '../shell/state';
import { statusOf } from './message-of';

const isSettled = (action: unknown) => isFulfilled()(action) || isRejected()(action);

/**
 * Ends the session silently when the server answers a call with 401; the host's guard then leads home
 * (R8.18). A late response to a call of an earlier session ends nothing, nor does a wrong password, because
 * then no session had begun.
 */
export const sessionEnd: Middleware<object, ShellState> = ({ dispatch, getState }) => {
  /** The token of each pending call, by request id. */
  const tokens = new Map<string, string>();
  return (next) => (action) => {
    const token = selectToken(getState());
    if (isPending()(action) && token !== null) tokens.set(action.meta.requestId, token);
    const result = next(action);
    if (!isSettled(action)) return result;
    const { requestId } = (action as { meta: { requestId: string } }).meta;
    const wasMadeNow = token !== null && tokens.get(requestId) === token;
    tokens.delete(requestId);
    if (wasMadeNow && isRejectedWithValue()(action) && statusOf(action.payload) === 401) {
      dispatch(logout());
    }
    return result;
  };
};
