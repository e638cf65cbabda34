import {
  expect,
  request as requests,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test';

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

/** The API as a signed-in user calls it from the shop's own page. */
export async function signedInApi(url: string, role: Role): Promise<APIRequestContext> {
  const { origin } = new URL(url);
  const api = await requests.newContext({ baseURL: url, extraHTTPHeaders: { origin } });
  const response = await api.post('/api/v1/auth/staffLogin', { data: ACCOUNTS[role] });
  expect(response.status()).toBe(200);
  return api;
}

interface ScarceLimits {
  left: number;
  pieces_per_hour: number;
}

/** Sets from which stock a product is scarce, and how many pieces of it a buyer may have (D71). */
export async function limitScarce(url: string, scarce_limits: ScarceLimits): Promise<void> {
  const admin = await signedInApi(url, 'admin');
  const answer = await admin.get('/api/v1/site/settings');
  const { settings, version } = (await answer.json()) as { settings: object; version: number };
  const data = { settings: { ...settings, scarce_limits }, version };
  const saved = await admin.put('/api/v1/site/settings', { data });
  expect(saved.status(), await saved.text()).toBe(200);
  await admin.dispose();
}

interface Session {
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  /** What the shop's own page stores in addition to the cookies. */
  stored: string;
}
const sessions = new Map<string, Session>();
const STORED = 'persist:pasal';

/** Loads a stored session into a page; the account signs in on the shop's page only once per shop. */
export async function haveSession(page: Page, url: string, role: Role): Promise<void> {
  const key = `${url} ${role}`;
  const session = sessions.get(key);
  if (session === undefined) {
    await signIn(page, role);
    const stored = await page.waitForFunction((name) => {
      const text = localStorage.getItem(name);
      return text?.includes(String.raw`isAuthenticated\":true`) === true ? text : undefined;
    }, STORED);
    const text = (await stored.jsonValue()) ?? '';
    sessions.set(key, { cookies: await page.context().cookies(), stored: text });
    return;
  }
  await page.context().addCookies(session.cookies);
  await page.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name) !== null) return;
      // The cart of a browser, and the key of its next order, are its own.
      const { auth, _persist } = JSON.parse(text) as Record<string, string>;
      localStorage.setItem(name, JSON.stringify({ auth, _persist }));
    },
    [STORED, session.stored] as const,
  );
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
