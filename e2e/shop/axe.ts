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

/** Returns the faults that only another theme could have: words that can hardly be read in the dark one. */
export async function darkFaultsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const faults = await faultsOf(page, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: 'light' });
  return faults.map((fault) => `in the dark theme ${fault}`);
}

// Only what is wrong is looked at closely; the pages have no frames, which would need a page of their own.
const axeOf = (page: Page, only?: readonly string[]) =>
  new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    preload: false,
    ...(only && { runOnly: [...only] }),
  });

async function faultsBy(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Returns the faults axe finds on the page once it is at rest: the rule, and where. */
export async function faultsOf(page: Page, only?: readonly string[]): Promise<string[]> {
  await waitForRest(page);
  return faultsBy(axeOf(page, only));
}

/**
 * The same of a page that shows parts at work, which never rest: they are dimmed, and left out. It shows some parts
 * several times, so that landmarks of one name are no fault.
 */
export const faultsBesideBusy = (page: Page) =>
  faultsBy(axeOf(page).exclude('[aria-busy="true"]').disableRules('landmark-unique'));
