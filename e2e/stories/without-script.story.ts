import { nepaliDigits } from '@pasal/core/contract/nepali-digits';
import { expect, test } from '../shop/storefront-test';
import { awaitRendered } from '../shop/rendered';
import { someGoods } from '../shop/checkout';
import { widths } from '../shop/widths';

test.use({ javaScriptEnabled: false });

for (const { language, below, price: written, stock, trail } of [
  {
    language: 'English',
    below: '',
    price: (rupees: number) => `Rs. ${rupees.toLocaleString('en-IN')}`,
    stock: 'In stock',
    trail: 'Breadcrumb',
  },
  {
    language: 'Nepali',
    below: '/ne',
    price: (rupees: number) => `रु. ${nepaliDigits(rupees.toLocaleString('en-IN'))}`,
    stock: 'स्टकमा छ',
    trail: 'तपाईं यहाँ हुनुहुन्छ',
  },
]) {
  test(`a product without script in ${language}: its title, price, stock, description, pictures and links`, async ({
    page,
  }) => {
    const [goods] = await someGoods(page, 1);
    if (!goods) throw new Error('the demo shop has no goods');
    const at = `${below}/product/${goods.slug}`;
    await awaitRendered(page, at);
    const answer = await page.goto(at);
    expect(answer?.status()).toBe(200);
    const main = page.getByRole('main');
    const asked = `/api/v1/product/slug/${goods.slug}${below === '' ? '' : '?language=ne'}`;
    const { product } = (await (await page.request.get(asked)).json()) as {
      product: { title: string; price: number; description: string };
    };
    await expect(main.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    await expect(main.getByText(written(product.price)).first()).toBeVisible();
    await expect(main.getByText(stock).first()).toBeVisible();
    await expect(main).toContainText(product.description);
    const picture = main.getByRole('img', { name: product.title }).first();
    await expect(picture).toBeVisible();
    expect(await picture.getAttribute('src')).toMatch(/^\/uploads\//);
    const told = page.locator('script[type="application/ld+json"]');
    expect((await told.allTextContents()).join('')).toContain(JSON.stringify(product.title));

    const list = main.getByRole('navigation', { name: trail }).getByRole('link').last();
    await awaitRendered(page, (await list.getAttribute('href')) ?? '');
    await list.click();
    await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${below}/product-category/`));
    await expect(main.getByRole('article').first()).toBeVisible();
  });
}

test('a list without script: its goods, page by page, by links', async ({ page }) => {
  for (const at of ['', '?page=2']) await awaitRendered(page, `/product-category/Electronics${at}`);
  const answer = await page.goto('/product-category/Electronics');
  expect(answer?.status()).toBe(200);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(20);
  const first = await cards.first().innerText();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/product-category/Electronics?page=2');
  expect(await cards.first().innerText()).not.toBe(first);
  await cards.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
});

for (const width of widths(390)) {
  test(`the search of the header without script leads to what is found, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await awaitRendered(page, '/');
    await awaitRendered(page, '/search?q=dome+camera');
    await page.goto('/');
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
    await box.fill('dome camera');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?q=dome+camera');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Search results for “dome camera”');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

test('what is not there says so without script, and answers 404', async ({ page }) => {
  await awaitRendered(page, '/nowhere');
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('region', { name: 'New Arrivals' })).toBeVisible();
});

for (const at of ['/cart', '/checkout']) {
  test(`${at} without script says how to order, where the page would stand`, async ({ page }) => {
    const framed = async () =>
      (await (await page.request.get(at)).text()).includes('id="later-scripts"');
    await expect.poll(framed, { message: `${at} has a frame` }).toBe(true);
    await page.goto(at);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { name: 'Ordering here needs JavaScript' }),
    ).toBeVisible();
    await expect(main.getByText('Loading...')).toBeHidden();
    const settings = await page.request.get('/api/v1/site/settings');
    const { phones } = ((await settings.json()) as { settings: { phones: string[] } }).settings;
    await expect(main.getByRole('link', { name: phones[0] ?? '' })).toHaveAttribute(
      'href',
      /^tel:/,
    );
    await expect(main.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  });
}

for (const [at, says] of [
  ['/product/no-such-product', 'Product not found'],
  ['/product-category/nothing-of-the-kind', 'No products match your filters.'],
] as const) {
  test(`${at} without script says that there is no such thing, and answers 404`, async ({
    page,
  }) => {
    await awaitRendered(page, at);
    const answer = await page.goto(at);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main').getByText(says)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Pasal home' })).toBeVisible();
  });
}
