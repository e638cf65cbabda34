import { resolve } from 'node:path';
import { mistakesOf } from '../testing/config-mistakes';
import { readConfig } from './config';

test('without variables the shop is a demo for this machine', () => {
  expect(readConfig({})).toEqual({
    mode: 'demo',
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('.data'),
    files: { place: 'disk', also: undefined },
    edge: {},
    errors: {},
    databaseUrl: undefined,
    databaseReadUrls: [],
    migrates: true,
    publicUrl: undefined,
    firstAdmin: undefined,
    stopNotice: 0,
    trustProxy: [],
    serviceNetworks: [],
    referenceData: 'nepal',
    walk: 'no',
    walkSandbox: true,
    logOneRequestIn: 1,
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', NODE_ENV: ' ', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('every variable is taken over', () => {
  const config = readConfig({
    NODE_ENV: 'production',
    HOST: '10.0.0.5',
    PORT: '8080',
    DATA_DIR: '/srv/pasal',
    DATABASE_URL: 'postgresql://pasal:secret@db:5432/pasal',
    DATABASE_READ_URL: 'postgresql://pasal:secret@db2/pasal, postgresql://db3/pasal',
    PUBLIC_URL: 'https://pasal.example/',
    ADMIN_EMAIL: 'gita@pasal.example',
    ADMIN_PASSWORD: 'himal-barsha-1987',
    METRICS_TOKEN: 'a-token-of-enough-signs',
    TRUST_PROXY: '10.0.0.1, 192.168.0.0/16,::1',
    SERVICE_NETWORKS: '10.1.0.0/16',
    REFERENCE_DATA: 'none',
    LOG_REQUESTS: '1/100',
    WALK: '/usr/bin/chromium',
    WALK_SANDBOX: 'no',
    STOP_NOTICE: '2.5',
    MIGRATE: 'no',
  });
  expect(config).toEqual({
    mode: 'production',
    host: '10.0.0.5',
    port: 8080,
    dataDir: '/srv/pasal',
    files: { place: 'disk', also: undefined },
    edge: {},
    errors: {},
    databaseUrl: 'postgresql://pasal:secret@db:5432/pasal',
    databaseReadUrls: ['postgresql://pasal:secret@db2/pasal', 'postgresql://db3/pasal'],
    migrates: false,
    publicUrl: 'https://pasal.example',
    firstAdmin: { email: 'gita@pasal.example', password: 'himal-barsha-1987' },
    stopNotice: 2500,
    trustProxy: ['10.0.0.1', '192.168.0.0/16', '::1'],
    serviceNetworks: ['10.1.0.0/16'],
    metricsToken: 'a-token-of-enough-signs',
    referenceData: 'none',
    walk: '/usr/bin/chromium',
    walkSandbox: false,
    logOneRequestIn: 100,
  });
});

test('every mistake is named at once', () => {
  const names = mistakesOf({
    NODE_ENV: 'staging',
    PORT: '99999',
    DATABASE_URL: 'mysql://db',
    MIGRATE: 'later',
    PUBLIC_URL: 'https://pasal.example/shop',
    ADMIN_EMAIL: 'gita@pasal.example',
    METRICS_TOKEN: 'short one',
    TRUST_PROXY: 'everyone',
    SERVICE_NETWORKS: 'ours',
    WALK: 'chromium',
    WALK_SANDBOX: 'maybe',
  }).map((mistake) => mistake.split(' ')[0]);
  expect(names).toEqual([
    'NODE_ENV',
    'PORT',
    'DATABASE_URL',
    'MIGRATE',
    'PUBLIC_URL',
    'ADMIN_EMAIL',
    'TRUST_PROXY',
    'SERVICE_NETWORKS',
    'METRICS_TOKEN',
    'WALK',
    'WALK_SANDBOX',
  ]);
});

test.each([
  [{ DATABASE_READ_URL: 'postgresql://db2/pasal' }, 'needs DATABASE_URL'],
  [{ DATABASE_URL: 'postgresql://db/pasal', DATABASE_READ_URL: 'db2 db3' }, 'must list addresses'],
  [
    { DATABASE_URL: 'postgresql://db/a', DATABASE_READ_URL: 'postgresql://db/a' },
    'each replica once',
  ],
])('DATABASE_READ_URL: %j %s', (env: Record<string, string>, mistake) => {
  expect(mistakesOf(env)).toEqual([expect.stringContaining(mistake)]);
});

test('only servers of PostgreSQL can wait for a database that somebody else brings up to date', () => {
  expect(mistakesOf({ MIGRATE: 'no' })).toEqual([expect.stringContaining('DATABASE_URL')]);
});

test('a production shop walks with the browser it finds, any other only when it is told to', () => {
  expect(readConfig({ NODE_ENV: 'production' }).walk).toBe('yes');
  expect(readConfig({ NODE_ENV: 'production', WALK: 'no' }).walk).toBe('no');
  expect(readConfig({ NODE_ENV: 'test', WALK: 'yes' }).walk).toBe('yes');
});

test.each(['3000.5', '-1', '0x10', '65536', 'http'])('PORT %s is refused', (PORT) => {
  expect(mistakesOf({ PORT })).toHaveLength(1);
});

test.each(['1.2.3', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8'])(
  'TRUST_PROXY %s is refused',
  (list) => {
    expect(mistakesOf({ TRUST_PROXY: list })).toHaveLength(1);
  },
);

test.each(['short-1aB', 'aaaaaaaaaaaaaaaa', 'password1234', 'admin-demo-1234', 'gita-password-1'])(
  'in production %s is too weak for the first administrator',
  (ADMIN_PASSWORD) => {
    const env = { ADMIN_EMAIL: 'gita@pasal.example', ADMIN_PASSWORD };
    expect(mistakesOf({ ...env, NODE_ENV: 'production' })).toEqual([
      expect.stringContaining('ADMIN_PASSWORD is too weak'),
    ]);
    expect(mistakesOf(env)).toEqual([]);
  },
);

describe.each([
  ['mail', { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'orders@pasal.example' }],
  ['text messages', { SMS_WEBHOOK_URL: 'http://127.0.0.1:1/send' }],
])('with %s set up', (_name, delivery: Record<string, string>) => {
  test('production needs PUBLIC_URL, for the links in messages', () => {
    const production = { ...delivery, NODE_ENV: 'production' };
    expect(mistakesOf(production)).toEqual([expect.stringMatching(/^PUBLIC_URL is needed/)]);
    expect(mistakesOf({ ...production, PUBLIC_URL: 'https://pasal.example' })).toEqual([]);
    expect(mistakesOf({ ...production, PUBLIC_URL: 'pasal.example' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL must be an origin/),
    ]);
  });

  test('a demo on this machine needs none', () => {
    expect(mistakesOf(delivery)).toEqual([]);
  });
});

test.each([
  ['all', 1],
  ['problems', 0],
  ['1/1', 1],
  ['1/250', 250],
])('LOG_REQUESTS=%s', (value, oneIn) => {
  expect(readConfig({ LOG_REQUESTS: value }).logOneRequestIn).toBe(oneIn);
});

test.each(['none', '1/0', '1/x', '2/100', '1/1e3', '1/99999999', '0.5'])(
  'LOG_REQUESTS=%s is refused',
  (value) => {
    expect(mistakesOf({ LOG_REQUESTS: value })).toEqual([
      'LOG_REQUESTS must be all, problems, or one in so many like 1/100.',
    ]);
  },
);

test('STOP_NOTICE is a number of seconds: one for a production shop, none for a demo', () => {
  expect(readConfig({}).stopNotice).toBe(0);
  expect(readConfig({ NODE_ENV: 'production' }).stopNotice).toBe(1000);
  expect(readConfig({ STOP_NOTICE: '30' }).stopNotice).toBe(30_000);
  for (const wrong of ['-1', '31', 'soon', '1e1']) {
    expect(mistakesOf({ STOP_NOTICE: wrong })).toEqual([
      'STOP_NOTICE must be a number of seconds from 0 to 30.',
    ]);
  }
});

test('REFERENCE_DATA is nepal or none', () => {
  expect(readConfig({}).referenceData).toBe('nepal');
  expect(readConfig({ REFERENCE_DATA: 'none' }).referenceData).toBe('none');
  expect(mistakesOf({ REFERENCE_DATA: 'india' })).toEqual([
    'REFERENCE_DATA must be nepal or none.',
  ]);
});

test('a password never shows in a mistake', () => {
  const mistakes = mistakesOf({
    NODE_ENV: 'production',
    ADMIN_EMAIL: 'nonsense',
    ADMIN_PASSWORD: 'geheim',
    DATABASE_URL: 'mysql://user:geheim@db',
  });
  expect(mistakes).toHaveLength(3);
  expect(mistakes.join()).not.toContain('geheim');
});
