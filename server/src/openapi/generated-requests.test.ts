import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stormRequests } from '../testing/request-storm';
import { openTestApp, type TestApp } from '../testing/test-app';

// The machine may be busy with other suites.
jest.setTimeout(60_000);

let shop: TestApp;
let dataDir: string;
beforeEach(async () => {
  // Products that are made have pictures.
  dataDir = await mkdtemp(join(tmpdir(), 'pasal-data-'));
});
afterEach(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('600 generated requests: no 5xx, nothing of the inside, every answer as documented', async () => {
  shop = await openTestApp({ env: { DATA_DIR: dataDir } });
  const { findings, statuses, succeeded } = await stormRequests(shop, {
    requests: 600,
    seed: 2083,
  });
  expect(findings).toEqual([]);
  // The run reaches handlers as well as the rules before them.
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining(['200', '201', '400', '401', '403', '404', '409']),
  );
  expect(succeeded.length).toBeGreaterThan(30);
});

test('an answer that tells the inside, fails or is not as documented is found', async () => {
  const config = { access: 'public' } as const;
  shop = await openTestApp({
    env: { DATA_DIR: dataDir },
    api: async (app) => {
      app.get('/leak', { config, schema: { summary: 'Leaks.' } }, async () => ({
        message: 'duplicate key violates a constraint',
      }));
      app.get('/fail', { config, schema: { summary: 'Fails.' } }, async () => {
        throw new Error('failed');
      });
    },
  });
  shop.app.log.level = 'silent';
  const { findings } = await stormRequests(shop, { requests: 60, seed: 1 });
  const told = findings.join('\n');
  expect(told).toMatch(/get \/leak .*: the inside of the server: violates/);
  expect(told).toMatch(/get \/leak .*: status 200 is not in the document/);
  expect(told).toMatch(/get \/fail .*: status 500/);
});
