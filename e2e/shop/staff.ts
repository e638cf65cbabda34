import { expect, request as requests, type APIRequestContext, type Page } from '@playwright/test';

interface Account {
  email: string;
  password: string;
}

/** The accounts of the demo shop. */
const ACCOUNTS = {
  staff: { email: 'staff@pasal.test', password: 'staff-demo-1234' },
  admin: { email: 'admin@pasal.test', password: 'admin-demo-1234' },
} satisfies Record<string, Account>;
export type Role = keyof typeof ACCOUNTS;

/** The API as someone signed in calls it from the shop's own page. */
export async function signedInApi(url: string, role: Role): Promise<APIRequestContext> {
  const { origin } = new URL(url);
  const api = await requests.newContext({ baseURL: url, extraHTTPHeaders: { origin } });
  const response = await api.post('/api/v1/auth/staffLogin', { data: ACCOUNTS[role] });
  expect(response.status()).toBe(200);
  return api;
}

/** Signs in on the shop's own page, and waits for the dashboard. */
export async function signIn(page: Page, who: Role | Account): Promise<void> {
  const { email, password } = typeof who === 'string' ? ACCOUNTS[who] : who;
  await page.goto('/login');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
}
