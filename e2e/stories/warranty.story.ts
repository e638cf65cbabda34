import type { APIRequestContext } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import { buyCheapest, tellParcel, type Placed } from '../shop/orders';
import { signedInApi } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

interface Opened {
  items: { product_id: number }[];
  parcels: { version: number }[];
}

/** An order of one piece with this serial number, which its buyer has picked up. */
async function sellPiece(api: APIRequestContext, serial: string): Promise<Placed> {
  const order = await buyCheapest(api, { quantity: 1 });
  const answer = await api.get(`/api/v1/order-product/${order.id}`);
  const { items, parcels } = ((await answer.json()) as { order: Opened }).order;
  // Other stories pack the same product without numbers: it asks for one only meanwhile.
  const ask = (with_serials: boolean) =>
    api.put(`/api/v1/stock/serials/${items[0]?.product_id}`, { data: { with_serials } });
  expect((await ask(true)).status()).toBe(200);
  const data = { serials: [{ line: 1, serial }], version: parcels[0]?.version };
  const packed = await api.post(`/api/v1/order-product/${order.id}/parcel/1/pack`, { data });
  expect(packed.status(), await packed.text()).toBe(200);
  await ask(false);
  await tellParcel(api, order, { event: 'delivered' });
  return order;
}

for (const width of widths(390)) {
  test(`a buyer comes to a warranty from the contact page and from the order, at ${width} pixels`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const api = await signedInApi(openShop.url, 'admin');
    const serial = `SN-${width}-77`;
    const { order_number, phone } = await sellPiece(api, serial);
    await api.dispose();
    const main = page.getByRole('main');
    const askFor = async (number: string) => {
      await main.getByRole('button', { name: 'Check a warranty' }).click();
      const form = main.getByRole('form', { name: 'Warranty' });
      await form.getByLabel(/^Serial or IMEI/).fill(number);
      await form.getByLabel(/^Phone/).fill(phone);
      await form.getByRole('button', { name: 'Check warranty' }).click();
      return form;
    };

    await page.goto('/contact');
    await main.getByRole('link', { name: 'Track an order or check a warranty' }).click();
    await expect(page).toHaveURL('/track-order');
    const form = await askFor(`${serial}8`);
    await expect(form.getByRole('alert')).toBeVisible();

    await page.goto('/track-order');
    await main.getByRole('textbox', { name: 'Order number' }).fill(order_number);
    await main.getByRole('textbox', { name: 'Phone' }).fill(phone);
    await main.getByRole('button', { name: 'Find Order' }).click();
    // The button of the page before goes with its form.
    await expect(main.getByRole('button', { name: 'Find another order' })).toBeVisible();
    await askFor(serial.toLowerCase());
    await expect(main.getByRole('term').filter({ hasText: 'Lasts until' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
  });
}
