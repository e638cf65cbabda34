import type { TObject, TString } from '@sinclair/typebox';
import type { Call } from '../contracts/calls';
import { answerAddresses, makeTestStore } from '@pasal/shared/testing';
import { askAgain } from './base-api';
import { takeAnswers } from './document-answers';
import { queryOf } from './endpoint';
import { injectEndpoints } from './inject-endpoints';

interface Shape {
  summary: string;
  access: 'public';
  query: TObject;
  response: TString;
}

/** A remote's endpoint of a call, under a name of its own. */
function inject(name: string) {
  const call: Call<Shape> = { name, method: 'GET', path: `/${name}`, reads: ['product'] };
  return injectEndpoints({ endpoints: (build) => ({ own: queryOf(build, call) }) }).endpoints.own;
}

type Asked = ReturnType<typeof inject>;

/** Reads an endpoint as a page does; returns the answer, and how many requests were sent. */
async function read(
  { dispatch }: ReturnType<typeof makeTestStore>,
  endpoint: Asked,
  request: Parameters<Asked['initiate']>[0] = { query: {} },
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
  const answer = { call: 'missing', request: { query: { id: 1 } }, status: 404, body };
  takeAnswers([answer, { call: 'missing', request: { query: { id: 2 } }, body: 'there' }], store);
  const server = answerAddresses({ 'GET /missing': 'of the server' });
  const asked = store.dispatch(missing.initiate({ query: { id: 1 } }));
  const { isError, error, data } = await asked;
  expect({ isError, error, data }).toEqual({
    isError: true,
    error: { status: 404, data: body },
    data: undefined,
  });
  expect(server.calls).toEqual([]);
  expect(missing.select({ query: { id: 2 } })(store.getState()).data).toBe('there');
  store.dispatch(askAgain());
  expect(await store.dispatch(missing.initiate({ query: { id: 1 } }))).toMatchObject({
    data: 'of the server',
    isSuccess: true,
  });
  asked.unsubscribe();
});

test('it waits for its endpoint, which a remote may inject later', async () => {
  const store = makeTestStore();
  takeAnswers([{ call: 'late', request: { query: {} }, body: 'of the document' }], store);
  expect(await read(store, inject('late'))).toEqual(['of the document', 0]);
});

test('one that has waited too long is forgotten', async () => {
  const store = makeTestStore();
  let isCurrent = true;
  takeAnswers([{ call: 'aged', request: { query: {} }, body: 'old' }], {
    ...store,
    isCurrent: () => isCurrent,
  });
  isCurrent = false;
  expect(await read(store, inject('aged'))).toEqual(['of the server', 1]);
});
