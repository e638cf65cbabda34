import type { Page } from '@playwright/test';
import { openWhole, overflowOf, withoutAnswers } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';

const product = (id: number, own: object) => ({
  id,
  slug: `edge-${id}`,
  title: `Edge ${id}`,
  brand: 'Edge',
  category: 'Edge',
  price: 1000,
  original_price: 1000,
  discount_percentage: 0,
  in_stock: 5,
  images: [],
  variants: [],
  fast_delivery: false,
  warranty: null,
  description: '',
  additional_description: '',
  section: null,
  is_popular: false,
  ...own,
});

const LONG = 'Unbreakablylongword'.repeat(10) + ' and the end';
const edges = [
  product(1, { title: LONG, brand: LONG }),
  product(2, { title: 'A pin', price: 0.5, original_price: 0.5 }),
  product(3, {
    title: 'A vault',
    price: 1234567,
    original_price: 9876543,
    discount_percentage: 87,
  }),
  product(4, { title: 'सोलार सेक्युरिटी क्यामेरा ४जी — काठमाडौँ संस्करण', in_stock: 0 }),
  product(5, { title: 'No good pictures', images: '["' }),
  product(6, { title: 'A gone picture', images: ['', '/uploads/gone.webp'] }),
];

async function answerWithEdges(page: Page) {
  await withoutAnswers(page);
  await page.route('**/api/v1/product/public?*', (route) =>
    route.fulfill({
      json: {
        products: edges,
        total: edges.length,
        facets: { brands: [{ name: LONG, total: 6 }], price: { min: 0.5, max: 1234567 } },
      },
    }),
  );
  await page.route('**/api/v1/product/slug/*', (route) => {
    const found = edges.find(({ slug }) => route.request().url().endsWith(`/${slug}`));
    return route.fulfill({ json: { product: found } });
  });
}

test('a title of 200 letters, no pictures, 0.50 and 12,34,567, Nepali: everything fits and reads', async ({
  page,
}) => {
  await answerWithEdges(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openWhole(page, '/product-category/new_arrivals');
    const list = page.getByRole('main');
    await expect(list.getByText('Rs. 0.50').first()).toBeVisible();
    await expect(list.getByText('Rs. 12,34,567').first()).toBeVisible();
    await expect(list.getByText('-87%').first()).toBeVisible();
    await expect(list.getByText(/काठमाडौँ/).first()).toBeVisible();
    await expect(list.getByRole('link', { name: 'No good pictures' })).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    await openWhole(page, '/');
    expect(await overflowOf(page)).toBe(0);
  }
});

test('each of them has a product page, and a place in the cart', async ({ page }) => {
  await answerWithEdges(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { slug, title, in_stock } of edges) {
    await openWhole(page, `/product/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    const main = page.getByRole('main');
    if (in_stock > 0) await main.getByRole('button', { name: 'Add to Cart' }).first().click();
    else await expect(main.getByText('Out of Stock').first()).toBeVisible();
  }
  await openWhole(page, '/cart');
  await expect(page.getByRole('heading', { name: 'Your Shopping Cart (5)' })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});
