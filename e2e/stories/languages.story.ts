import type { Page } from '@playwright/test';
import { freshPhone, ordersOf, someGoods } from '../shop/checkout';
import { fillIn } from '../shop/nepali';
import { publicPages } from '../shop/public-pages';
import { openWhole } from '../shop/storefront';
import { expect, shareShop, test } from '../shop/test';
import { foreignTexts } from '../shop/words-on-page';

shareShop();

// Each has a shop of its own: what other stories write is in English.

/** Pages that the browser renders, in addition to the server's. */
const BROWSER_PAGES = ['/cart', '/checkout', '/track-order', '/wishlist', '/compare', '/login'];

/** A step that changes the page: opens a part of it, or shows other texts. */
type Step = [name: string, take: (page: Page) => Promise<unknown>];

/** Words of names that are the same in both languages: brands and the shop's name. */
async function namesIn(page: Page): Promise<Set<string>> {
  const answer = await page.request.get('/api/v1/category');
  const { categories } = (await answer.json()) as {
    categories: { brands: { name: string }[] }[];
  };
  const brands = categories.flatMap((category) => category.brands.map(({ name }) => name));
  return new Set(brands.flatMap((name) => name.toLowerCase().split(/\s+/)));
}

/** An address with its search in the reader's language, because the page repeats the search. */
const inWordsOf = (language: 'en' | 'ne', address: string) =>
  language === 'en'
    ? address
    : address.replace('nothing-of-the-kind', 'कखगघ').replace('q=camera', 'q=क्यामेरा');

async function gather(page: Page, steps: readonly Step[], names: ReadonlySet<string>) {
  const found: Record<string, string[]> = {};
  for (const [name, take] of steps) {
    await take(page);
    const texts = await foreignTexts(page, names);
    if (texts.length > 0) found[name] = texts;
  }
  return found;
}

for (const language of ['en', 'ne'] as const) {
  const below = language === 'en' ? '' : '/ne';
  test(`every public page is in its own language alone: ${language}`, async ({ page, shop }) => {
    const names = await namesIn(page);
    const served = (await publicPages(page, shop.url)).map(({ at }) => at);
    const steps = [...served, ...BROWSER_PAGES].map((at): Step => {
      const address = below + inWordsOf(language, at === '/' && below !== '' ? '' : at);
      return [address, () => openWhole(page, address)];
    });
    expect(await gather(page, steps, names)).toEqual({});
  });
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** A search in the header that the shop answers as it does, or not at all. */
const search =
  (words: string, says: string | RegExp): Step[1] =>
  async (page) => {
    await page.getByRole('combobox', { name: 'सामान खोज्नुहोस्' }).fill(words);
    await expect(page.getByRole('search').getByText(says).first()).toBeVisible();
  };

const fail = (address: string) => (page: Page) =>
  page.route(address, (route) => route.fulfill({ status: 500, json: {} }));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what opens, is asked, complained of and told on the way to an order is in Nepali', async ({
    page,
    shop,
  }) => {
    const names = await namesIn(page);
    const [goods] = await someGoods(page, 1);
    if (!goods) throw new Error('the demo shop has no goods');
    const phone = freshPhone();
    const steps: Step[] = [
      ['home', () => openWhole(page, '/ne')],
      ['found', search('क्यामेरा', /नतिजा/)],
      ['nothing found', search('कखगघ', 'कुनै नतिजा भेटिएन।')],
      [
        'a search that fails',
        async () => {
          await fail('**/product/public?*search=*')(page);
          await search('ताला', 'नतिजा लोड गर्न सकिएन।')(page);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        },
      ],
      [
        'the filters of a list',
        async () => {
          await openWhole(page, '/ne/product-category/new_arrivals');
          await page.getByRole('main').getByRole('button', { name: 'फिल्टर', exact: true }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      ],
      [
        'on the wishlist, in the comparison',
        async () => {
          await openWhole(page, `/ne/product/${goods.slug}`);
          await press(/^मनपर्ने सूचीमा राख्नुहोस्/)(page);
          await page.getByText('तुलनामा थप्नुहोस्').first().click();
          await expect(page.getByText(/मनपर्ने सूचीमा राखियो।/)).toBeVisible();
        },
      ],
      [
        'the picture enlarged',
        async () => {
          await press('फोटो ठूलो पारेर हेर्नुहोस्')(page);
          await expect(page.getByRole('dialog')).toBeVisible();
          await foreignTexts(page, names);
          await page.keyboard.press('Escape');
        },
      ],
      [
        'in the cart',
        async () => {
          await page
            .getByRole('main')
            .getByRole('button', { name: 'कार्टमा राख्नुहोस्' })
            .first()
            .click();
          await expect(page.getByText(/कार्टमा राखियो!$/)).toBeVisible();
        },
      ],
      ['the wishlist', () => openWhole(page, '/ne/wishlist')],
      ['the comparison', () => openWhole(page, '/ne/compare')],
      [
        'the question before a line goes',
        async () => {
          await openWhole(page, '/ne/cart');
          await press(/ हटाउनुहोस्$/)(page);
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      ],
      [
        'a cart that is sent',
        async () => {
          await page.getByRole('dialog').getByRole('button', { name: 'रद्द' }).click();
          await press('यो कार्ट पठाउनुहोस्')(page);
          await expect(page.getByText('यो कार्टको कोड')).toBeVisible();
        },
      ],
      [
        'the checkout',
        async () => {
          await page.getByRole('link', { name: 'अर्डर पूरा गर्नुहोस्' }).click();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        },
      ],
      [
        'a checkout with nothing in it',
        async () => {
          await page.getByRole('checkbox', { name: /नियम र सर्त/ }).check();
          await press(/^अर्डर गर्नुहोस् \(/)(page);
          await expect(page.getByText('आफ्नो नाम लेख्नुहोस्।').first()).toBeVisible();
        },
      ],
      [
        'districts to choose',
        async () => {
          await page.getByRole('combobox', { name: 'जिल्ला' }).click();
          await expect(page.getByRole('option').first()).toBeVisible();
        },
      ],
      [
        'cities to choose',
        async () => {
          await page.getByRole('checkbox', { name: /नियम र सर्त/ }).uncheck();
          await fillIn(page, phone);
          await page.getByRole('combobox', { name: 'सहर' }).click();
          await expect(page.getByRole('option').first()).toBeVisible();
          await page.keyboard.press('Escape');
        },
      ],
      [
        'an order that fails',
        async () => {
          await fail('**/api/v1/order-product*')(page);
          await press(/^अर्डर गर्नुहोस् \(/)(page);
          await expect(page.getByText('अर्डर हुन सकेन').first()).toBeVisible();
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        },
      ],
      [
        'the order',
        async () => {
          await page
            .getByRole('main')
            .getByRole('button', { name: /^अर्डर गर्नुहोस् \(|फेरि प्रयास/ })
            .last()
            .click();
          await expect(page.getByRole('heading', { name: 'अर्डर गर्नुभएकोमा धन्यवाद' })).toBeVisible();
        },
      ],
      [
        'the question before an order is cancelled',
        async () => {
          await press('अर्डर रद्द गर्नुहोस्')(page);
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      ],
      [
        'no such order',
        async () => {
          await openWhole(page, '/ne/track-order');
          await page.getByLabel(/^अर्डर नम्बर/).fill('NP-2026-999999');
          await page.getByLabel(/^फोन/).fill(phone);
          await page.getByRole('main').getByRole('button', { name: 'अर्डर खोज्नुहोस्' }).click();
          await expect(page.getByText(/अर्डर भेटिएन।/).first()).toBeVisible();
        },
      ],
      [
        'the order that is tracked',
        async () => {
          const [order] = await ordersOf(shop.url, phone);
          await page.getByLabel(/^अर्डर नम्बर/).fill(order?.order_number ?? '');
          await page.getByRole('main').getByRole('button', { name: 'अर्डर खोज्नुहोस्' }).click();
          await expect(page.getByText(order?.order_number ?? 'an order').first()).toBeVisible();
        },
      ],
      [
        'a sign-in that fails',
        async () => {
          await openWhole(page, '/ne/login');
          await page.getByLabel(/^इमेल/).fill('nobody@example.com');
          await page
            .getByLabel(/^पासवर्ड/)
            .first()
            .fill('not the password');
          await press('लगइन गर्नुहोस्')(page);
          await expect(
            page.getByRole('region', { name: 'सूचना' }).getByText(/\S/).first(),
          ).toBeVisible();
        },
      ],
      [
        'offline',
        async () => {
          await openWhole(page, '/ne');
          await page.context().setOffline(true);
          await expect(page.getByText(/^इन्टरनेट छैन।/).first()).toBeVisible();
          await page.context().setOffline(false);
        },
      ],
      [
        'a part that does not come',
        async () => {
          await page.route('**/checkout/**', (route) => route.abort());
          await page.goto('/ne/track-order');
          await expect(page.getByRole('alert')).toContainText('लोड गर्न सकिएन।');
        },
      ],
    ];
    expect(await gather(page, steps, names)).toEqual({});
  });
});
