import { Type } from '@sinclair/typebox';
import { calls } from '@pasal/shared/contracts/whole-calls';
import type { WholeCall } from '@pasal/core/contract/call';
import type { CallShape } from '@pasal/shared/contracts/calls';
import { openTestApp } from '@pasal/server/testing/test-app';
import { createProduct, signedIn } from '@pasal/server/testing/factories';
import { DomainError, conflict, invalid } from '../errors/domain-error';
import { english } from '../errors/wording';
import { errorsOfCall } from './errors/errors-of-call';
import { serve } from './serve';

const every: WholeCall[] = Object.values(calls);

/** A call that the shop does not have. */
function invented<Shape extends CallShape>(name: string, shape: Shape): WholeCall<Shape> {
  return { ...shape, name, method: 'POST', path: `/${name}/:id` };
}

const params = Type.Object({ id: Type.Integer() });
const response = Type.Object({ seen: Type.Unknown() });

test('every call is served, each once', async () => {
  const shop = await openTestApp();
  const served = shop.app.servedCalls.map(({ name }) => name);
  await shop.close();
  expect(served.toSorted()).toEqual(Object.keys(calls).toSorted());
});

test('no two calls have one address', () => {
  const addresses = every.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
  expect(addresses).toHaveLength(new Set(addresses).size);
});

test('a call takes the parameters its path names, and no others', () => {
  const named = every.map(({ path }) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  expect(every.map((call) => Object.keys(call.params?.properties ?? {}))).toEqual(named);
});

test('a call that is cached reads for everyone, and what is read has no body', () => {
  const cached = every.filter(({ publicArea }) => publicArea !== undefined);
  expect(new Set(cached.map(({ method, access }) => `${method} ${access}`))).toEqual(
    new Set(['GET public']),
  );
  const reading = every.filter(({ method }) => method === 'GET');
  expect(reading.filter(({ body, form }) => body ?? form)).toEqual([]);
});

test('a handler gets what its call takes, checked, and who calls', async () => {
  const body = Type.Object({ name: Type.String() });
  const query = Type.Object({ page: Type.Optional(Type.Integer()) });
  const shape = {
    summary: '',
    access: 'staff',
    params,
    query,
    body,
    status: 201,
    response,
  } as const;
  const shop = await openTestApp({
    api: async (app) =>
      serve(app, invented('echo', shape), ({ params: at, query: asked, body: sent, staff }) => ({
        seen: { at, asked, sent, email: staff.email },
      })),
  });
  const { headers, email } = await signedIn(shop);
  const answer = await shop.call({
    method: 'POST',
    url: '/echo/7?page=2&other=1',
    headers,
    body: { name: 'Sita', role: 'admin' },
  });
  await shop.close();
  const seen = { at: { id: 7 }, asked: { page: 2 }, sent: { name: 'Sita' }, email };
  expect([answer.status, answer.body]).toEqual([201, { seen }]);
});

function before(body: unknown): void {
  if (JSON.stringify(body) === '{"name":1}') throw invalid(english('A number.'));
}

test('an answer is kept in each language by itself, and a change makes all of them old', async () => {
  const shape = { summary: '', access: 'public', publicArea: 'product', response } as const;
  const titleOf = async ({ db }: typeof shop) =>
    (await db.selectFrom('product').select('title').executeTakeFirstOrThrow()).title;
  const shop = await openTestApp({
    api: async (app) =>
      serve(
        app,
        { ...shape, name: 'told', method: 'GET', path: '/told' },
        async ({ language }) => ({ seen: `${language} ${await titleOf(shop)}` }),
      ),
  });
  await createProduct(shop.db, { title: 'Old' });
  const asked = ['/told', '/told?language=ne', '/told?language=xx'];
  const told = () =>
    Promise.all(asked.map(async (url) => (await shop.call<{ seen: string }>({ url })).body.seen));
  for (const title of ['Old', 'New']) {
    await shop.db.updateTable('product').set({ title }).execute();
    const expected = [`en ${title}`, `ne ${title}`, `en ${title}`];
    expect([await told(), await told()]).toEqual([expected, expected]);
  }
  await shop.close();
});

test('a body is looked at before its types are, and may be absent where the route says so', async () => {
  const body = Type.Object({ name: Type.Optional(Type.String()) });
  const shape = { summary: '', access: 'public', params, body, response } as const;
  const shop = await openTestApp({
    api: async (app) => {
      serve(app, invented('needed', shape), () => ({ seen: 0 }), { before });
      serve(app, invented('spared', shape), (given) => ({ seen: given.body }), {
        before,
        isBodyOptional: true,
      });
    },
  });
  const post = async (url: string, json?: object) => {
    const given = await shop.call({ method: 'POST', url, ...(json && { body: json }) });
    return [given.status, given.body.seen ?? given.body.message];
  };
  expect(await post('/needed/1', { name: 1 })).toEqual([400, 'A number.']);
  expect(await post('/needed/1')).toEqual([400, expect.anything()]);
  expect(await post('/spared/1', { name: 1 })).toEqual([400, 'A number.']);
  expect(await post('/spared/1')).toEqual([200, {}]);
  await shop.close();
});

function codes(shape: Omit<CallShape, 'summary'>, method: 'GET' | 'POST' = 'GET'): string[] {
  return Object.keys(errorsOfCall({ summary: '', name: '', path: '/', method, ...shape }));
}

test('what a call may answer follows from its contract', () => {
  const always = ['INTERNAL', 'UNAVAILABLE'];
  expect(codes({ access: 'public' })).toEqual(always);
  expect(codes({ access: 'staff' })).toEqual(['UNAUTHENTICATED', 'FORBIDDEN', ...always]);
  expect(codes({ access: 'admin' })).toEqual(['UNAUTHENTICATED', 'FORBIDDEN', ...always]);
  expect(codes({ access: 'public' }, 'POST')).toEqual(['FORBIDDEN', ...always]);
  expect(codes({ access: 'public', params })).toEqual(['VALIDATION', 'NOT_FOUND', ...always]);
  expect(codes({ access: 'public', limit: 'trackOfAddress' })).toEqual(['RATE_LIMITED', ...always]);
  const sent = ['VALIDATION', 'FORBIDDEN', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'];
  expect(codes({ access: 'public', body: params }, 'POST')).toEqual([...sent, ...always]);
  const form = codes({ access: 'public', form: params, errors: { IN_USE: null } }, 'POST');
  expect(form).toEqual([...sent, 'RATE_LIMITED', 'IN_USE', ...always]);
});

test('the check of errors in tests bites', async () => {
  const OutOfStock = Type.Object({ items: Type.Array(Type.Integer()) });
  const shape = {
    summary: '',
    access: 'public',
    params,
    response,
    errors: { OUT_OF_STOCK: OutOfStock, CONFLICT: Type.Optional(OutOfStock), IN_USE: null },
  } as const;
  const refusals = [
    invalid(english('As declared.'), { path: 'id', message: english('As declared.') }),
    conflict(english('As declared.')),
    new DomainError('OUT_OF_STOCK', english('As declared.'), { details: { items: [1] } }),
    new DomainError('VALIDATION', english('Not a list.'), { details: { path: 'id' } }),
    new DomainError('OUT_OF_STOCK', english('No details.')),
    new DomainError('IN_USE', english('Details.'), { details: { items: [1] } }),
    new DomainError('OVER_LIMIT', english('Undeclared.')),
  ];
  const shop = await openTestApp({
    logStream: { write: () => true },
    api: async (app) =>
      serve(app, invented('refused', shape), (given) => {
        throw refusals[given.params.id] ?? new Error('failed');
      }),
  });
  for (const id of [...refusals.keys(), refusals.length]) {
    await shop.call({ method: 'POST', url: `/refused/${id}` });
  }
  const seen = await shop.close().catch(String);
  expect(String(seen).split('\n').slice(1)).toEqual(
    [
      'VALIDATION with {"path":"id"}',
      'OUT_OF_STOCK with undefined',
      'IN_USE with {"items":[1]}',
      'OVER_LIMIT',
    ].map((what) => `refused (POST /refused/:id): ${what}`),
  );
});
