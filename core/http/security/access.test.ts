import { openTestApp, ORIGIN, type TestApp } from '@pasal/server/testing/test-app';
import { signedIn } from '@pasal/server/testing/factories';
import type { AccessRule } from './access';

/** The column "who" of the wire contract. */
const CONTRACT = `
  POST /auth/staffLogin public
  GET /auth/me staff
  POST /auth/signout public
  POST /auth/add-staff admin
  GET /auth admin
  GET /auth/staffs/:id staff
  PUT /auth/:id staff
  DELETE /auth/:id admin
  GET /auth/overview staff
  GET /site/poster public
  GET /site/banner public
  GET /category public
  GET /product staff
  GET /product/public public
  GET /product/:id staff
  GET /product/slug/:slug public
  DELETE /product/:id staff
  POST /order-product public
  GET /order-product staff
  GET /order-product/:id staff
  POST /order-product/track public
  PUT /order-product/:id staff
  DELETE /order-product/:id admin
  POST /order-product/quote public
  GET /branch public
  POST /branch admin
  DELETE /branch/:id admin
  POST /branch/add-city admin
  DELETE /branch/delete-city/:id admin
`;

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const guarded = () =>
  shop.app.accessRules.filter(({ access, method }) => access !== 'public' && method !== 'HEAD');
const changing = () => guarded().filter(({ method }) => method !== 'GET');

function call({ method, url }: AccessRule, headers: Record<string, string>) {
  return shop.call({
    method: method as Method,
    url: url.replace('/api/v1', '').replace(':id', '999999'),
    headers,
    ...(['POST', 'PUT'].includes(method) && { body: {} }),
  });
}

async function statuses(rules: AccessRule[], headers: Record<string, string>) {
  const answers = await Promise.all(rules.map((rule) => call(rule, headers)));
  return [...new Set(answers.map(({ status, body }) => `${status} ${String(body.code)}`))];
}

test('every call of the contract has the rule the contract says', () => {
  const rules = shop.app.accessRules.map(
    ({ method, url, access }) => `${method} ${url.replace('/api/v1', '')} ${access}`,
  );
  const contract = CONTRACT.trim().split(/\n\s*/);
  expect(rules).toEqual(expect.arrayContaining(contract));
});

test('a route without an access rule keeps the server from starting', async () => {
  const opening = openTestApp({
    api: async (app) => {
      app.get('/forgotten', async () => ({}));
    },
  });
  await expect(opening).rejects.toThrow('GET /api/v1/forgotten has no access rule');
});

/** A change with only these headers. */
const inject = (headers: Record<string, string>) =>
  shop.app.inject({ method: 'DELETE', url: '/api/v1/branch/999999', headers });

describe('a change on behalf of a session', () => {
  test.each([
    ['from another site', { origin: 'http://evil.test' }],
    ['from a page without an origin', { origin: 'null' }],
    ['from a subdomain', { origin: 'http://evil.shop.test' }],
    ['from another port', { origin: `${ORIGIN}:81` }],
  ])('%s answers 403', async (_name, headers) => {
    const admin = await signedIn(shop, 'admin');
    const answer = await statuses(changing(), { ...admin.headers, ...headers });
    expect(answer).toEqual(['403 FORBIDDEN']);
  });

  test('without Origin needs Sec-Fetch-Site to be the same origin', async () => {
    const { headers } = await signedIn(shop, 'admin');
    const site = (value: string) => inject({ ...headers, 'sec-fetch-site': value });
    expect((await inject(headers)).statusCode).toBe(403);
    expect((await site('cross-site')).statusCode).toBe(403);
    expect((await site('same-site')).statusCode).toBe(403);
    expect((await site('same-origin')).statusCode).toBe(404);
  });

  test('sent as a form or as plain text from another site answers 403', async () => {
    const { headers } = await signedIn(shop, 'admin');
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/v1/branch',
        headers: { ...headers, origin: 'http://evil.test', 'content-type': type },
        payload: '{"name":"Evil"}',
      });
      expect(answer.statusCode).toBe(403);
    }
  });

  test('may come from PUBLIC_URL, whatever the proxy calls the server', async () => {
    const behindProxy = await openTestApp({ env: { PUBLIC_URL: 'https://pasal.example' } });
    const admin = await signedIn(behindProxy, 'admin');
    const headers = { ...admin.headers, origin: 'https://pasal.example' };
    const answer = await behindProxy.call({ method: 'DELETE', url: '/branch/999999', headers });
    await behindProxy.close();
    expect(answer.status).toBe(404);
  });
});
