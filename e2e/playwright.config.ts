import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { isLongForm } from '../server/src/testing/test-form';

const executablePath = await findBrowser();

/** Stories as users live them, in a real browser against the built product. */
export default defineConfig({
  // The stories of the shop, and those of the platform it runs on.
  projects: [
    { name: 'shop', testDir: './stories' },
    { name: 'platform', testDir: '../platform/e2e/stories' },
    // Only at night, when its driver is installed.
    { name: 'firefox', testDir: './firefox' },
  ],
  globalSetup: './shop/global-setup.ts',
  testMatch: '**/*.story.ts',
  // By day another story or suite covers the same.
  ...(!isLongForm && { grepInvert: /@night/ }),
  outputDir: '../test-results',
  fullyParallel: false,
  // Each worker starts a shop of its own. A story waits for about a third of its time: three fill two cores.
  workers: 3,
  // Limits for a machine many times slower; no story waits for them when all is well.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  // A story that passes only at the second try has a defect, or the shop does.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ...['failed-page', 'seconds', 'asked'].map((name): [string] => [`./shop/${name}-reporter.ts`]),
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    },
    // A failed story leaves its error, the page's final state and a screenshot. A trace of each story,
    // recorded in case it fails, takes a fifth of the total CPU time: `--trace on` records one on demand.
    screenshot: 'only-on-failure',
  },
});
