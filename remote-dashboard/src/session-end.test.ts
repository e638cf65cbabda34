import { logout, setCredentials } from '@pasal/shared/shell';
import { makeTestStore, makeUser } from '@pasal/shared/testing';
import { endSessionOn401 } from './session-end';
import { signedIn } from './testing/staff';

type Store = ReturnType<typeof makeTestStore>;

/** A call answered with `status` after `meanwhile` happened; whether somebody is signed in then. */
async function isSignedInAfter(status: number, meanwhile?: (store: Store) => void) {
  const store = makeTestStore(signedIn());
  const { dispatch, getState } = store;
  const queryFulfilled = Promise.resolve().then(() => {
    meanwhile?.(store);
    throw Object.assign(new Error('refused'), { error: { status, data: {} } });
  });
  await endSessionOn401(undefined, { dispatch, getState, queryFulfilled });
  return getState().auth.isAuthenticated;
}

function signInAgain({ dispatch }: Store) {
  dispatch(logout());
  dispatch(setCredentials({ user: makeUser(), token: 'next' }));
}

describe('an answer that the session is over', () => {
  it('ends it', async () => {
    expect(await isSignedInAfter(401)).toBe(false);
  });

  it.each([403, 409, 500])('%i ends nothing', async (status) => {
    expect(await isSignedInAfter(status)).toBe(true);
  });

  it('ends nothing when it comes late, after another sign-in', async () => {
    expect(await isSignedInAfter(401, signInAgain)).toBe(true);
  });
});
