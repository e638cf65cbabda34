import type { Browser, Locator, Page } from '@playwright/test';
import type { PreviewLink } from '@pasal/shared/contracts';
import { faultsOf } from '../../../e2e/shop/axe';
import { collectComplaints } from '../../../e2e/shop/complaints';
import { watchPolicy } from '../../../e2e/shop/policy';
import { uploadBuild } from '../shop/releases';
import { awaitRendered } from '../../../e2e/shop/rendered';
import { QUICK_START, startShop } from '../../../e2e/shop/running-shop';
import { signedInApi, signIn } from '../../../e2e/shop/staff';
import { atRest } from '../../../e2e/shop/at-rest';
import { overflowOf } from '../../../e2e/shop/storefront';
import { expect, test } from '../../../e2e/shop/test';
import { byForm } from '../../../server/src/testing/test-form';

const VERSION = 'team-1';
const DAY = 24 * 60 * 60 * 1000;
const badgeOf = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

/** Somebody with a browser of their own. */
async function visitor(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  return context.newPage();
}

interface Part {
  name: string;
  title: string;
  at: string;
  was: string;
  is: string;
  see: (page: Page, words: string) => Locator;
}

const parts: Part[] = [
  {
    name: 'catalog',
    title: 'the catalogue',
    at: '/',
    was: 'New Arrivals',
    is: 'Just Arrived',
    see: (page, name) => page.getByRole('heading', { name }),
  },
  {
    name: 'checkout',
    title: 'the checkout',
    at: '/cart',
    was: 'Your Cart is Empty',
    is: 'Nothing in Here',
    see: (page, words) => page.getByText(words),
  },
];

for (const { name, title, at, was, is, see } of byForm(parts, parts.slice(0, 1))) {
  test(
    `a release of ${title} is shown to whoever has the link, and to nobody else`,
    { tag: '@platform' },
    async ({ page, browser, shop }) => {
      const owner = await signedInApi(shop.url, 'admin');
      await uploadBuild(owner, shop.root, [name, VERSION], (text) => text.replaceAll(was, is));
      await signIn(page, 'admin');
      await page.goto('/dashboard/releases');
      await page.getByRole('button', { name: `Actions for ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Preview link' }).click();
      await page.getByRole('button', { name: 'Create link' }).click();
      const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();

      const holder = await visitor(browser, shop.url);
      const complaints = collectComplaints(holder);
      const refused = await watchPolicy(holder);
      await holder.goto(link);
      const badge = badgeOf(holder);
      await expect(badge).toContainText(`of ${title} ${VERSION}, until `);
      expect(new URL(holder.url()).pathname).toBe(at);
      await expect(see(holder, is)).toBeVisible();
      await expect(see(holder, was)).toBeHidden();
      const [robots] = await holder.locator('meta[name=robots]').all();
      expect(await robots?.getAttribute('content')).toBe('noindex, nofollow');

      // By the page's own links, and from a new document.
      await atRest(holder);
      await holder.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
      await expect(holder.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(badge).toBeVisible();
      const answer = await holder.reload();
      expect(answer?.headers()).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'no-store',
      });
      await expect(badge).toBeVisible();
      expect(await faultsOf(holder)).toEqual([]);

      const other = await visitor(browser, shop.url);
      if (name === 'catalog') await awaitRendered(other, at);
      const shown = await (await other.request.get(at)).text();
      expect(shown).not.toContain(VERSION);
      await other.goto(at);
      await expect(see(other, was)).toBeVisible();
      await expect(badgeOf(other)).toBeHidden();

      const tab = await holder.context().newPage();
      await tab.goto(at);
      await expect(see(tab, is)).toBeVisible();
      // A script still loading when the page is left fails, and is logged.
      for (const each of [holder, tab]) await atRest(each);
      await badge.getByRole('link', { name: 'End preview' }).click();
      // The other tab lets go of the release too.
      for (const each of [holder, tab]) await expect(badgeOf(each)).toBeHidden();
      await expect(see(tab, was)).toBeVisible();
      await atRest(holder);
      await holder.goto(at);
      await expect(see(holder, was)).toBeVisible();
      expect([complaints, refused]).toEqual([[], []]);
    },
  );
}

test(
  'a link made on a Nepali dashboard begins on a Nepali page and says in Nepali what it shows',
  { tag: ['@platform', '@night'] },
  async ({ page, browser, shop }) => {
    const owner = await signedInApi(shop.url, 'admin');
    await uploadBuild(owner, shop.root, ['catalog', VERSION]);
    await signIn(page, 'admin');
    await page.goto('/ne/dashboard/releases');
    await page
      .getByRole('button', { name: /^कार्य: / })
      .nth(1)
      .click();
    await page.getByRole('menuitem', { name: 'प्रिभ्यु लिङ्क' }).click();
    await page.getByRole('button', { name: 'लिङ्क बनाउनुहोस्' }).click();
    const link = await page.getByRole('textbox', { name: 'लिङ्क' }).inputValue();

    const holder = await visitor(browser, shop.url);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await holder.setViewportSize({ width, height });
      await holder.goto(link);
      const badge = holder.getByRole('complementary', { name: 'प्रिभ्यु' });
      await expect(badge).toContainText(VERSION);
      expect(new URL(holder.url()).pathname).toBe('/ne');
      expect(await overflowOf(holder)).toBe(0);
      await atRest(holder);
    }
    await holder.getByRole('link', { name: 'प्रिभ्यु बन्द गर्नुहोस्' }).click();
    await expect(holder.getByRole('complementary', { name: 'प्रिभ्यु' })).toBeHidden();
    await expect(holder).toHaveURL(/\/ne/);
  },
);

test(
  'staff get no preview, and in a preview nobody signs in',
  { tag: ['@platform', '@night'] },
  async ({ page, browser, shop }) => {
    const owner = await signedInApi(shop.url, 'admin');
    await uploadBuild(owner, shop.root, ['catalog', VERSION]);
    const made = await owner.post('/api/v1/release/catalog/preview', {
      data: { version: VERSION },
    });
    const { url } = (await made.json()) as PreviewLink;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await signIn(page, 'staff');
    expect((await page.goto(url))?.status()).toBe(403);
    await expect(page.getByText('You’re signed in as staff.')).toBeVisible();
    expect(asked.filter((each) => each.includes(VERSION))).toEqual([]);
    await page.getByRole('link', { name: 'End preview' }).click();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const holder = await visitor(browser, shop.url);
    await holder.goto(url);
    await holder.goto('/login');
    await holder.getByLabel(/^Email/).fill('staff@pasal.test');
    await holder.getByLabel(/^Password/).fill('staff-demo-1234');
    await holder.getByRole('button', { name: 'Login' }).click();
    await expect(holder.getByText(/where nobody can sign in/)).toBeVisible();
  },
);

test(
  'a preview ends with its link',
  { tag: ['@platform', '@night'] },
  async ({ browser, shop }) => {
    const owner = await signedInApi(shop.url, 'admin');
    await uploadBuild(owner, shop.root, ['checkout', VERSION]);
    const data = { version: VERSION, days: 1 };
    const made = await owner.post('/api/v1/release/checkout/preview', { data });
    const { url } = (await made.json()) as PreviewLink;
    const holder = await visitor(browser, shop.url);
    await holder.goto(url);
    await expect(badgeOf(holder)).toBeVisible();

    // The same shop a day later, by its own clock.
    await shop.stop();
    const later = `data:text/javascript,const now=Date.now;Date.now=()=>now()+${DAY + 60_000}`;
    const { port } = new URL(shop.url);
    const flags = [...QUICK_START, '--import', later];
    const next = await startShop(shop.root, shop.dataDir, flags, { PORT: port });
    expect((await holder.goto('/cart'))?.status()).toBe(410);
    await expect(holder.getByText('This link has expired.')).toBeVisible();
    expect((await holder.goto(url))?.status()).toBe(410);
    await holder.getByRole('link', { name: 'To the shop' }).click();
    await expect(holder.getByRole('main')).toBeVisible();
    await expect(badgeOf(holder)).toBeHidden();
    await next.stop();
  },
);
