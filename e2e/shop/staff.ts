import type { APIRequestContext, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { expect } from './test';

const PASSWORDS = { staff: 'staff-demo-1234', admin: 'admin-demo-1234' };

/** The API as someone signed in calls it from the shop's own page. */
export async function signedInApi(
  playwright: PlaywrightWorkerArgs['playwright'],
  url: string,
  role: keyof typeof PASSWORDS,
): Promise<APIRequestContext> {
  const api = await playwright.request.newContext({
    baseURL: url,
    extraHTTPHeaders: { origin: new URL(url).origin },
  });
  const data = { email: `${role}@pasal.test`, password: PASSWORDS[role] };
  const answer = await api.post('/api/v1/auth/staffLogin', { data });
  expect(answer.status()).toBe(200);
  return api;
}

/** Signs in on the shop's own page. */
export async function signIn(page: Page, role: keyof typeof PASSWORDS): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(/^Email/).fill(`${role}@pasal.test`);
  await page.getByLabel(/^Password/).fill(PASSWORDS[role]);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
}
