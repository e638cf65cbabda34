import { createSigner } from 'fast-jwt';
import { ROLES, type Role } from '@pasal/shared/contracts';
import { hasPermission } from '@pasal/shared/domain';
import { PASSWORD, sessionCookie, signedIn } from '@pasal/server/testing/factories';
import { freshAddress, openTestApp, ORIGIN, type TestApp } from '@pasal/server/testing/test-app';
import type { AccessRule } from './access';

type Headers = Record<string, string>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A caller: the headers it sends, and the number used for `:id` of a member of staff. */
interface Caller {
  headers: Headers;
  id: number;
}

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const isEnd = ({ url }: AccessRule) => url.endsWith('/signout');

/** Every route once; the one that ends the session last. */
const rules = () => {
  const all = shop.app.accessRules.filter(({ method }) => method !== 'HEAD');
  return [...all.filter((rule) => !isEnd(rule)), ...all.filter(isEnd)];
};

async function call({ method, url }: AccessRule, { headers, id }: Caller) {
  const { statusCode, body } = await shop.app.inject({
    method: method as Method,
    url: url.replace(':id', url.includes('/auth/') ? String(id) : '999999'),
    remoteAddress: freshAddress(),
    headers: { host: new URL(ORIGIN).host, origin: ORIGIN, ...headers },
    ...(['POST', 'PUT'].includes(method) && { payload: {} }),
  });
  return { statusCode, body };
}

/** Lists the answer of each route to a caller: refused for lack of a session or a right, or let in. */
async function outcomes(caller: Caller): Promise<Record<string, string>> {
  const seen: Record<string, string> = {};
  for (const rule of rules()) {
    const { statusCode, body } = await call(rule, caller);
    const name = `${rule.method} ${rule.url} (${rule.access})`;
    if (statusCode === 401 || statusCode === 403) {
      seen[name] = `${statusCode} ${(JSON.parse(body) as { code: string }).code}`;
    } else {
      seen[name] = statusCode < 500 ? 'let in' : `failed: ${statusCode}`;
    }
  }
  return seen;
}

type Expected = Record<AccessRule['access'], string>;

const byRule = (expected: Expected) =>
  Object.fromEntries(
    rules().map(({ method, url, access }) => [`${method} ${url} (${access})`, expected[access]]),
  );

const NO_SESSION: Expected = {
  public: 'let in',
  staff: '401 UNAUTHENTICATED',
  admin: '401 UNAUTHENTICATED',
  release: '401 UNAUTHENTICATED',
};

const staff = (role: Role) => signedIn(shop, role);

/** The expected outcomes of a role by the table, route by route. */
const byTable = (role: Role) =>
  Object.fromEntries(
    rules().map(({ method, url, access, permission = access }) => {
      const opening = [access === 'release' ? 'admin' : access, permission];
      const isOpen = access === 'public' || opening.some((each) => hasPermission({ role }, each));
      return [`${method} ${url} (${access})`, isOpen ? 'let in' : '403 FORBIDDEN'];
    }),
  );

/** The calls of a role, without those open to everybody and those of one's own account. */
const ownCalls = async (role: Role) => {
  const seen = await outcomes(await staff(role));
  return rules()
    .filter(({ method, url, access, permission }) => {
      const isOpen = seen[`${method} ${url} (${access})`] === 'let in';
      return isOpen && access !== 'public' && permission !== 'account';
    })
    .map(({ method, url }) => `${method} ${url.replace('/api/v1', '')}`)
    .toSorted();
};

const strangers: [string, () => Promise<Caller>][] = [
  ['a visitor', async () => ({ headers: {}, id: 1 })],
  ['a forged session', async () => ({ headers: sessionCookie('A'.repeat(43)), id: 1 })],
  [
    'an expired session',
    async () => {
      const caller = await staff('admin');
      await shop.db
        .updateTable('session')
        .set({ expires_at: new Date(Date.now() - 1) })
        .execute();
      return caller;
    },
  ],
  [
    'a session that was signed out',
    async () => {
      const caller = await staff('admin');
      await shop.call({ method: 'POST', url: '/auth/signout', headers: caller.headers });
      return caller;
    },
  ],
  [
    'a session from before a new password',
    async () => {
      const caller = await staff('admin');
      await shop.call({
        method: 'PUT',
        url: `/auth/${caller.id}`,
        headers: caller.headers,
        body: { currentPassword: PASSWORD, newPassword: 'another-password-2' },
      });
      return caller;
    },
  ],
  [
    'the session of someone deleted',
    async () => {
      const caller = await staff('admin');
      const other = await staff('admin');
      await shop.call({ method: 'DELETE', url: `/auth/${caller.id}`, headers: other.headers });
      return caller;
    },
  ],
  [
    'staff_token alone',
    async () => {
      const { id, email } = await staff('admin');
      const { body } = await shop.call<{ token: string }>({
        method: 'POST',
        url: '/auth/staffLogin',
        body: { email, password: PASSWORD },
      });
      const headers = {
        cookie: `staff_token=${body.token}`,
        authorization: `Bearer ${body.token}`,
      };
      return { id, headers };
    },
  ],
  [
    'a genuine staff_token as session',
    async () => {
      const { id, email } = await staff('admin');
      const { body } = await shop.call<{ token: string }>({
        method: 'POST',
        url: '/auth/staffLogin',
        body: { email, password: PASSWORD },
      });
      return { id, headers: sessionCookie(body.token) };
    },
  ],
  [
    'a token with algorithm none',
    async () => {
      const { id, email } = await staff('admin');
      const token = createSigner({ algorithm: 'none' })({ sub: String(id), email, role: 'admin' });
      const cookie = `staff_session=${token}; staff_token=${token}`;
      return { id, headers: { cookie, authorization: `Bearer ${token}` } };
    },
  ],
];

test.each(strangers)('%s opens public routes and no other', async (_name, arrive) => {
  const caller = await arrive();
  expect(await outcomes(caller)).toEqual(byRule(NO_SESSION));
});

test('staff open public and staff routes, an administrator every one', async () => {
  expect(await outcomes(await staff('staff'))).toEqual(
    byRule({ public: 'let in', staff: 'let in', admin: '403 FORBIDDEN', release: '403 FORBIDDEN' }),
  );
  expect(await outcomes(await staff('admin'))).toEqual(
    byRule({ public: 'let in', staff: 'let in', admin: 'let in', release: 'let in' }),
  );
});

test.each(ROLES)(
  'a %s is let in where the table of permissions says, and nowhere else',
  async (role) => {
    expect(await outcomes(await staff(role))).toEqual(byTable(role));
  },
);

test('a packer opens the desks of what is to pack and to hand over, and nothing else', async () => {
  expect(await ownCalls('packer')).toEqual([
    'GET /courier',
    'GET /courier/:id/hand-over',
    'GET /courier/:id/hand-over/export',
    'GET /order-product/desk',
    'GET /order-product/papers',
    'POST /order-product/:id/parcel/:number/pack',
    'POST /order-product/bulk-courier',
    'POST /order-product/bulk-event',
  ]);
});

test('an accountant opens cash, costs and profit, and reads orders', async () => {
  expect(await ownCalls('accountant')).toEqual([
    'GET /cash/book',
    'GET /cash/owed',
    'GET /cash/owed/:id',
    'GET /cash/settlement/:id',
    'GET /order-product',
    'GET /order-product/:id',
    'GET /order-product/:id/neighbours',
    'GET /order-product/customer',
    'GET /returns',
    'GET /stock/profit',
    'GET /stock/profit/export',
    'GET /stock/profit/orders/:id',
    'GET /stock/purchases',
    'POST /cash/settlement',
    'POST /cash/settlement/:id/reverse',
    'POST /cash/settlement/check',
    'POST /cash/write-off',
    'POST /order-product/:id/parcel/:number/debt',
    'POST /order-product/:id/parcel/:number/debt/reverse',
    // The courier's names for its columns of money (D345).
    'PUT /courier/:id/words',
  ]);
});

test('there are routes of every kind', () => {
  const kinds = new Set(shop.app.accessRules.map(({ access }) => access));
  expect([...kinds].toSorted()).toEqual(['admin', 'public', 'release', 'staff']);
  expect(rules().length).toBeGreaterThan(25);
});
