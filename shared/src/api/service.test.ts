import { answerCalls, makeTestStore } from '@pasal/shared/testing';
import { takeAnswers } from './document-answers';
import { injectEndpoints } from './inject-endpoints';
import { serviceMutation, serviceQuery } from './service';

interface Summary {
  stars: number;
}
const api = injectEndpoints({
  endpoints: (build) => ({
    summary: serviceQuery<Summary, { params: { slug: string }; query?: { sort: string } }>(
      build,
      '/x/reviews/summary/:slug',
    ),
    offers: serviceQuery<Summary>(build, '/x/offers/list'),
    addReview: serviceMutation<Summary, { params: { slug: string }; body: { stars: number } }>(
      build,
      'POST',
      '/x/reviews/reviews/:slug',
    ),
  }),
});
const { summary, addReview, offers } = api.endpoints;
const lock = { params: { slug: 'a b' } };

test('a read goes to the service, at its address', async () => {
  const server = answerCalls({ '/x/reviews/summary/:slug': { stars: 5 } });
  const asked = makeTestStore().dispatch(summary.initiate({ ...lock, query: { sort: 'new' } }));
  expect((await asked).data).toEqual({ stars: 5 });
  expect(server.calls).toMatchObject([{ method: 'GET', path: '/x/reviews/summary/a%20b' }]);
  expect(server.calls[0]?.query.get('sort')).toBe('new');
  asked.unsubscribe();
});

test('what a document brought is not asked for again', async () => {
  const server = answerCalls({});
  const store = makeTestStore();
  takeAnswers([{ call: '/x/reviews/summary/:slug', request: lock, body: { stars: 4 } }], store);
  const asked = store.dispatch(summary.initiate(lock));
  expect((await asked).data).toEqual({ stars: 4 });
  expect(server.calls).toEqual([]);
  asked.unsubscribe();
});

test('a change has what was read from this service asked for again, and nothing of another', async () => {
  const server = answerCalls({
    '/x/reviews/summary/:slug': { stars: 5 },
    '/x/reviews/reviews/:slug': { stars: 1 },
    '/x/offers/list': { stars: 0 },
  });
  const { dispatch } = makeTestStore();
  const asked = [dispatch(summary.initiate(lock)), dispatch(offers.initiate())];
  await Promise.all(asked);
  await dispatch(addReview.initiate({ ...lock, body: { stars: 1 } }));
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  expect(server.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', '/x/reviews/summary/a%20b', ''],
    ['GET', '/x/offers/list', ''],
    ['POST', '/x/reviews/reviews/a%20b', { stars: 1 }],
    ['GET', '/x/reviews/summary/a%20b', ''],
  ]);
  for (const each of asked) each.unsubscribe();
});

test('a service that is away is a failure of this read', async () => {
  const body = { message: 'The service of reviews is away. Try again soon.', code: 'UNAVAILABLE' };
  answerCalls({ '/x/reviews/summary/:slug': Response.json(body, { status: 503 }) });
  const asked = makeTestStore().dispatch(summary.initiate(lock));
  expect((await asked).error).toEqual({ status: 503, data: body });
  asked.unsubscribe();
});
