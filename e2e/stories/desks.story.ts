import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { freshPhone } from '../shop/checkout';
import { haveSession, signedInApi } from '../shop/staff';
import { expect, test } from '../shop/storefront-test';

const ORDERS = 12;

interface Goods {
  id: number;
  price: number;
  in_stock: number;
  variants: object[];
}

/** A day's orders as staff take them down, each fetched from the shop so that its delivery costs nothing. */
async function takeOrders(admin: APIRequestContext): Promise<void> {
  const places = await (await admin.get('/api/v1/branch')).json();
  const [district] = (places as { districts: { id: number; cities: { id: number }[] }[] })
    .districts;
  const list = await (await admin.get('/api/v1/product/public?sort=price_asc&limit=60')).json();
  const goods = (list as { products: Goods[] }).products.filter(
    ({ in_stock, variants }) => in_stock > ORDERS && variants.length === 0,
  );
  for (let at = 0; at < ORDERS; at += 1) {
    const { id, price } = goods[at % goods.length] as Goods;
    const data = {
      customer_name: `Customer ${at + 1}`,
      phone: freshPhone(),
      address: 'New Road 7',
      district_id: district?.id,
      city_id: district?.cities[0]?.id,
      payment_method: 'cash_on_delivery',
      delivery_type: 'shop_pickup',
      cartItems: [{ id, price, quantity: 1 }],
    };
    const placed = await admin.post('/api/v1/order-product/manual', { data });
    expect(placed.status(), await placed.text()).toBe(201);
  }
}

/** The way to a desk. */
const countAt = (page: Page, desk: string) =>
  page
    .getByRole('navigation', { name: 'Desks' })
    .getByRole('link', { name: new RegExp(`^${desk}`) });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a dozen orders go from the call to the courier in few presses, at ${width} pixels`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height });
    await haveSession(page, openShop.url, 'admin');
    await page.addInitScript(() => {
      window.print = () => void window.dispatchEvent(new Event('afterprint'));
    });
    const admin = await signedInApi(openShop.url, 'admin');
    const waiting = async (stage: string) => {
      const answer = await admin.get(`/api/v1/order-product/desk?stage=${stage}&limit=100`);
      return ((await answer.json()) as { total: number }).total;
    };
    await takeOrders(admin);
    const before = await waiting('handed_over');

    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    const click = async (what: Locator) => {
      presses += 1;
      await what.click();
    };

    await page.goto('/dashboard/desks');
    await expect(page.getByRole('heading', { level: 1, name: 'To call' })).toBeVisible();
    const boxes = page.getByRole('checkbox', { name: /^Select NP-/ });
    await expect(boxes.first()).toBeVisible();
    const called: string[] = [];
    for (let at = 0; at < ORDERS; at += 1) {
      const name = (await boxes.first().getAttribute('aria-label')) ?? '';
      called.push(name);
      const saved = page.waitForResponse(/\/call$/);
      await press('c');
      expect((await saved).status()).toBe(200);
      await expect(page.getByRole('checkbox', { name, exact: true })).toHaveCount(0);
    }

    await click(countAt(page, 'To pack'));
    await expect(page.getByRole('heading', { level: 1, name: 'To pack' })).toBeVisible();
    for (const name of called) await page.getByRole('checkbox', { name, exact: true }).check();
    // A scanner or one key for all would select them; ticks one by one are counted.
    presses += ORDERS;
    await press('p');
    const print = page.getByRole('dialog', { name: `Print for ${ORDERS} parcels` });
    await expect(print).toBeVisible();
    await press('Enter');
    await expect(print).toBeHidden();
    const packed = page.waitForResponse(/bulk-event/);
    await press('Enter');
    expect((await packed).status()).toBe(200);

    await click(countAt(page, 'To hand over'));
    await expect(page.getByRole('heading', { level: 1, name: 'To hand over' })).toBeVisible();
    for (const name of called) await page.getByRole('checkbox', { name, exact: true }).check();
    presses += ORDERS;
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: `Hand over: ${ORDERS} parcels` });
    // A courier stands there with charge and days.
    const himal = dialog.getByRole('option', { name: /^Himal Courier/ });
    await dialog.getByLabel(/^Courier/).selectOption(await himal.getAttribute('value'));
    presses += 1;
    const over = page.waitForResponse(/bulk-event/);
    await press('Enter');
    expect((await over).status()).toBe(200);
    await expect(dialog).toBeHidden();

    expect(await waiting('handed_over')).toBe(before + ORDERS);
    // What the story is told for, in the log of its run.
    console.log(`${ORDERS} orders from new to handed over at ${width} px: ${presses} presses.`);
    expect(presses / ORDERS).toBeLessThanOrEqual(4);
    expect(complaints).toEqual([]);
    await admin.dispose();
  });
}
