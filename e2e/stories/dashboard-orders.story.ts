import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readCode128 } from '../shop/code-128-reader';
import { freshPhone } from '../shop/checkout';
import { buyCheapest, tellParcel } from '../shop/orders';
import { highestRow } from '../shop/rows';
import { haveSession, signedInApi, signIn } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { screens } from '../shop/widths';

const DAY = 24 * 3_600_000;

/** Enters an order as staff do while the customer is on the phone. */
async function takeOrder(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'New order' }).click();
  await page.getByRole('searchbox', { name: 'Find a product' }).fill('camera');
  await page.getByRole('button', { name: /^Add / }).and(page.locator(':enabled')).first().click();
  await page.getByLabel(/^Full Name/).fill(name);
  await page.getByLabel(/^Phone/).fill('984-1234567');
  await page.getByRole('combobox', { name: 'District' }).fill('lalitpur');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'City' }).click();
  await page.getByRole('listbox', { name: 'Cities' }).getByRole('option').first().click();
  await page.getByLabel(/^Address/).fill('Baneshwor 10');
  await page.getByRole('button', { name: /^Place Order \(Rs\. [\d,.]+\)$/ }).click();
  await expect(page.getByText('Order placed successfully!')).toBeVisible();
}

test('an order on the phone: taken, found by its filters, exported, completed with history', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'staff');
  await page.getByRole('link', { name: 'Order Management' }).click();
  await takeOrder(page, '=Maya Gurung');

  await page.getByRole('searchbox', { name: 'Search' }).fill('maya gurung');
  await expect(page).toHaveURL(/search=maya(\+|%20)gurung/);
  const row = page.getByRole('row').filter({ hasText: '=Maya Gurung' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('by phone');
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Pending' });
  await page.getByRole('combobox', { name: 'District' }).fill('lalitpur');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/district_id=\d+/);
  const filtered = page.url();
  await page.reload();
  await expect(row).toHaveCount(1);
  expect(page.url()).toBe(filtered);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFFOrder Number,Ordered Date,Customer/);
  const own = lines.filter((line) => line.includes("'=Maya Gurung"));
  expect(own).toHaveLength(1);

  await row.getByRole('button', { name: /^Update Status/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Status/).selectOption({ label: 'Completed' });
  await dialog.getByLabel(/^Remarks/).fill('Fetched from the shop');
  await dialog.getByLabel(/^Tell the customer/).fill('Enjoy your camera!');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(page.getByText('Order Status updated successfully!!')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  // A card with everything a row can show, on a phone.
  const desk = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row).toContainText('Fetched from the shop');
  expect(await highestRow(page)).toBeLessThanOrEqual(140);
  await page.setViewportSize(desk);
  await row.getByRole('button', { name: /^View/ }).click();
  const history = dialog.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Pending → Completed');
  await expect(history).toContainText('Fetched from the shop');
  await expect(history).toContainText('staff@pasal.test');
  await expect(history).toContainText('Enjoy your camera!');

  // The page of the order, and what its buyer reads of it.
  await dialog.getByRole('link', { name: 'Open page' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Order NP-/);
  const number = (await heading.innerText()).replace('Order ', '');
  await page.getByRole('link', { name: 'Next order' }).click();
  await expect(heading).not.toHaveText(`Order ${number}`);
  await page.getByRole('link', { name: 'Previous order' }).click();
  await expect(heading).toHaveText(`Order ${number}`);
  const answer = await page.request.post('/api/v1/order-product/track', {
    headers: { origin: new URL(page.url()).origin },
    data: { order_number: number, phone: '984-1234567' },
  });
  const { order } = (await answer.json()) as { order: { history: object[] } };
  expect(order.history.at(-1)).toMatchObject({ customer_message: 'Enjoy your camera!' });
  expect(JSON.stringify(order)).not.toContain('Fetched from the shop');
  expect(complaints).toEqual([]);
});

for (const { width, height } of screens(1440)) {
  test(`twenty orders get another status in six actions, at ${width} pixels`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height });
    await haveSession(page, openShop.url, 'staff');
    await page.goto('/dashboard/order-management?status=complete');
    const all = page.getByRole('checkbox', { name: 'Select all on this page' });
    const bar = page.getByRole('group', { name: 'Selected orders' });
    const dialog = page.getByRole('dialog', { name: 'Update status of 20 orders' });
    const ready = dialog.getByRole('button', { name: 'Handed to courier' });
    const updated = page.waitForResponse(/order-product\/bulk-status/);
    const actions = [
      all,
      page.getByRole('button', { name: 'Next' }),
      all,
      bar.getByRole('button', { name: 'Set status' }),
      ready,
      dialog.getByRole('button', { name: 'Update Status' }),
    ];
    for (const [at, action] of actions.entries()) {
      if (at === 2) await expect(page.getByText('11 to 20 of')).toBeVisible();
      await action.click();
    }
    const { results } = (await (await updated).json()) as { results: { problem: unknown }[] };
    expect(results.map(({ problem }) => problem)).toEqual(Array(20).fill(null));
    await expect(page.getByText('Order Status updated successfully!!')).toBeVisible();
    await expect(bar).toBeHidden();
    // The figure this story measures, in the log of its run.
    console.log(
      `20 orders to another status at ${width} px: ${actions.length} actions, one of them the remark.`,
    );
    expect(complaints).toEqual([]);
  });
}

for (const { width, height } of screens(1440)) {
  test(`orders are found and exported by how far they are, at ${width} pixels`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height });
    const staff = await signedInApi(openShop.url, 'staff');
    const phone = freshPhone();
    const [waiting, packed, delivered] = [
      await buyCheapest(staff, { phone }),
      await buyCheapest(staff, { phone }),
      await buyCheapest(staff, { phone }),
    ];
    await tellParcel(staff, packed, { event: 'packed' });
    await tellParcel(staff, delivered, { event: 'delivered' });
    await haveSession(page, openShop.url, 'staff');
    await page.goto(`/dashboard/order-management?search=${encodeURIComponent(phone)}`);
    const links = page.getByRole('link', { name: /^NP-/ });
    await expect(links).toHaveCount(3);
    const more = page.getByRole('button', { name: /^Filters/ });
    if (width === 390) await more.click();
    const stage = page.getByRole('combobox', { name: 'Stage' });
    for (const [label, name, order] of [
      ['New', 'new', waiting],
      ['Packed', 'packed', packed],
      ['Delivered', 'delivered', delivered],
    ] as const) {
      await stage.selectOption({ label });
      await expect(page).toHaveURL(new RegExp(`stage=${name}`));
      await expect(links).toHaveText([order.order_number]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    }
    await page.reload();
    await expect(links).toHaveText([delivered.order_number]);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    const lines = file.trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[0])).toEqual([delivered.order_number]);
    if (width === 390) await more.click();
    await stage.selectOption({ label: 'Came back' });
    await expect(page.getByText('No orders found')).toBeVisible();
    expect(complaints).toEqual([]);
    await staff.dispose();
  });
}

test('new orders are told on every page without reload, and shown when asked for', async ({
  page,
  browser,
  openShop,
  complaints,
}) => {
  await page.clock.install();
  await signIn(page, 'admin');
  await page.clock.runFor(2000);
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expect(page).toHaveTitle('Notifications | Pasal');

  async function takeAnother(name: string) {
    const colleague = await browser.newPage({ baseURL: openShop.url });
    await haveSession(colleague, openShop.url, 'staff');
    await colleague.goto('/dashboard/order-management');
    await takeOrder(colleague, name);
    await colleague.close();
  }
  await takeAnother('Hari Thapa');

  await page.clock.runFor(61_000);
  await expect(page).toHaveTitle('(1) Notifications | Pasal');
  await page.getByRole('link', { name: 'Order Management 1 new' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Hari Thapa');
  await expect(page).toHaveTitle('Order Management | Pasal');

  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('half a na');
  await takeAnother('Mina Rai');
  await page.clock.runFor(61_000);
  const show = page.getByRole('button', { name: 'Show 1 new order' });
  await expect(show).toBeVisible();
  await expect(page).toHaveTitle('(1) Order Management | Pasal');
  await expect(search).toHaveValue('half a na');
  await show.click();
  await expect(page.getByRole('row').nth(1)).toContainText('Mina Rai');
  await expect(show).toBeHidden();
  expect(complaints).toEqual([]);
});

test.describe('printed', () => {
  // About the 300 dots per inch of a printer.
  test.use({ deviceScaleFactor: 3 });

  test('on paper there are the packing slips and nothing else: one sheet each, what to collect, no price', async ({
    page,
    openShop,
  }) => {
    await page.addInitScript(() => {
      // The browser's own dialog cannot be driven; the sheet stays until it would close.
      window.print = () => undefined;
    });
    await haveSession(page, openShop.url, 'staff');
    // Orders of other stories are of today, and some of them are too long for one sheet.
    const yesterday = new Date(Date.now() - DAY).toLocaleDateString('en-CA', {
      timeZone: 'Asia/Kathmandu',
    });
    await page.goto(`/dashboard/order-management?to=${yesterday}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByRole('button', { name: 'Print slips' }).click();
    await page.emulateMedia({ media: 'print' });
    const slips = page.getByRole('article', { name: /^Packing slip NP-/ });
    await expect(slips).toHaveCount(10);
    const pending = slips.filter({ hasText: /Collect Rs\. [\d,.]+ in cash/ }).first();
    // Decoded like a scanner does, the code equals the text below it.
    const codes = page.getByRole('img', { name: /^Code 128 of NP-/ });
    await expect(codes).toHaveCount(10);
    for (const code of (await codes.all()).slice(0, 3)) {
      const number = (await code.getAttribute('aria-label'))?.replace('Code 128 of ', '');
      expect(await readCode128(code)).toBe(number);
    }
    await expect(pending.getByRole('table')).not.toContainText('Rs.');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Order Management' })).toBeHidden();
    // Last: afterwards the page is a screen's again.
    const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(10);
  });
});
