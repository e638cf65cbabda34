import { readConfig } from '@pasal/server/config/config';
import { openTestApp, type TestApp } from '@pasal/server/testing/test-app';
import { readAnsweredHosts, warnOfPublicDemo } from './answered-hosts';

type Env = Record<string, string>;
const LAN: Env = { HOST: '192.168.1.20', PUBLIC_URL: 'https://demo.pasal.example' };

describe('a demo on this machine', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp({ hosts: readAnsweredHosts(readConfig({})) });
  });
  afterAll(() => shop.close());
  const statusOf = async (host: string, headers: Env = {}) => {
    const answer = await shop.app.inject({ url: '/healthz', headers: { host, ...headers } });
    return answer.statusCode;
  };

  test.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST.:3000',
    'shop.localhost',
    '127.0.0.1:3000',
    '127.8.9.1',
    '[::1]:3000',
  ])('answers for %s', async (host) => {
    expect(await statusOf(host)).toBe(200);
  });

  test.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '192.168.1.20',
    '127.evil.example',
    'a b',
    '[::1',
  ])('refuses the name "%s" that somebody has pointed here', async (host) => {
    expect(await statusOf(host)).toBe(421);
    expect(await statusOf(host, { 'x-forwarded-host': 'localhost' })).toBe(421);
  });

  test('says in words what it answers for, on pages and calls alike', async () => {
    for (const url of ['/', '/api/v1/auth/me', '/uploads/one.webp']) {
      const answer = await shop.app.inject({ url, headers: { host: 'evil.example' } });
      expect([url, answer.statusCode, answer.body]).toEqual([
        url,
        421,
        'This demo shop answers only for localhost and the addresses of this machine. To open it under another name, start it with PUBLIC_URL.',
      ]);
    }
  });
});

test('a demo on another address answers for HOST and for the host of PUBLIC_URL', async () => {
  const shop = await openTestApp({ hosts: readAnsweredHosts(readConfig(LAN)) });
  const statuses: Record<string, number> = {};
  for (const host of ['192.168.1.20:3000', 'demo.pasal.example', 'localhost', 'evil.example']) {
    statuses[host] = (await shop.app.inject({ url: '/healthz', headers: { host } })).statusCode;
  }
  expect(statuses).toEqual({
    '192.168.1.20:3000': 200,
    'demo.pasal.example': 200,
    localhost: 200,
    'evil.example': 421,
  });
  await shop.close();
});

test('production answers for every name', () => {
  expect(readAnsweredHosts(readConfig({ NODE_ENV: 'production' }))).toBeNull();
});

test.each([
  [{}],
  [{ HOST: 'localhost' }],
  [{ HOST: '::1' }],
  [{ PUBLIC_URL: 'http://localhost:8080' }],
])('a demo with %j is nobody else’s: no warning', (env: Env) => {
  expect(warnOfPublicDemo(readConfig(env))).toBeNull();
});

test.each([
  [LAN],
  [{ HOST: '0.0.0.0' }],
  [{ HOST: '::' }],
  [{ PUBLIC_URL: 'https://pasal.example' }],
])('a demo with %j is warned of in plain words', (env: Env) => {
  const warning = warnOfPublicDemo(readConfig(env));
  expect(warning).toMatch(/^Warning: .*anyone.*published passwords.*NODE_ENV=production/i);
  expect(warning).toContain(env.HOST === '192.168.1.20' ? '192.168.1.20' : 'localhost');
});

test('production needs no such warning', () => {
  expect(warnOfPublicDemo(readConfig({ NODE_ENV: 'production' }))).toBeNull();
});
