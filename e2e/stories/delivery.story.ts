import type { Page } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import {
  confirmed,
  fillCheckout,
  freshPhone,
  goToCheckout,
  placeButton,
  putIntoCart,
  someGoods,
} from '../shop/checkout';
import { haveSession, signedInApi } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

const DISTRICT = 'Kaski';

interface Terms {
  served: boolean;
  charge: number;
  days: { from: number; to: number } | null;
}

interface Goods {
  id: number;
  price: number;
  slug: string;
  title: string;
  in_stock: number;
  variants: object[];
}

/** A product with fast delivery and one without, both without variants and with pieces for everybody. */
async function fastAndOther(page: Page): Promise<{ fast: Goods; other: Goods }> {
  const list = await page.request.get('/api/v1/product/public?sort=price_desc&limit=40');
  const { products } = (await list.json()) as { products: Goods[] };
  const found: { fast?: Goods; other?: Goods } = {};
  for (const goods of products) {
    if (goods.in_stock < 5 || goods.variants.length > 0) continue;
    const answer = await page.request.get(`/api/v1/product/slug/${goods.slug}`);
    const { product } = (await answer.json()) as { product: { fast_delivery: boolean } };
    found[product.fast_delivery ? 'fast' : 'other'] ??= goods;
    if (found.fast && found.other) return { fast: found.fast, other: found.other };
  }
  throw new Error('Nothing to compare');
}

/** Sets the district's terms as staff do, without the page's knowledge. */
async function changeTerms(url: string, terms: Terms): Promise<void> {
  const staff = await signedInApi(url, 'admin');
  const answer = await staff.get('/api/v1/branch');
  const { districts } = (await answer.json()) as { districts: { id: number; name: string }[] };
  const id = districts.find(({ name }) => name === DISTRICT)?.id;
  const saved = await staff.put(`/api/v1/branch/${id}/delivery`, { data: { terms } });
  expect(saved.status(), await saved.text()).toBe(200);
  await staff.dispose();
}

async function chooseDistrict(page: Page, district = DISTRICT, city = 'Pokhara'): Promise<void> {
  await page.getByRole('combobox', { name: 'District' }).fill(district);
  await page.getByRole('option', { name: district }).click();
  await page.getByRole('combobox', { name: 'City' }).click();
  await page.getByRole('option', { name: city }).click();
}

const rupees = (amount: number) => amount.toLocaleString('en-IN');

test('fast products name a sooner day, and an order of others too is promised the later one', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { fast, other } = await fastAndOther(page);

  const line = page.getByText(/Get it by \w{3}, \d+ \w{3}$/);
  await page.goto(`/product/${fast.slug}`);
  await expect(line).toContainText('Fast Delivery');
  const sooner = (await line.innerText()).replace(/^.*(?=Get it by)/, '');
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(`/product/${other.slug}`);
  await expect(line).not.toContainText('Fast Delivery');
  const later = await line.innerText();
  expect(sooner).not.toBe(later);

  // Places without terms of their own have the country's.
  await putIntoCart(page, fast);
  await goToCheckout(page);
  await fillCheckout(page, freshPhone());
  await chooseDistrict(page, 'Morang', 'Biratnagar');
  await expect(page.getByText(sooner)).toBeVisible();
  await putIntoCart(page, other);
  await goToCheckout(page);
  await expect(page.getByText(later)).toBeVisible();
  await expect(page.getByText(/^Fast-delivery products arrive with/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await placeButton(page).click();
  await confirmed(page);
  await expect(page.getByText(later.replace('Get it by ', ''))).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const width of widths(390)) {
  test(`staff give a district terms of delivery, and a buyer sees, pays and keeps them, at ${width} px`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const [goods] = await someGoods(page, 1);
    if (!goods) throw new Error('nothing to buy');
    const whole = async () => {
      expect(await faultsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    };

    await haveSession(page, openShop.url, 'admin');
    await page.goto('/dashboard/places');
    await page.getByRole('button', { name: `Actions for ${DISTRICT}` }).click();
    await page.getByRole('menuitem', { name: 'Delivery' }).click();
    const dialog = page.getByRole('dialog', { name: `Delivery to ${DISTRICT}` });
    const asCountry = dialog.getByRole('checkbox', { name: 'Same as the rest of the country' });
    // The run at the other width may have set its terms already.
    if (await asCountry.isChecked()) await asCountry.click();
    await dialog.getByLabel('Delivery charge (Rs.)').fill('150');
    await dialog.getByLabel('Earliest day').fill('2');
    await dialog.getByLabel('Latest day').fill('4');
    await whole();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Rs. 150, 2 to 4 days')).toBeVisible();
    await whole();

    await putIntoCart(page, goods);
    await goToCheckout(page);
    await fillCheckout(page, freshPhone());
    const summary = page.getByRole('region', { name: 'Order Summary' });
    await expect(summary).toContainText('Delivery ChargeFree');
    await chooseDistrict(page);
    // Delivery of goods at this price is free in the demo shop.
    await expect(page.getByText(/^Get it by \w{3}, \d+ \w{3}$/)).toBeVisible();
    await whole();

    // Pickup customers see where to go.
    await page.getByRole('radio', { name: 'Shop Pickup' }).click();
    await expect(page.getByText('Pick it up at the shop')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Show on map' })).toBeVisible();
    await whole();
    await page.getByRole('radio', { name: 'Home Delivery' }).click();

    // Meanwhile the shop stops delivering there: the order is not placed, and nothing is lost.
    await expect(page.getByText(/^Get it by/)).toBeVisible();
    await changeTerms(openShop.url, { served: false, charge: 0, days: null });
    await placeButton(page).click();
    await expect(page.getByText(/don't deliver to Pokhara yet/).first()).toBeVisible();
    await whole();

    await changeTerms(openShop.url, { served: true, charge: 150, days: { from: 2, to: 4 } });
    await placeButton(page).click();
    await confirmed(page);
    await expect(page.getByText('Expected')).toBeVisible();
    await whole();

    // From now on a product's page names the place.
    await page.goto(`/product/${goods.slug}`);
    await expect(page.getByText(/Get it by \w{3}, \d+ \w{3} in Pokhara/)).toBeVisible();
    await whole();
    expect(complaints.filter((each) => !each.includes('400'))).toEqual([]);
  });

  test(`a charge is part of what is paid, and one that changes is told before anything is ordered, at ${width} px`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const list = await page.request.get('/api/v1/product/public?sort=price_asc&limit=40');
    const { products } = (await list.json()) as {
      products: { slug: string; title: string; price: number; in_stock: number; id: number }[];
    };
    const goods = products.find(({ in_stock }) => in_stock > 4);
    if (!goods) throw new Error('nothing to buy');
    await changeTerms(openShop.url, { served: true, charge: 150, days: null });
    await putIntoCart(page, goods);
    await goToCheckout(page);
    await fillCheckout(page, freshPhone());
    await chooseDistrict(page);
    const summary = page.getByRole('region', { name: 'Order Summary' });
    await expect(summary).toContainText('Delivery ChargeRs. 150');
    await expect(summary).toContainText('Free delivery from Rs. 25,000.');
    await expect(placeButton(page)).toContainText(rupees(goods.price + 150));

    await changeTerms(openShop.url, { served: true, charge: 200, days: null });
    await placeButton(page).click();
    await expect(summary.getByText('Delivery now costs Rs. 200.')).toBeVisible();
    await expect(placeButton(page)).toContainText(rupees(goods.price + 200));
    expect(await faultsOf(page)).toEqual([]);
    await placeButton(page).click();
    await confirmed(page);
    const main = page.getByRole('main');
    await expect(main).toContainText('Delivery ChargeRs. 200');
    await expect(main).toContainText(`TotalRs. ${rupees(goods.price + 200)}`);
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints.filter((each) => !each.includes('409'))).toEqual([]);
  });
}
