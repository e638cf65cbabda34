import { isFulfilled, isPending, isRejected, isRejectedWithValue } from '@reduxjs/toolkit';
import type { Middleware } from 'redux';
import { logout } from '../shell/actions';
import { selectToken } from '../shell/selectors';
import type { ShellState } from '../shell/state';
import { statusOf } from './message-of';

const isSettled = (action: unknown) => isFulfilled()(action) || isRejected()(action);

/**
 * A call the server answers with 401 ends the session silently; the host's guard then leads home
 * (R8.18). A late response to an earlier session's call ends nothing, nor does a
 * wrong password: nobody was signed in.
 */
export const sessionEnd: Middleware<object, ShellState> = ({ dispatch, getState }) => {
  /** The token each call under way was made with, by the call's request id. */
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
