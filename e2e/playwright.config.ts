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
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A browser on a busy machine may once be too slow; what passes only the second time is named flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    },
    trace: 'retain-on-failure',
  },
});
