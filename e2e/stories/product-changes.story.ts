import type { APIRequestContext, Page } from '@playwright/test';
import { signedInApi } from '../shop/staff';
import { fillCart } from '../shop/storefront';
import { expect, shareShop, test } from '../shop/test';

shareShop();

interface SavedProduct {
  product: { id: number; slug: string; images: string[]; status: string };
}

async function productNamed(staff: APIRequestContext, title: string): Promise<{ id: number }> {
  const answer = await staff.get('/api/v1/product', { params: { search: title, limit: 100 } });
  const { products } = (await answer.json()) as { products: { id: number; title: string }[] };
  const product = products.find((each) => each.title === title);
  if (!product) throw new Error(`staff do not find ${title}`);
  return product;
}

/** Pictures the shop has already, as files to send. */
async function threePictures(page: Page): Promise<Blob[]> {
  const answer = await page.request.get('/api/v1/product/public?limit=3');
  const { products } = (await answer.json()) as { products: { images: string[] }[] };
  return Promise.all(
    products.map(async ({ images: [path = ''] }) => {
      const picture = await page.request.get(path);
      return new Blob([new Uint8Array(await picture.body())], { type: 'image/jpeg' });
    }),
  );
}

test('a price that staff change reaches the cart as a notice (D14)', async ({
  page,
  shop,
  complaints,
}) => {
  const title = await fillCart(page);
  const staff = await signedInApi(shop.url, 'staff');
  const { id } = await productNamed(staff, title);
  const edited = await staff.put(`/api/v1/product/${id}`, {
    multipart: { original_price: '4321', discount_percentage: '0' },
  });
  expect(edited.status()).toBe(200);

  await page.goto('/cart');
  const notice = page.getByText(/price is now Rs\. 4,321/);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: /Accept new price/ }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByText('Rs. 4,321').first()).toBeVisible();
  expect(complaints).toEqual([]);
  await staff.dispose();
});

test('a product made through the API appears in the shop on the next load, once approved', async ({
  page,
  shop,
  complaints,
}) => {
  const title = 'Aanapurna Dome Camera 8MP';
  const [staff, admin] = await Promise.all([
    signedInApi(shop.url, 'staff'),
    signedInApi(shop.url, 'admin'),
  ]);
  const form = new FormData();
  const fields = {
    title,
    brand: 'Hikvision',
    category: 'Security Cameras',
    original_price: '9000',
    discount_percentage: '10',
    in_stock: '4',
    section: 'new_arrivals',
    description: 'Sees in the dark.',
    additional_description: '<p>Sees <strong>everything</strong>.</p>',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [index, picture] of (await threePictures(page)).entries()) {
    form.append('images', picture, `picture-${index}.jpg`);
  }
  const made = await staff.post('/api/v1/product', { multipart: form });
  const { product } = (await made.json()) as SavedProduct;
  expect([made.status(), product.status, product.images.length]).toEqual([201, 'pending', 3]);
  // D7: only staff see it so far.
  expect((await page.request.get(`/product/${product.slug}`)).status()).toBe(404);

  const approved = await admin.put(`/api/v1/product/${product.id}`, {
    multipart: { status: 'approve' },
  });
  expect(approved.status()).toBe(200);
  await page.goto('/product-category/new_arrivals');
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(new RegExp(`/product/${product.slug}$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // R4.11: original_price minus discount_percentage percent of it.
  await expect(page.getByText('Rs. 8,100').first()).toBeVisible();
  await expect(page.getByText('everything', { exact: true })).toBeVisible();
  const picture = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await Promise.all([staff.dispose(), admin.dispose()]);
});
