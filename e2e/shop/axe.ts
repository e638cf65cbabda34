import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Ready to be judged: nothing on the page is waited for (such parts are dimmed), nothing still moves or fades. */
async function waitForRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && isFinite(Number(effect?.getComputedTiming().endTime)),
      );
    return moving.length === 0 && document.querySelector('[aria-busy="true"]') === null;
  });
}

/** What axe finds wrong with the page once it is at rest: the rule, and where. */
export async function faultsOf(page: Page): Promise<string[]> {
  await waitForRest(page);
  // Only what is wrong is looked at closely; the pages have no frames, which would need a page of their own.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
