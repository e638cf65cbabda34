import { injectEndpoints, mutationOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';
import { answerAddresses, failWith, forgetShops } from '@pasal/shared/testing';
import { makeStore } from './make-store';

// A team names its endpoints as it likes.
const api = injectEndpoints({
  endpoints: (build) => ({
    sendOrder: mutationOf(build, calls.placeOrder),
    askQuote: mutationOf(build, calls.quoteCart),
  }),
});
const storage = {
  getItem: async () => null,
  setItem: async () => undefined,
  removeItem: async () => undefined,
};
const PLACED = 'POST /order-product';
const QUOTED = 'POST /order-product/quote';
const body = {} as never;
afterEach(forgetShops);

async function factsOf(answer: object) {
  answerAddresses({ [PLACED]: answer, [QUOTED]: {} });
  const facts: object[] = [];
  const onOrder = (fact: object) => void facts.push(fact);
  const { store } = makeStore({ token: null, openStorage: () => storage, onOrder });
  await store.dispatch(api.endpoints.askQuote.initiate({ body }));
  await store.dispatch(api.endpoints.sendOrder.initiate({ body }));
  return facts;
}

test.each<[string, object, object[]]>([
  ['an order the shop took', { order: {} }, [{ phase: 'ordered' }]],
  [
    'one it refused as it stands',
    failWith(409, { code: 'PRICE_CHANGED' }),
    [{ phase: 'refused', code: 'PRICE_CHANGED' }],
  ],
  ['one that failed otherwise', failWith(500, {}), []],
])('%s, by whichever endpoint it was placed', async (_case, answer, expected) => {
  expect(await factsOf(answer)).toEqual(expected);
});
