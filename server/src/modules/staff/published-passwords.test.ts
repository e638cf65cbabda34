import type { User } from '@pasal/shared/contracts';
import { createStaff, PASSWORD, signedIn } from '../../testing/factories';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { createDemoAccounts, DEMO_ACCOUNTS } from './first-accounts';
import * as messages from './messages';

let production: TestApp;
let demo: TestApp;
beforeAll(async () => {
  production = await openTestApp({ env: { NODE_ENV: 'production' } });
  production.app.log.level = 'silent';
  demo = await openTestApp();
});
afterAll(async () => {
  await production.close();
  await demo.close();
});

const login = (shop: TestApp, { email, password }: { email: string; password: string }) =>
  shop.call({ method: 'POST', url: '/auth/staffLogin', body: { email, password } });

test('the accounts of a demo sign in there and never in production, whoever put them in', async () => {
  for (const shop of [production, demo]) await createDemoAccounts(shop.db);
  for (const account of DEMO_ACCOUNTS) {
    expect((await login(demo, account)).status).toBe(200);
    const refused = await login(production, account);
    expect([refused.status, refused.body.message]).toEqual([401, messages.wrongCredentials.en]);
  }
});

const refused = (path: string) => ({
  status: 400,
  body: expect.objectContaining({
    code: 'VALIDATION',
    details: [{ path, message: messages.publishedPassword.en }],
  }),
});

test.each(DEMO_ACCOUNTS)('nobody is given the password of $email', async ({ password }) => {
  for (const shop of [production, demo]) {
    const admin = await signedIn(shop, 'admin');
    const added = await shop.call<{ user: User }>({
      method: 'POST',
      url: '/auth/add-staff',
      headers: admin.headers,
      body: { email: 'ram@pasal.example', password, role: 'staff' },
    });
    expect(added).toMatchObject(refused('password'));
    const other = await createStaff(shop.db);
    for (const id of [admin.id, other.id]) {
      const changed = await shop.call({
        method: 'PUT',
        url: `/auth/${id}`,
        headers: admin.headers,
        body: { currentPassword: PASSWORD, newPassword: password },
      });
      expect(changed).toMatchObject(refused('newPassword'));
    }
  }
});
