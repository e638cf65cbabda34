import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';

const executablePath = await findBrowser();

/** Stories as users live them, in a real browser against the built product. */
export default defineConfig({
  testDir: './stories',
  globalSetup: './shop/global-setup.ts',
  testMatch: '**/*.story.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  // Each worker starts a shop of its own; two fill the machine.
  workers: 2,
  // Limits for a machine many times slower; no story waits for them when all is well.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  // What passes only at the second try is a defect, of the story or of the shop.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./shop/failed-page-reporter.ts']],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    },
    // A failed story leaves its error, the page as it stood and the last picture of it. A trace of each story,
    // made in case it fails, takes a fifth of the whole processor time: `--trace on` makes one when wanted.
    screenshot: 'only-on-failure',
  },
});
