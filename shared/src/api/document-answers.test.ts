import { answerAddresses, makeTestStore } from '@pasal/shared/testing';
import { askAgain } from './base-api';
import { takeAnswers } from './document-answers';
import { injectEndpoints } from './inject-endpoints';

function inject(name: string) {
  const { endpoints } = injectEndpoints({
    endpoints: (build) => ({
      [name]: build.query<string, object | void>({
        query: () => `/${name}`,
        providesTags: ['product'],
      }),
    }),
  });
  const { [name]: endpoint } = endpoints;
  if (!endpoint) throw new Error(`${name} was not injected`);
  return endpoint;
}

type Asked = ReturnType<typeof inject>;

/** What a page reads that asks an endpoint, and how often the server was asked for it. */
async function read(
  { dispatch }: ReturnType<typeof makeTestStore>,
  endpoint: Asked,
  request?: object,
) {
  const server = answerAddresses(
    Object.fromEntries(['GET /early', 'GET /late', 'GET /aged'].map((at) => [at, 'of the server'])),
  );
  const asked = dispatch(endpoint.initiate(request));
  const { data } = await asked;
  asked.unsubscribe();
  return [data, server.calls.length];
}

test('an answer the document brought is not asked for again, and only to the same question', async () => {
  const early = inject('early');
  const store = makeTestStore();
  const request = { query: { b: 1, a: ['x'] } };
  takeAnswers([{ call: 'early', request, body: 'of the document' }], store);
  expect(await read(store, early, { query: { a: ['x'], b: 1 } })).toEqual(['of the document', 0]);
  expect(await read(store, early)).toEqual(['of the server', 1]);
});

test('that there is no such thing is known without asking, until something of it changes', async () => {
  const missing = inject('missing');
  const store = makeTestStore();
  const body = { message: 'Product not found', code: 'NOT_FOUND' };
  const answer = { call: 'missing', request: { id: 1 }, status: 404, body };
  takeAnswers([answer, { call: 'missing', request: { id: 2 }, body: 'there' }], store);
  const server = answerAddresses({ 'GET /missing': 'of the server' });
  const asked = store.dispatch(missing.initiate({ id: 1 }));
  const { isError, error, data } = await asked;
  expect({ isError, error, data }).toEqual({
    isError: true,
    error: { status: 404, data: body },
    data: undefined,
  });
  expect(server.calls).toEqual([]);
  expect(missing.select({ id: 2 })(store.getState()).data).toBe('there');
  store.dispatch(askAgain());
  expect(await store.dispatch(missing.initiate({ id: 1 }))).toMatchObject({
    data: 'of the server',
    isSuccess: true,
  });
  asked.unsubscribe();
});

test('it waits for its endpoint, which a remote may inject later', async () => {
  const store = makeTestStore();
  takeAnswers([{ call: 'late', body: 'of the document' }], store);
  expect(await read(store, inject('late'))).toEqual(['of the document', 0]);
});

test('one that has waited too long is forgotten', async () => {
  const store = makeTestStore();
  let isCurrent = true;
  takeAnswers([{ call: 'aged', body: 'old' }], { ...store, isCurrent: () => isCurrent });
  isCurrent = false;
  expect(await read(store, inject('aged'))).toEqual(['of the server', 1]);
});
