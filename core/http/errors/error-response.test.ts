import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { sql } from 'kysely';
import type { ErrorResponse } from '../../contract/error';
import { createCity, createProduct, orderBody } from '@pasal/server/testing/factories';
import { openTestApp, type TestApp } from '@pasal/server/testing/test-app';

let shop: TestApp;
const statements = {
  write: `insert into city (district_id, name) values (4711, 'Nowhere')`,
  delete: 'delete from district',
  session: `insert into session (token_hash, staff_id, expires_at) values ('x', 4711, now())`,
};
beforeAll(async () => {
  shop = await openTestApp({
    api: async (app) => {
      app.get('/broken', { config: { access: 'public' } }, async () => {
        throw new Error('select secret from /srv/pasal/hidden.ts');
      });
      app.get('/away', { config: { access: 'public' } }, async () => {
        throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.1'), { code: 'ECONNREFUSED' });
      });
      app.route({
        method: ['POST', 'DELETE'],
        url: '/reference/:what',
        config: { access: 'public' },
        handler: async (request) => {
          const { what } = request.params as { what: keyof typeof statements };
          await sql.raw(statements[what]).execute(shop.db);
        },
      });
      app.get('/file', { config: { access: 'public' } }, () => readFile('/no/such/file'));
      app.get('/socket', { config: { access: 'public' } }, async () => {
        await once(connect('/no/such/socket'), 'connect');
      });
      app.get('/lost/:code', { config: { access: 'public' } }, async (request) => {
        const { code } = request.params as { code: string };
        throw Object.assign(new Error('deadlock detected'), { code });
      });
    },
  });
  shop.app.log.level = 'silent';
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const post = (payload: string, type = 'application/json') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/v1/order-product/quote',
    headers: { 'content-type': type },
    payload,
  });

test('an unexpected error says nothing of the inside', async () => {
  const { status, body } = await shop.call({ url: '/broken' });
  expect(status).toBe(500);
  expect(body).toEqual({
    message: 'Something went wrong. Please try again.',
    code: 'INTERNAL',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('a database that is away answers 503 with Retry-After', async () => {
  const { status, body, headers } = await shop.call({ url: '/away' });
  expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain('10.0.0.1');
});

test.each(['40P01', '40001', '25006'])(
  'a transaction lost with %s may be tried again',
  async (code) => {
    const { status, body, headers } = await shop.call({ url: `/lost/${code}` });
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  },
);

test.each(['53100', 'ENOSPC', 'EDQUOT'])('a full disk (%s) is said in words', async (code) => {
  const { status, body, headers } = await shop.call({ url: `/lost/${code}` });
  expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
  expect(body.message).toContain('its disk is full');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('a broken reference is the mistake of who made it, whatever the table', async () => {
  await createCity(shop.db);
  const broken = async (method: 'POST' | 'DELETE', what: string) => {
    const { status, body } = await shop.call({ method, url: `/reference/${what}` });
    return [status, body.code, body.details];
  };
  const message = 'This no longer exists. Reload and choose again.';
  expect(await broken('POST', 'write')).toEqual([
    400,
    'VALIDATION',
    [{ path: 'district_id', message }],
  ]);
  expect(await broken('DELETE', 'delete')).toEqual([409, 'IN_USE', undefined]);
  expect(await broken('POST', 'session')).toEqual([401, 'UNAUTHENTICATED', undefined]);
});

test('every reference of the database is named after its column, the last where it has several', async () => {
  const { rows } = await sql<{ conname: string; named: string }>`
    select conname, conrelid::regclass || '_' || attname || '_fkey' as named
    from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[cardinality(conkey)]
    where contype = 'f'
  `.execute(shop.db);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.map(({ conname }) => conname)).toEqual(rows.map(({ named }) => named));
});

test.each([
  ['malformed JSON', '{"cartItems":', 'application/json', 400, 'VALIDATION'],
  ['a poisoned prototype', '{"__proto__":{"a":1}}', 'application/json', 400, 'VALIDATION'],
  ['no body', '', 'application/json', 400, 'VALIDATION'],
  ['plain text', '{}', 'text/plain', 415, 'UNSUPPORTED_MEDIA'],
  [
    'a body above the limit',
    `{"a":"${'a'.repeat(300_000)}"}`,
    'application/json',
    413,
    'TOO_LARGE',
  ],
])('%s is refused', async (_name, payload, type, status, code) => {
  const answer = await post(payload, type);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test('every wrong field is named', async () => {
  const { statusCode, body } = await post('{"cartItems":[{"id":"1","price":-1,"quantity":1.5}]}');
  expect(statusCode).toBe(400);
  const details: { path: string }[] = JSON.parse(body).details;
  expect(details.map(({ path }) => path)).toEqual([
    'cartItems.0.id',
    'cartItems.0.price',
    'cartItems.0.quantity',
  ]);
});

test.each(['sort=cheapest', 'page=0', 'page=x', 'limit=101', 'minPrice=-1', 'page=1&page=2'])(
  'the query %s answers 400',
  async (query) => {
    const { status, body } = await shop.call({ url: `/product/public?${query}` });
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  },
);

test.each([
  '/product/public?page=Infinity',
  '/product/public?limit=1e309',
  '/product/public?minPrice=-Infinity',
  '/product/public?maxPrice=1e309',
  '/product/public?search=%00',
  '/product/public?brand=a&brand=%00',
  '/product/slug/a%00b',
])('%s, which no schema holds, answers 400', async (url) => {
  const { status, body } = await shop.call<ErrorResponse>({ url });
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
  expect(body.details).toHaveLength(1);
});

test.each(['page=', 'section=', 'brand=', 'sort=&search=&minPrice=', 'brand=&brand='])(
  'the query %s asks for what no query asks for',
  async (query) => {
    await createProduct(shop.db);
    const { status, body } = await shop.call({ url: `/product/public?${query}` });
    expect([status, body.total]).toEqual([200, 1]);
  },
);

test('a list that is too long is one mistake, whatever stands in it', async () => {
  const { statusCode, body } = await post(`{"cartItems":[${'{},'.repeat(9000)}{}]}`);
  expect(statusCode).toBe(400);
  expect(JSON.parse(body).details).toEqual([
    { path: 'cartItems', message: 'must NOT have more than 100 items' },
  ]);
});

test('a missing file is a failure of the shop, a missing socket a database that is away', async () => {
  const statuses = ['/file', '/socket'].map(async (url) => (await shop.call({ url })).status);
  expect(await Promise.all(statuses)).toEqual([500, 503]);
});

test('a character the database cannot hold answers 400', async () => {
  const place = await createCity(shop.db);
  const { id } = await createProduct(shop.db);
  const order = orderBody(place, [{ id, price: 1000, quantity: 1 }]);
  const { status, body } = await shop.call({
    method: 'POST',
    url: '/order-product',
    body: { ...order, customer_name: 'Sita\u0000' },
  });
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
});

test('an address that cannot be decoded answers 400 in the same shape', async () => {
  const { status, body } = await shop.call({ url: '/product/slug/%E0%A4%A' });
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
});

test('an unknown address of the API answers 404 to everyone', async () => {
  const { status, body } = await shop.call({ url: '/nothing' });
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});

test('headers that protect come with answers and errors alike', async () => {
  for (const url of ['/category', '/nothing', '/broken']) {
    const { headers } = await shop.call({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  }
});
