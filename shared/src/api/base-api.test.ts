import { answerAddresses, makeTestStore } from '@pasal/shared/testing';
import { baseApi } from './base-api';
import { injectEndpoints } from './inject-endpoints';

const api = injectEndpoints({
  endpoints: (build) => ({ ping: build.query<{ ok: boolean }, void>({ query: () => '/ping' }) }),
});
const ask = api.endpoints.ping;

function openStore() {
  const server = answerAddresses({ 'GET /ping': { ok: true } });
  const store = makeTestStore();
  const kept = () => ask.select()(store.getState()).data;
  return { server, store, kept };
}

describe('the cache of answers (R9.12)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('"Data cache keeps unused data 60 seconds"', async () => {
    const { store, kept } = openStore();
    const asked = store.dispatch(ask.initiate());
    await asked;
    await jest.advanceTimersByTimeAsync(120_000);
    expect(kept()).toEqual({ ok: true });
    asked.unsubscribe();
    await jest.advanceTimersByTimeAsync(59_900);
    expect(kept()).toEqual({ ok: true });
    await jest.advanceTimersByTimeAsync(200);
    expect(kept()).toBeUndefined();
  });

  it('"no refetch on focus or reconnect"', async () => {
    const { store, server } = openStore();
    const asked = store.dispatch(ask.initiate());
    await asked;
    for (const event of ['online', 'focus', 'visibilitychange']) {
      window.dispatchEvent(new Event(event));
      document.dispatchEvent(new Event(event));
    }
    store.dispatch(baseApi.internalActions.onOnline());
    store.dispatch(baseApi.internalActions.onFocus());
    await jest.advanceTimersByTimeAsync(5000);
    expect(server.calls).toHaveLength(1);
    asked.unsubscribe();
  });

  it('"subscription bookkeeping batched every 500 ms"', async () => {
    const { store } = openStore();
    const entries = () => Object.keys(store.getState().api.subscriptions);
    const asked = store.dispatch(ask.initiate());
    await asked;
    await jest.advanceTimersByTimeAsync(400);
    expect(entries()).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(entries()).toEqual(['ping(undefined)']);
    asked.unsubscribe();
  });
});
