import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { countActions } from '../shop/actions';
import { allFaultsOf } from '../shop/axe';
import { confirmed, placeButton } from '../shop/checkout';
import { collectComplaints } from '../shop/complaints';
import { repository } from '../shop/product-tree';
import { closeShop, QUICK_START, startShop, type RunningShop } from '../shop/running-shop';
import { signIn } from '../shop/staff';
import { openWhole, overflowOf } from '../shop/storefront';
import { WIDTHS_OF_LAYOUT, widths } from '../shop/widths';

/** The most actions an owner and the first shopper need, not counting text input. */
const MOST_ACTIONS = 25;
const TITLE = 'Dome Camera 4 MP';
const OWNER = { ADMIN_EMAIL: 'owner@shop.test', ADMIN_PASSWORD: 'an-owner-without-goods' };

/** A production shop that contains only its administrator. */
const startEmptyShop = () =>
  startShop(repository, mkdtempSync(path.join(tmpdir(), 'pasal-first-day-')), QUICK_START, {
    NODE_ENV: 'production',
    ...OWNER,
  });

/** Each story has an empty shop of its own, which is closed whether the story passes or not. */
const test = base.extend<{ shop: RunningShop }>({
  shop: async ({ browserName: _any }, provide) => {
    const shop = await startEmptyShop();
    await provide(shop);
    await closeShop(shop);
  },
});

/** A real picture: a piece of what the browser shows. */
async function picture(page: Page, name: string) {
  const clip = { x: 0, y: 0, width: 320, height: 320 };
  return { name, mimeType: 'image/png', buffer: await page.screenshot({ clip }) };
}

/** Somebody in front of a browser of their own. */
async function someone(browser: Browser, shop: RunningShop, width: number) {
  const viewport = { width, height: width < 640 ? 844 : 900 };
  const context = await browser.newContext({ baseURL: shop.url, viewport, hasTouch: width < 640 });
  const page = await context.newPage();
  return { page, complaints: collectComplaints(page) };
}

/** A screen's faults in either theme: axe's, and parts wider than the window. */
async function wrongWith(page: Page): Promise<string[]> {
  const faults = await allFaultsOf(page);
  return (await overflowOf(page)) > 0 ? [...faults, 'it is wider than the window'] : faults;
}

test('the screens of an empty shop have no fault in either theme, and nothing without words', async ({
  browser,
  shop,
}) => {
  for (const width of WIDTHS_OF_LAYOUT) {
    const { page, complaints } = await someone(browser, shop, width);
    const main = page.getByRole('main');
    await openWhole(page, '/');
    await expect(page.getByRole('contentinfo').getByText('Contact', { exact: true })).toHaveCount(
      0,
    );
    expect(await wrongWith(page)).toEqual([]);
    await openWhole(page, '/contact');
    await expect(main.getByText('Our phone number and address will be here soon.')).toBeVisible();
    await expect(main.getByRole('heading')).toHaveCount(1);
    expect(await wrongWith(page)).toEqual([]);

    await signIn(page, { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD });
    // A fading toast has too little contrast.
    await expect(page.getByText('Login successful!')).toHaveCount(0);
    const folds = main.getByText('For your technician');
    await expect(folds).toHaveCount(2);
    for (const fold of await folds.all()) await fold.click();
    await expect(main.getByText('npm run backup -- <file>')).toBeVisible();
    expect(await wrongWith(page)).toEqual([]);
    await main.getByRole('link', { name: 'Subcategories and specifications' }).click();
    await expect(main.getByRole('checkbox', { name: 'Electronics' })).toBeChecked();
    expect(await wrongWith(page)).toEqual([]);
    expect(complaints).toEqual([]);
  }
});

for (const width of widths(390)) {
  test(`from an empty shop to the first sale in ${MOST_ACTIONS} actions, at ${width} px`, async ({
    browser,
    shop,
  }) => {
    const { actions, open, press, field, words } = countActions();
    const { page: owner, complaints } = await someone(browser, shop, width);
    const main = owner.getByRole('main');

    await test.step('the owner signs in', async () => {
      await open(owner, '/login');
      await field(owner.getByLabel(/^Email/).fill(OWNER.ADMIN_EMAIL));
      await field(owner.getByLabel(/^Password/).fill(OWNER.ADMIN_PASSWORD));
      await press(owner.getByRole('button', { name: 'Login' }));
    });

    const list = main.getByRole('region', { name: 'Before you sell' });
    await test.step('takes in what is ready-made', async () => {
      await expect(list.getByText('5 steps left.')).toBeVisible();
      await press(list.getByRole('button', { name: 'Add ready-made ones' }));
      await expect(list.getByRole('button', { name: 'Add ready-made ones' })).toBeHidden();
    });

    await test.step('says who they are', async () => {
      await press(list.getByRole('link', { name: 'Shop name and contacts' }));
      await field(main.getByLabel(/^Shop name/).fill('Gita Electronics'));
      await field(main.getByLabel(/^Phones/).fill('9812345678'));
      await field(main.getByLabel('Address', { exact: true }).fill('Chipledhunga, Pokhara'));
      await field(main.getByLabel('Email', { exact: true }).fill('gita@shop.test'));
      await field(main.getByLabel(/^Legal name/).fill('Gita Traders'));
      await field(main.getByLabel('PAN', { exact: true }).fill('301234567'));
      await press(main.getByRole('button', { name: 'Save settings' }));
      await expect(owner.getByText('Site settings saved successfully!')).toBeVisible();
    });

    const next = owner.getByRole('complementary', { name: 'Before you sell' });
    await test.step('says what delivery costs', async () => {
      await press(next.getByRole('link', { name: 'Next: Delivery' }));
      await field(main.getByLabel(/^Delivery charge/).fill('100'));
      await field(main.getByLabel('Earliest day').fill('1'));
      await field(main.getByLabel('Latest day').fill('3'));
      await press(main.getByRole('button', { name: 'Save settings' }));
      await expect(owner.getByText('Delivery settings saved.')).toBeVisible();
    });
    await test.step('adds the first product', async () => {
      await press(next.getByRole('link', { name: 'Next: First product' }));
      await press(main.getByRole('button', { name: /^Fill in the usual/ }));
      await field(main.getByLabel(/^Title/).fill(TITLE));
      await field(main.getByLabel(/^Category/).selectOption('Security Cameras'));
      await field(main.getByLabel(/^Subcategory/).selectOption('Dome Cameras'));
      await press(main.getByRole('button', { name: 'Add brand' }));
      await field(main.getByLabel('New brand').fill('Hikvision'));
      await press(main.getByRole('button', { name: 'Add', exact: true }));
      await expect(main.getByLabel(/^Brand/)).toHaveValue('Hikvision');
      await field(main.getByLabel(/^Original price/).fill('4500'));
      await field(main.getByLabel(/^In stock/).fill('5'));
      const description = main.getByRole('textbox', { name: 'Description', exact: true });
      await field(description.fill('Sees four megapixels.'));
      await field(main.getByLabel('Resolution (MP)').fill('4'));
      const files = ['front.png', 'side.png', 'back.png'].map((name) => picture(owner, name));
      await field(main.getByLabel('Choose picture 1').setInputFiles(await Promise.all(files)));
      await press(main.getByRole('button', { name: 'Add Product' }));
      await expect(owner.getByText('Product added successfully!')).toBeVisible();
    });

    const { page: shopper, complaints: heard } = await someone(browser, shop, width);
    const goods = shopper.getByRole('main');
    await test.step('a shopper sees it on the home page, and orders it', async () => {
      await open(shopper, '/');
      const arrivals = goods.getByRole('region', { name: 'New Arrivals' });
      await press(arrivals.getByRole('heading').getByRole('link', { name: TITLE }));
      await press(goods.getByRole('button', { name: 'Add to Cart' }).first());
      await press(goods.getByRole('button', { name: 'Proceed to Checkout' }).first());
      await field(goods.getByLabel(/^Full Name/).fill('Sita Sharma'));
      await field(goods.getByLabel(/^Email/).fill('sita@example.com'));
      await field(goods.getByLabel(/^Phone/).fill('9841234567'));
      await field(goods.getByLabel(/^Address/).fill('Lakeside 6'));
      await field(goods.getByRole('combobox', { name: 'District' }).fill('Kaski'));
      await press(goods.getByRole('option', { name: 'Kaski' }));
      await field(goods.getByRole('combobox', { name: 'City' }).fill('Pokhara'));
      await press(goods.getByRole('option').first());
      await press(goods.getByRole('checkbox', { name: /terms and conditions/ }));
      await press(placeButton(shopper));
      await confirmed(shopper);
    });

    await test.step('the owner sees the order, and completes it', async () => {
      // On a phone the menu is folded; the notice of the new order leads there as well.
      const orders = width < 640 ? '1 new order' : /^Order Management/;
      await press(owner.getByRole('link', { name: orders }));
      // On a phone each order is a card, without a row of heads.
      const order = main.getByRole('row').filter({ hasText: 'Sita Sharma' });
      await expect(order).toBeVisible();
      await press(order.getByRole('button', { name: /^Update Status/ }));
      const dialog = owner.getByRole('dialog');
      await field(dialog.getByLabel(/^Remarks/).fill('Handed over and paid'));
      await press(dialog.getByRole('button', { name: /Update/ }));
      await expect(owner.getByText('Order Status updated successfully!!')).toBeVisible();
      await expect(order).toContainText('Completed');
    });

    console.log(`First day at ${width} px: ${words()}`);
    expect(actions.length, actions.join('\n')).toBeLessThanOrEqual(MOST_ACTIONS);
    expect([...complaints, ...heard]).toEqual([]);
  });
}
