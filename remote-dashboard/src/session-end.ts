import { statusOf } from '@pasal/shared/api';
import { logout, selectToken, type ShellState } from '@pasal/shared/shell';

/** What RTK Query hands to a call's life cycle, as far as it matters here. */
interface CallLife {
  dispatch: (action: ReturnType<typeof logout>) => unknown;
  getState: () => object;
  queryFulfilled: Promise<unknown>;
}

const tokenOf = (state: object) => selectToken(state as ShellState);

/** The error RTK Query rejects `queryFulfilled` with stands in `error`. */
function causeOf(rejection: unknown): unknown {
  return typeof rejection === 'object' && rejection !== null && 'error' in rejection
    ? rejection.error
    : undefined;
}

/**
 * A call the server answers with 401 ends the session silently; the host's guard then leads home
 * (spec §8 "Token problems"). A late answer to an earlier session's call ends nothing.
 */
export async function endSessionOn401(
  _argument: unknown,
  { dispatch, getState, queryFulfilled }: CallLife,
): Promise<void> {
  const token = tokenOf(getState());
  try {
    await queryFulfilled;
  } catch (rejection) {
    const isOver = statusOf(causeOf(rejection)) === 401;
    if (isOver && tokenOf(getState()) === token) dispatch(logout());
  }
}
