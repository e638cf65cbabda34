import type { Page } from '@playwright/test';

/** The height of the highest row of a list of the dashboard, on a phone of its highest card (T25). */
export async function highestRow(page: Page): Promise<number> {
  const heights = await page
    .locator('tbody > tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  return Math.max(...heights);
}
