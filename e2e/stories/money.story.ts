import type { Page } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import { scan } from '../shop/desks';
import { freshPhone } from '../shop/checkout';
import { addCourier } from '../shop/couriers';
import { buyCheapest, tellParcel } from '../shop/orders';
import { haveSession, signedInApi } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

async function look(page: Page) {
  expect([page.url(), await overflowOf(page)]).toEqual([page.url(), 0]);
  expect([page.url(), await faultsOf(page)]).toEqual([page.url(), []]);
}

const rupees = (amount: number) => `Rs. ${new Intl.NumberFormat('en-IN').format(amount)}`;

for (const width of widths(1440)) {
  test(
    `an order is edited before it leaves, at ${width} pixels`,
    { tag: '@night' },
    async ({ page, openShop, complaints }) => {
      await page.setViewportSize({ width, height: 900 });
      const api = await signedInApi(openShop.url, 'staff');
      const { id, total } = await buyCheapest(api, { phone: '984-1234601' });
      await tellParcel(api, { id }, { event: 'packed' });
      await haveSession(page, openShop.url, 'staff');
      await page.goto(`/dashboard/order/${id}`);
      await page.getByRole('link', { name: 'Edit order' }).click();
      await expect(page.getByText('What is packed is unpacked')).toBeVisible();
      await page.getByRole('spinbutton', { name: /^Quantity of/ }).fill('3');
      await page.getByLabel(/^Address/).fill('Beside the temple');
      const price = total / 2;
      await page.getByRole('button', { name: `Save (${rupees(price * 3)})` }).click();
      await expect(page.getByText('Order saved.')).toBeVisible();
      await expect(page).toHaveURL(`/dashboard/order/${id}`);
      const history = page.getByRole('region', { name: 'History' });
      await expect(history).toContainText('Order edited');
      await expect(history).toContainText('Address: Behind the peepal tree → Beside the temple');
      await expect(history).toContainText(': 2 → 3');
      await expect(history).toContainText('We changed your order as you asked.');
      await expect(page.getByText('Confirmed').first()).toBeVisible();
      expect(complaints).toEqual([]);
      await api.dispose();
    },
  );

  test(`a courier's list with a difference is seen, then booked, at ${width} pixels`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const api = await signedInApi(openShop.url, 'admin');
    const name = `Story Courier ${width}`;
    const courier_id = await addCourier(api, name);
    const orders = [
      await buyCheapest(api, { phone: '984-1234602' }),
      await buyCheapest(api, { phone: '984-1234603' }),
    ];
    for (const [index, order] of orders.entries()) {
      await tellParcel(api, order, {
        event: 'handed_over',
        courier_id,
        consignment: `S${width}-${index}`,
      });
      await tellParcel(api, order, { event: 'delivered' });
    }
    const [{ total = 0 } = {}] = orders;
    await haveSession(page, openShop.url, 'admin');
    await page.goto('/dashboard/desks/way');
    const desks = page.getByRole('navigation', { name: 'Desks' });
    await desks.getByRole('link', { name: /^Money\s?[1-9]/ }).click();
    const narrowed = page.waitForResponse(/cash\/owed\?.*late=true/);
    await page.getByRole('button', { name: 'Late only' }).click();
    await narrowed;
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    await expect(page.getByText('1 late', { exact: true }).first()).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('link', { name }).click();
    await expect(page.getByText(`${rupees(2 * total)} are owed now.`)).toBeVisible();
    const list = [
      'Consignment,COD,Charge',
      `S${width}-0,${total - 10},90`,
      `S${width}-9,500,90`,
    ].join('\n');
    await page
      .getByLabel("Read the courier's list")
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
    await expect(page.getByText('Differs')).toBeVisible();
    await expect(page.getByText('Unknown')).toBeVisible();
    await expect(page.getByText('Owed, but not in these rows')).toBeVisible();
    await page.getByLabel(/^Reference/).fill('PAY-7');
    await page.getByRole('button', { name: `Book ${rupees(total - 100)}` }).click();
    await expect(
      page.getByText(`1 parcel settled, ${rupees(total - 100)} received.`),
    ).toBeVisible();
    // Missing amounts stay owed, and so do parcels without a row.
    await expect(page.getByText(`${rupees(total + 10)} are owed now.`)).toBeVisible();
    await expect(page.getByText('PAY-7')).toBeVisible();
    await expect(page.getByRole('link', { name: '1 row not booked, as a file' })).toBeVisible();
    await page.getByRole('button', { name: /^Actions for settlement/ }).click();
    await page.getByRole('menuitem', { name: 'Reverse' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Reason/)
      .fill('It was another courier');
    await page.getByRole('dialog').getByRole('button', { name: 'Reverse' }).click();
    await expect(page.getByText(`${rupees(2 * total)} are owed now.`)).toBeVisible();
    await expect(page.getByText(/^Reverses settlement \d+: It was another courier$/)).toBeVisible();
    await page.getByRole('link', { name: 'Cash book' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cash book' })).toBeVisible();
    await expect(page.getByText('Handed in').first()).toBeVisible();
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide).toBe(false);
    expect(complaints).toEqual([]);
    await api.dispose();
  });

  test(
    `cash is handed in by keyboard and scanner alone, at ${width} pixels`,
    { tag: '@night' },
    async ({ page, openShop, complaints }) => {
      await page.setViewportSize({ width, height: 900 });
      const api = await signedInApi(openShop.url, 'admin');
      const name = `Keyed Courier ${width}`;
      const courier_id = await addCourier(api, name);
      const orders = [
        await buyCheapest(api, { phone: '984-1234606' }),
        await buyCheapest(api, { phone: '984-1234607' }),
        await buyCheapest(api, { phone: '984-1234608' }),
      ];
      for (const [index, order] of orders.entries()) {
        const consignment = `K${width}-${index}`;
        await tellParcel(api, order, { event: 'handed_over', courier_id, consignment });
        await tellParcel(api, order, { event: 'delivered' });
      }
      const [{ total = 0 } = {}, second] = orders;
      await haveSession(page, openShop.url, 'admin');
      await page.goto('/dashboard/money');
      const link = page.getByRole('link', { name });
      await expect(link).toBeVisible();
      const { keyboard } = page;
      // From row to row, until it is this courier's: a key is pressed once the one before it is seen.
      const focused = () => page.evaluate(() => document.activeElement?.outerHTML);
      while (!(await link.evaluate((each) => each === document.activeElement))) {
        const before = await focused();
        await keyboard.press('j');
        await expect.poll(focused).not.toBe(before);
      }
      await look(page);
      await keyboard.press('Enter');
      await expect(page.getByText(`${rupees(3 * total)} are owed now.`)).toBeVisible();
      await keyboard.press('/');
      await expect(page.getByLabel('Scan a label')).toBeFocused();
      for (const code of [`K${width}-0`, String(second?.order_number), 'K-NONE'])
        await scan(page, code);
      await expect(page.getByText('1 scan did nothing:')).toBeVisible();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
      await look(page);
      await keyboard.press('Escape');
      await keyboard.press('Escape');
      await expect(page.getByText('1 scan did nothing:')).toHaveCount(0);
      await keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keys of this desk' })).toBeVisible();
      await look(page);
      await keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'What would be booked' })).toBeVisible();
      await look(page);
      await keyboard.press('r');
      await expect(page.getByLabel(/^Reference/)).toBeFocused();
      await keyboard.type('PAY-8');
      await keyboard.press('Escape');
      await keyboard.press('b');
      await expect(page.getByText(/^2 parcels settled/)).toBeVisible();
      await expect(page.getByText(`${rupees(total)} are owed now.`)).toBeVisible();
      await expect(page.getByText('PAY-8')).toBeVisible();
      expect(complaints).toEqual([]);
      await api.dispose();
    },
  );

  test(
    `what a buyer paid too little is reached from the customer, and ends, at ${width} pixels`,
    { tag: '@night' },
    async ({ page, openShop, complaints }) => {
      await page.setViewportSize({ width, height: 900 });
      const api = await signedInApi(openShop.url, 'admin');
      const phone = freshPhone();
      const order = await buyCheapest(api, { phone });
      const courier_id = await addCourier(api, `Rider of ${phone}`);
      await tellParcel(api, order, { event: 'handed_over', courier_id });
      await tellParcel(api, order, { event: 'delivered', cash_taken: order.total - 300 });
      await haveSession(page, openShop.url, 'admin');
      await page.goto(`/dashboard/customer?phone=${phone}`);
      await expect(page.getByRole('region', { name: 'In short' })).toContainText('Owed on:');
      await look(page);
      await page
        .getByRole('region', { name: 'In short' })
        .getByRole('link', { name: /^NP-/ })
        .click();
      const debt = page.getByRole('region', { name: 'Owed by the buyer' });
      await expect(debt).toContainText('Rs. 300');
      await look(page);
      await debt.getByRole('button', { name: 'Paid later' }).click();
      const paid = page.getByRole('dialog', { name: 'Paid later: Parcel 1' });
      await paid.getByLabel(/^Amount/).fill('200');
      await paid.getByLabel(/^Who has the money/).selectOption(`Rider of ${phone}`);
      await look(page);
      await paid.getByRole('button', { name: 'Book it' }).click();
      await expect(debt).toContainText('Rs. 100');
      await debt.getByRole('button', { name: /^Reverse \(Paid later: Rs\. 200/ }).click();
      const mistake = page.getByRole('dialog', { name: 'Reverse: Parcel 1' });
      await mistake.getByLabel(/^Why/).fill('It was of another order');
      await look(page);
      await mistake.getByRole('button', { name: 'Reverse' }).click();
      await expect(debt).toContainText('Reversed');
      await expect(debt).toContainText('Rs. 300');
      await debt.getByRole('button', { name: 'Forgive' }).click();
      const forgiven = page.getByRole('dialog', { name: 'Forgive: Parcel 1' });
      await forgiven.getByLabel(/^Why/).fill('A scratch on the box');
      await look(page);
      await forgiven.getByRole('button', { name: 'Book it' }).click();
      await expect(debt.getByRole('button', { name: 'Forgive', exact: true })).toHaveCount(0);
      await look(page);
      const history = page.getByRole('region', { name: 'History' });
      await expect(history).toContainText('Rs. 300 were forgiven: A scratch on the box');
      await page.goto('/dashboard/money/book');
      await expect(page.getByText('A scratch on the box').first()).toBeVisible();
      await look(page);
      expect(complaints).toEqual([]);
      await api.dispose();
    },
  );

  test(
    `a rider delivers by a link, without an account, at ${width} pixels`,
    { tag: '@night' },
    async ({ page, browser, openShop, complaints }) => {
      await page.setViewportSize({ width, height: 900 });
      const api = await signedInApi(openShop.url, 'admin');
      const name = `Story Rider ${width}`;
      const courier_id = await addCourier(api, name);
      const order = await buyCheapest(api, { phone: '984-1234604' });
      const other = await buyCheapest(api, { phone: '984-1234605' });
      for (const each of [order, other])
        await tellParcel(api, each, { event: 'handed_over', courier_id });
      await haveSession(page, openShop.url, 'admin');
      await page.goto('/dashboard/couriers');
      await page.getByRole('button', { name: `Link ${name}` }).click();
      await page.getByRole('button', { name: 'Make a link' }).click();
      const address = await page.getByRole('textbox', { name: 'The link' }).inputValue();
      expect(complaints).toEqual([]);

      const phone = await browser.newContext({ viewport: { width, height: 844 } });
      const rider = await phone.newPage();
      await rider.goto(address);
      await expect(
        rider.getByRole('heading', { level: 1, name: `${name}: your parcels` }),
      ).toBeVisible();
      const card = rider.getByRole('region', { name: order.order_number });
      await expect(card.getByText(`Take ${rupees(order.total)}`)).toBeVisible();
      await card.getByRole('button', { name: 'Delivered', exact: true }).click();
      await card.getByLabel(/^Cash taken/).fill(String(order.total - 5));
      await card.getByRole('button', { name: 'Save' }).click();
      await expect(rider.getByText(`Cash to hand in: ${rupees(order.total - 5)}`)).toBeVisible();
      const nepali = address.replace('/rider#', '/ne/rider#');
      await rider.goto(nepali);
      const second = rider.getByRole('region', { name: other.order_number });
      await second.getByRole('button', { name: 'डेलिभरी भएन' }).click();
      await second.getByLabel(/^किन भएन/).selectOption({ index: 1 });
      await second.getByRole('button', { name: 'सेभ गर्नुहोस्' }).click();
      await expect(second.getByText('डेलिभरी हुन सकेन').first()).toBeVisible();
      // Another link ends the one before it.
      const made = await api.post(`/api/v1/courier/${courier_id}/link`, { data: { days: 1 } });
      expect(made.status(), await made.text()).toBeLessThan(300);
      await rider.goto(address);
      const ended = 'This link is no longer good. Ask the shop for a new one.';
      await expect(rider.getByText(ended)).toBeVisible();
      await expect(card).toHaveCount(0);
      await phone.close();

      await page.goto(`/dashboard/order/${order.id}`);
      await expect(page.getByText('Delivered').first()).toBeVisible();
      await expect(page.getByText(name).first()).toBeVisible();
      await api.dispose();
    },
  );
}
