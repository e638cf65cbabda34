import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { faultsOf } from '../shop/axe';
import { freshPhone } from '../shop/checkout';
import { buyCheapest, tellParcel, type Placed } from '../shop/orders';
import { signedInApi, signIn } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

/** An order of two pieces that its buyer has picked up and paid. */
async function deliverOrder(api: APIRequestContext, phone: string): Promise<Placed> {
  const order = await buyCheapest(api, { phone });
  await tellParcel(api, order, { event: 'delivered' });
  return order;
}

async function look(page: Page) {
  expect([page.url(), await overflowOf(page)]).toEqual([page.url(), 0]);
  expect([page.url(), await faultsOf(page)]).toEqual([page.url(), []]);
}

/** Moves a return one step on, as staff do; `enter` fills in the dialog. */
async function step(
  card: Locator,
  name: string,
  enter: (dialog: Locator) => Promise<unknown> = () => Promise.resolve(),
) {
  await card.getByRole('button', { name, exact: true }).click();
  const dialog = card.page().getByRole('dialog', { name: new RegExp(`^${name}: `) });
  await enter(dialog);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

const picture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#0b6477' } })
    .jpeg()
    .toBuffer();
const rupees = (amount: number) => `Rs. ${new Intl.NumberFormat('en-IN').format(amount)}`;

for (const width of widths(390)) {
  test(`a buyer asks with a picture, and gets the money back, at ${width} pixels`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const api = await signedInApi(openShop.url, 'admin');
    const phone = `98412347${width === 390 ? '01' : '02'}`;
    const { id, order_number, total } = await deliverOrder(api, phone);
    const openAsBuyer = async () => {
      await page.goto(`/order/${order_number}`);
      await page.getByLabel(/^Phone/).fill(phone);
      await page.getByRole('button', { name: 'Find Order' }).click();
    };
    await openAsBuyer();
    const returns = page.getByRole('region', { name: 'Returns and exchanges' });
    await returns.getByRole('button', { name: 'Return or exchange goods' }).click();
    await returns.getByRole('button', { name: 'Send request' }).click();
    await expect(returns.getByText('Choose which goods.')).toBeVisible();
    await returns.getByLabel(/^Pieces of/).selectOption('1');
    await returns.getByLabel(/^Why/).selectOption('It does not work');
    await returns.getByLabel('What happened').fill('It stays dark.');
    const file = { name: 'dark.jpg', mimeType: 'image/jpeg', buffer: await picture() };
    await returns.getByLabel(/^Add pictures/).setInputFiles(file);
    await expect(returns.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await look(page);
    await returns.getByRole('button', { name: 'Send request' }).click();
    await expect(returns.getByText('We look at it')).toBeVisible();
    await expect(returns.getByRole('img', { name: 'Picture 1' })).toHaveJSProperty(
      'naturalWidth',
      640,
    );

    await signIn(page, 'admin');
    await page.goto('/dashboard/returns');
    const card = page.getByRole('article', { name: `${order_number}, return 1` });
    await expect(card).toContainText('It stays dark.');
    await expect(card.getByRole('img')).toHaveJSProperty('naturalWidth', 640);
    await look(page);
    await step(card, 'Agree', (dialog) =>
      dialog.getByLabel('What the buyer is told with it').fill('Bring it to the shop.'),
    );
    await step(card, 'Receive goods', async (dialog) => {
      await dialog.getByLabel(/: whole$/).fill('0');
      await dialog.getByLabel(/: damaged$/).fill('1');
      await look(page);
    });
    await step(card, 'Pay back', async (dialog) => {
      await expect(dialog.getByLabel(/^Amount/)).toHaveValue(String(total / 2));
      await dialog.getByLabel(/^How/).selectOption('Bank');
      await dialog.getByLabel(/^Reference/).fill('FT-77');
    });
    await expect(card).toHaveCount(0);
    await page.goto(`/dashboard/order/${id}`);
    const own = page.getByRole('region', { name: 'Returns' });
    await expect(own).toContainText(`${rupees(total / 2)}, Bank, FT-77`);
    await look(page);
    await page.goto('/dashboard/money/book');
    await expect(page.getByText('FT-77').first()).toBeVisible();

    await openAsBuyer();
    await expect(returns).toContainText(`${rupees(total / 2)} paid back to your bank`);
    await expect(page.getByText('Bring it to the shop.').first()).toBeVisible();
    expect(complaints).toEqual([]);
    await api.dispose();
  });

  test(
    `what was paid for goods that came back is paid back, at ${width} pixels`,
    { tag: '@night' },
    async ({ page, openShop, complaints }) => {
      await page.setViewportSize({ width, height: 900 });
      const api = await signedInApi(openShop.url, 'admin');
      const phone = `98412347${width === 390 ? '05' : '06'}`;
      const order = await deliverOrder(api, phone);
      const { id, order_number, total } = order;
      const checked_in = [{ line: 1, whole: 2, damaged: 0 }];
      await tellParcel(api, order, { event: 'came_back', reason: 'returned', checked_in });
      await signIn(page, 'admin');
      await page.goto(`/dashboard/order/${id}`);
      const money = page.getByRole('region', { name: 'Money to pay back' });
      await expect(money).toContainText(`Still to be paid back${rupees(total)}`);
      await look(page);
      await step(money, 'Pay back', async (dialog) => {
        await expect(dialog.getByLabel(/^Amount/)).toHaveValue(String(total));
        await dialog.getByLabel(/^How/).selectOption('Bank');
        await dialog.getByLabel(/^Reference/).fill('FT-78');
        await look(page);
      });
      await expect(money).toContainText(`${rupees(total)}, Bank, FT-78`);
      await expect(money.getByRole('button', { name: 'Pay back' })).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'History' })).toContainText(
        'Parcel 1: paid back.',
      );
      await look(page);
      await page.goto(`/order/${order_number}`);
      await page.getByLabel(/^Phone/).fill(phone);
      await page.getByRole('button', { name: 'Find Order' }).click();
      const paid = `We have paid ${rupees(total)} back to your bank (FT-78).`;
      await expect(page.getByText(paid)).toBeVisible();
      await look(page);
      expect(complaints).toEqual([]);
      await api.dispose();
    },
  );

  test(
    `what a buyer paid too much is paid back, at ${width} pixels`,
    { tag: '@night' },
    async ({ page, openShop, complaints }) => {
      await page.setViewportSize({ width, height: 900 });
      const api = await signedInApi(openShop.url, 'admin');
      const order = await buyCheapest(api, { phone: freshPhone() });
      await tellParcel(api, order, { event: 'delivered', cash_taken: order.total + 50 });
      await signIn(page, 'admin');
      await page.goto(`/dashboard/order/${order.id}`);
      const money = page.getByRole('region', { name: 'Money to pay back' });
      await expect(money).toContainText('Still to be paid backRs. 50');
      await look(page);
      await step(money, 'Pay back', async (dialog) => {
        await expect(dialog.getByLabel(/^Amount/)).toHaveValue('50');
      });
      await expect(money).toContainText('Rs. 50, Cash');
      await expect(money.getByRole('button', { name: 'Pay back' })).toHaveCount(0);
      expect(complaints).toEqual([]);
      await api.dispose();
    },
  );

  test(
    `goods are exchanged for a reader of Nepali, at ${width} pixels`,
    { tag: '@night' },
    async ({ page, openShop, complaints }) => {
      await page.setViewportSize({ width, height: 900 });
      const api = await signedInApi(openShop.url, 'staff');
      const phone = `98412347${width === 390 ? '03' : '04'}`;
      const { id, order_number } = await deliverOrder(api, phone);
      await page.goto(`/ne/order/${order_number}`);
      await page.getByLabel(/^फोन/).fill(phone);
      await page.getByRole('button', { name: 'अर्डर खोज्नुहोस्' }).click();
      const returns = page.getByRole('region', { name: 'फिर्ता र साटफेर' });
      await returns.getByRole('button', { name: 'सामान फिर्ता गर्ने वा साट्ने' }).click();
      await returns.getByLabel(/^के चाहनुहुन्छ/).selectOption('त्यही सामानको साटो अर्को');
      await returns.getByLabel(/^कति थान/).selectOption('२');
      await returns.getByLabel(/^किन/).selectOption('बिग्रिएर आयो');
      await look(page);
      await returns.getByRole('button', { name: 'अनुरोध पठाउनुहोस्' }).click();
      await expect(returns.getByText('हेर्दैछौँ')).toBeVisible();

      await signIn(page, 'staff');
      await page.goto('/dashboard/returns');
      const card = page.getByRole('article', { name: `${order_number}, return 1` });
      await step(card, 'Agree');
      await step(card, 'Receive goods');
      await expect(card.getByText('An administrator pays the money back.')).toBeVisible();
      await step(card, 'Send exchange');
      await page.goto(`/dashboard/order/${id}`);
      await expect(page.getByRole('region', { name: 'Returns' })).toContainText('Parcel 2');
      const way = page.getByRole('region', { name: 'Way to the customer' });
      await expect(way.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
      expect(complaints).toEqual([]);
      await api.dispose();
    },
  );
}
