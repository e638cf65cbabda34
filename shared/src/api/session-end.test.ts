import { injectEndpoints } from './inject-endpoints';
import { answerAddresses, failWith, makeTestStore, makeUser } from '../testing';
import { logout, setCredentials } from '../shell';

const api = injectEndpoints({
  endpoints: (build) => ({
    look: build.query<object, void>({ query: () => '/look' }),
    change: build.mutation<object, void>({ query: () => ({ url: '/change', method: 'POST' }) }),
  }),
});
const { look, change } = api.endpoints;
const auth = { isAuthenticated: true, user: makeUser(), token: 'first' };

type Store = ReturnType<typeof makeTestStore>;

/** Answers calls with `status` after `meanwhile` ran; returns whether somebody is signed in then. */
async function isSignedInAfter(status: number, meanwhile?: (store: Store) => void) {
  const store = makeTestStore({ auth });
  const answer = () => {
    meanwhile?.(store);
    return failWith(status, { message: 'No.', code: 'UNAUTHENTICATED' });
  };
  answerAddresses({ 'GET /look': answer, 'POST /change': answer });
  const results: (boolean | null)[] = [];
  for (const call of [look.initiate(), change.initiate()]) {
    await store.dispatch(call as ReturnType<typeof change.initiate>);
    results.push(store.getState().auth.isAuthenticated);
    if (meanwhile === undefined) store.dispatch(setCredentials(auth));
  }
  return results;
}

function signInAgain({ dispatch }: Store) {
  dispatch(logout());
  dispatch(setCredentials({ user: makeUser(), token: 'next' }));
}

describe('a response that the session is over', () => {
  it('ends it, whether something was read or changed', async () => {
    expect(await isSignedInAfter(401)).toEqual([false, false]);
  });

  it.each([403, 409, 500])('%i ends nothing', async (status) => {
    expect(await isSignedInAfter(status)).toEqual([true, true]);
  });

  it('ends nothing when it comes late, after another sign-in', async () => {
    let times = 0;
    const once = (store: Store) => {
      times += 1;
      if (times === 1) signInAgain(store);
    };
    const [late] = await isSignedInAfter(401, once);
    expect(late).toBe(true);
  });

  it('is silent for a visitor, whose sign-in was refused', async () => {
    const store = makeTestStore();
    answerAddresses({ 'POST /change': failWith(401, { message: 'Wrong password.' }) });
    const seen: unknown[] = [];
    store.subscribe(() => seen.push(store.getState().auth));
    const before = store.getState().auth;
    await store.dispatch(change.initiate());
    expect(seen.every((state) => state === before)).toBe(true);
  });
});
