import type { Page } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import { buyCheapest } from '../shop/orders';
import { haveSession, signedInApi } from '../shop/staff';
import { openWhole, overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

interface Told {
  product: { id: number; slug: string; facts: { kind: string; name: string; label?: string }[] };
}

/** A product with a fact in words, and what that is called in Nepali. */
async function wordyProduct(page: Page) {
  const place = encodeURIComponent('Security Systems');
  const list = await page.request.get(`/api/v1/product/public?category=${place}&limit=50`);
  const { products } = (await list.json()) as { products: { slug: string }[] };
  for (const { slug } of products) {
    const answer = await page.request.get(`/api/v1/product/slug/${slug}?language=ne`);
    const { product } = (await answer.json()) as Told;
    const fact = product.facts.find(({ kind, label }) => kind === 'text' && label);
    if (fact) return { ...product, fact };
  }
  throw new Error('no security system tells a fact in Nepali');
}

/** The checks that a staff screen must pass in Nepali. */
async function look(page: Page) {
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await faultsOf(page)).toEqual([]);
}

for (const width of widths(1440)) {
  test(`staff write a fact in Nepali and type numbers as they read them, at ${width} px`, async ({
    openShop,
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { id, slug, fact } = await wordyProduct(page);
    await haveSession(page, openShop.url, 'admin');

    await page.goto(`/ne/dashboard/edit-product/${id}`);
    // Choices are named in Nepali, and sent in English.
    const category = page.getByLabel(/^वर्ग/).first();
    await expect(category.locator('option:checked')).toHaveText('सुरक्षा प्रणाली');
    await expect(category).toHaveValue('Security Systems');
    const stock = page.getByRole('textbox', { name: /^स्टकमा भएका/ });
    await stock.fill('');
    await stock.pressSequentially('1२3');
    await expect(stock).toHaveValue('१२३');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', '4']) await stock.press(key);
    await expect(stock).toHaveValue('४१२३');
    await page.getByRole('button', { name: 'नेपालीमा लेख्नुहोस्' }).click();
    const written = `कथा ${width}`;
    await page.getByLabel(`${fact.name} (नेपालीमा)`).fill(written);
    await look(page);
    await page.getByRole('button', { name: 'सामान अपडेट गर्नुहोस्' }).click();
    await expect(page).toHaveURL(/\/ne\/dashboard\/product-management/);

    const table = page.getByRole('main').getByRole('region', { name: 'स्पेसिफिकेसन' });
    await openWhole(page, `/ne/product/${slug}`);
    await expect(table.getByRole('row', { name: fact.name })).toContainText(written);
    await openWhole(page, `/product/${slug}`);
    await expect(page.getByRole('main')).not.toContainText(written);

    // Without it the list marks the product, and finds it.
    await page.goto(`/ne/dashboard/edit-product/${id}`);
    await page.getByRole('button', { name: 'नेपालीमा लेख्नुहोस्' }).click();
    await page.getByLabel(`${fact.name} (नेपालीमा)`).fill('');
    await page.getByRole('button', { name: 'सामान अपडेट गर्नुहोस्' }).click();
    await expect(page).toHaveURL(/\/ne\/dashboard\/product-management/);
    await page.goto('/ne/dashboard/product-management?nepali=missing');
    const row = page.getByRole('row').filter({ hasText: 'नेपालीमा छैन' });
    await expect(row.first()).toBeVisible();
    await look(page);
    expect(complaints).toEqual([]);
  });
}

test('papers are in the language the buyer ordered in, and in that of staff where they ask', async ({
  openShop,
  page,
}) => {
  await page.context().addInitScript(() => {
    // The browser's own dialog cannot be driven; the sheet stays until it would close.
    window.print = () => undefined;
  });
  await haveSession(page, openShop.url, 'admin');
  const address = '/api/v1/order-product?limit=1';
  const listed = await page.request.get(address);
  const [order] = ((await listed.json()) as { orders: { id: number }[] }).orders;
  if (!order) throw new Error('the demo shop has no orders');
  await page.route(`**/api/v1/order-product/${order.id}*`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { order: object };
    await route.fulfill({ json: { ...body, order: { ...body.order, language: 'ne' } } });
  });
  await page.goto(`/dashboard/order/${order.id}`);
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Invoice in नेपाली' }).click(),
  ]);
  await expect(paper).toHaveURL(`/ne/dashboard/order/${order.id}?print=invoice`);
  const invoice = paper.locator('[data-print-sheet] article');
  await expect(invoice).toContainText('अक्षरेपी');
  await paper.close();

  await page.getByRole('button', { name: 'Invoice in English' }).click();
  await expect(page.locator('[data-print-sheet] article')).toContainText('In words');

  // So are those of several at once, each language in one document.
  const api = await signedInApi(openShop.url, 'admin');
  const customer_name = 'Papers Story';
  for (const language of ['en', 'ne', 'ne'] as const)
    await buyCheapest(api, { customer_name, language });
  await api.dispose();
  await page.goto(`/dashboard/order-management?search=${encodeURIComponent(customer_name)}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const [papers] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Print invoices' }).click(),
  ]);
  const here = page.locator('[data-print-sheet] article');
  await expect(here).toHaveCount(1);
  await expect(here).toContainText('In words');
  await expect(papers).toHaveURL(
    /^[^?]*\/ne\/dashboard\/desks\/pack\?print=invoice&orders=\d+,\d+$/,
  );
  const there = papers.locator('[data-print-sheet] article').filter({ hasText: 'अक्षरेपी' });
  await expect(there).toHaveCount(2);
});
