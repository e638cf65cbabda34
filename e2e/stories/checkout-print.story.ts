import type { Page } from '@playwright/test';
import { freshPhone, someGoods } from '../shop/checkout';
import { signedInApi } from '../shop/staff';
import { expect, test } from '../shop/storefront-test';

interface Placed {
  order_number: string;
  total: number;
}

/** Orders one piece of each of the dearest products by the API. */
async function placeOrder(page: Page, phone: string, count: number): Promise<Placed> {
  const goods = await someGoods(page, count);
  const places = await page.request.get('/api/v1/branch');
  const { districts } = (await places.json()) as {
    districts: { id: number; cities: { id: number }[] }[];
  };
  const [district] = districts;
  const answer = await page.request.post('/api/v1/order-product', {
    data: {
      customer_name: 'Sita Sharma',
      email: 'sita@example.com',
      phone,
      address: 'Baneshwor 10',
      district_id: district?.id,
      city_id: district?.cities[0]?.id,
      payment_method: 'cash_on_delivery',
      delivery_type: 'home_delivery',
      cartItems: goods.map(({ id, price }) => ({ id, price, quantity: 1 })),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { order: Placed }).order;
}

async function find(page: Page, { order_number }: Placed, phone: string): Promise<void> {
  await page.goto(`/order/${order_number}`);
  await page.getByLabel(/^Phone/).fill(phone);
  await page.getByRole('button', { name: 'Find Order' }).click();
  await expect(page.getByRole('button', { name: 'Print invoice' })).toBeEnabled();
}

/** Counts the sheets that the browser makes of the page. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Lists the visible parts of the printed page outside the invoice. */
async function leftOver(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.body.querySelectorAll('*'))
      .filter((element) => !element.closest('[data-print-sheet]'))
      .filter((element) => !element.querySelector('[data-print-sheet]'))
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
  );
}

test('an order is printed as its invoice alone: one sheet of A4, with the legal identity and VAT of the shop', async ({
  page,
  openShop,
}) => {
  const phone = freshPhone();
  const order = await placeOrder(page, phone, 2);
  await find(page, order, phone);
  const invoice = page.getByRole('article', { name: `Invoice ${order.order_number}` });
  await expect(invoice).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(invoice).toBeVisible();
  expect(await leftOver(page)).toEqual([]);

  const staff = await signedInApi(openShop.url, 'staff');
  const answer = await staff.get('/api/v1/site/settings');
  const { settings } = (await answer.json()) as {
    settings: { legal: { name: string; vat_number: string } };
  };
  await staff.dispose();
  await expect(invoice).toContainText(settings.legal.name);
  await expect(invoice).toContainText(`VAT no. ${settings.legal.vat_number}`);
  await expect(invoice).toContainText('VAT 13%');
  await expect(invoice).toContainText('Sita Sharma');
  await expect(invoice).toContainText(/In words: Rupees .+ only/);
  const total = `Rs. ${order.total.toLocaleString('en-IN')}`;
  await expect(invoice.getByText('Total', { exact: true }).locator('..')).toContainText(total);
  expect(await sheetsOf(page)).toBe(1);
});

test('a long invoice goes on with its heading on the next sheet, and no line is cut in two', async ({
  page,
}) => {
  const phone = freshPhone();
  const order = await placeOrder(page, phone, 38);
  await find(page, order, phone);
  await page.emulateMedia({ media: 'print' });
  expect(await sheetsOf(page)).toBeGreaterThan(1);
  const styles = await page
    .getByRole('table', { name: 'Items of the invoice' })
    .evaluate((table) => ({
      head: getComputedStyle(table.querySelector('thead') ?? table).display,
      rows: Array.from(table.querySelectorAll('tr'), (row) => getComputedStyle(row).breakInside),
    }));
  expect(styles.head).toBe('table-header-group');
  expect(new Set(styles.rows)).toEqual(new Set(['avoid']));
});
