import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isLongForm } from '../../server/src/testing/test-form';

const BUSY = '[aria-busy="true"]';

/**
 * Ready to be checked: nothing moves or fades except endless animations, and nothing on the page is pending (such
 * parts are dimmed), unless they are left out.
 */
const waitForRest = (page: Page, excluded: readonly string[] = []) =>
  page.waitForFunction(
    ([busy, isLeftOut]) =>
      (isLeftOut || document.querySelector(busy) === null) &&
      document
        .getAnimations()
        .every(
          ({ effect, playState }) =>
            playState !== 'running' || !isFinite(Number(effect?.getComputedTiming().endTime)),
        ),
    [BUSY, excluded.includes(BUSY)] as const,
  );

// Only violations are reported in detail; the pages have no frames, which would need a page of their own.
const OPTIONS = { resultTypes: ['violations' as const], preload: false };
/** The rules that another theme can break: colour contrast. */
const OF_THEME = ['color-contrast', 'link-in-text-block'];

interface Violation {
  id: string;
  nodes: { html: string }[];
}
const wordsOf = ({ id, nodes }: Violation) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`;

/** Looks once more in the dark theme, with the axe that the page has already; then it is light again. */
async function darkFaultsOf(page: Page, excluded: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await waitForRest(page, excluded);
  const violations = await page.evaluate(
    async ([exclude, options]) => {
      const { axe } = window as unknown as {
        axe: { run: (...args: unknown[]) => Promise<{ violations: Violation[] }> };
      };
      return (await axe.run({ exclude: exclude.map((each) => [each]) }, options)).violations;
    },
    [excluded, { ...OPTIONS, runOnly: OF_THEME }] as const,
  );
  await page.emulateMedia({ colorScheme: 'light' });
  return violations.map((each) => `in the dark theme ${wordsOf(each)}`);
}

async function faultsBeside(page: Page, excluded: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options(OPTIONS);
  for (const each of excluded) axe.exclude(each);
  const { violations } = await axe.analyze();
  return [...violations.map(wordsOf), ...(await darkFaultsOf(page, excluded))];
}

/** Returns the faults axe finds on the page at rest, in both themes: the rule and the place. */
export async function allFaultsOf(page: Page): Promise<string[]> {
  await waitForRest(page);
  return faultsBeside(page, []);
}

/** Pages that a story of their own looks at with `allFaultsOf`: storefront-standard and dashboard-admin. */
const LOOKED_AT =
  /^\/(?:(?:product-category|product)\/[^/]+|search|cart|checkout|login|contact|terms|wishlist|compare|privacy-policy|track-order|dashboard\/(?:staff|categories|places|banners|activity|profile|site-settings(?:\/.+)?))?$/;
const OPEN = '[role=dialog], [role=alertdialog], [role=menu], dialog[open]';

/**
 * The same during a journey. By day another story covers such a page, unless something
 * is open on it; in the long form nothing is left out.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const at = new URL(page.url()).pathname.replace(/^\/ne(?=\/|$)/, '') || '/';
  const isLeftOut = !isLongForm && LOOKED_AT.test(at);
  if (isLeftOut && (await page.locator(OPEN).filter({ visible: true }).count()) === 0) return [];
  return allFaultsOf(page);
}

/** The same for a page with busy parts, which never rest: they are dimmed and excluded. */
export const faultsBesideBusy = (page: Page) => faultsBeside(page, [BUSY]);
