import type { APIRequestContext, Page } from '@playwright/test';
import { buyGoods, type Goods } from '../shop/orders';
import { haveSession, signedInApi } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';

const ORDERS = 60;
/** Presses of an order on its way from new to handed over, beside what a scanner types. */
const MOST_PRESSES = 4;

/** So many are checked line by line, the others packed at once. */
const BY_SCANNER = 12;

interface Listed extends Goods {
  in_stock: number;
  variants: object[];
}
interface District {
  id: number;
  cities: { id: number }[];
}

declare global {
  interface Window {
    /** What lay in the printer: the names of the papers, and what is on each. */
    papers?: { names: string[]; texts: string[] };
  }
}

/** A district to which nothing is on its way yet: the desks show the day's orders alone. */
async function emptyDistrict(admin: APIRequestContext): Promise<District> {
  const { districts } = (await (await admin.get('/api/v1/branch')).json()) as {
    districts: District[];
  };
  for (const district of districts) {
    const totals = await Promise.all(
      ['new', 'confirmed', 'packed', 'handed_over'].map((stage) => waiting(admin, stage, district)),
    );
    if (totals.every((total) => total === 0)) return district;
  }
  throw new Error('orders wait in every district');
}

/** How many parcels of a district wait at a stage. */
async function waiting(admin: APIRequestContext, stage: string, { id }: District) {
  const at = `/api/v1/order-product/desk?stage=${stage}&district_id=${id}&limit=1`;
  return ((await (await admin.get(at)).json()) as { total: number }).total;
}

/** A day's orders of two products each, with the codes of their goods, as staff take them down. */
async function takeOrders(admin: APIRequestContext, { id, cities }: District) {
  const codes = new Map<string, string[]>();
  const list = await (await admin.get('/api/v1/product/public?sort=price_asc&limit=60')).json();
  const goods = (list as { products: Listed[] }).products.filter(
    ({ in_stock, variants }) => in_stock > 20 && variants.length === 0,
  );
  const place = { district_id: id, city_id: cities[0]?.id };
  for (let at = 0; at < ORDERS; at += 1) {
    const some = [2 * at, 2 * at + 1].flatMap((each) => {
      const product = goods[each % goods.length];
      return product ? [{ ...product, quantity: 1 }] : [];
    });
    const buyer = { customer_name: `Customer ${at + 1}` };
    const { order_number } = await buyGoods(admin, some, place, buyer);
    codes.set(
      order_number,
      some.map((each) => String(each.id)),
    );
  }
  return codes;
}

/** Keys with their count: each letter of a scanner's code is none. */
function keysOf(page: Page) {
  let presses = 0;
  return {
    count: () => presses,
    press: async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    },
    scan: async (code: string) => {
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
    },
  };
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a day of 60 orders goes from the call to the courier in few presses, at ${width} pixels`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height });
    await haveSession(page, openShop.url, 'admin');
    await page.addInitScript(() => {
      window.print = () => {
        const papers = [...document.querySelectorAll('[data-print-sheet] article')];
        window.papers = {
          names: papers.map((paper) => paper.getAttribute('aria-label') ?? ''),
          texts: papers.map(({ textContent }) => textContent),
        };
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    const admin = await signedInApi(openShop.url, 'admin');
    const district = await emptyDistrict(admin);
    const codes = await takeOrders(admin, district);
    const { count, press, scan } = keysOf(page);
    const boxes = page.getByRole('checkbox', { name: /^Select NP-/ });
    const status = (text: string) => page.getByText(text, { exact: true });
    // The desks of one district: an address that staff keep.
    const openDesk = async (desk: string, title: string) => {
      await page.goto(`/dashboard/desks/${desk}?district_id=${district.id}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(boxes.first()).toBeVisible();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    };

    await openDesk('call', 'To call');
    const called: string[] = [];
    for (let at = 0; at < ORDERS; at += 1) {
      const name = (await boxes.first().getAttribute('aria-label')) ?? '';
      called.push(name.replace('Select ', ''));
      const saved = page.waitForResponse(/\/call$/);
      await press('c');
      expect((await saved).status()).toBe(200);
      await expect(page.getByRole('checkbox', { name, exact: true })).toHaveCount(0);
    }

    await openDesk('pack', 'To pack');
    await press('Shift+A');
    await expect(status(`${ORDERS} parcels selected`)).toBeVisible();
    await press('p');
    await expect(page.getByRole('dialog', { name: `Print for ${ORDERS} parcels` })).toBeVisible();
    await press('Enter');
    await page.waitForFunction(() => window.papers);
    const { names, texts } = await page.evaluate(() => window.papers ?? { names: [], texts: [] });
    expect(names.filter((name) => name.startsWith('Label '))).toEqual(
      called.map((order) => `Label ${order}-1`),
    );
    for (const order of called) {
      expect(texts.filter((text) => text.includes(order)).length, order).toBe(3);
    }
    await press('Escape');
    for (const order of called.slice(0, BY_SCANNER)) {
      await press('Enter');
      await expect(page.getByRole('dialog', { name: `Pack ${order}` })).toBeVisible();
      await expect(page.getByLabel('Scan or type a code')).toBeFocused();
      for (const code of codes.get(order) ?? []) await scan(code);
      const packed = page.waitForResponse(/\/pack$/);
      await press('Enter');
      expect((await packed).status()).toBe(200);
      const box = page.getByRole('checkbox', { name: `Select ${order}`, exact: true });
      await expect(box).toHaveCount(0);
    }
    await press('Shift+A');
    await expect(status(`${ORDERS - BY_SCANNER} parcels selected`)).toBeVisible();
    const packed = page.waitForResponse(/bulk-event/);
    await press('Enter');
    expect((await packed).status()).toBe(200);
    await expect(boxes).toHaveCount(0);

    await openDesk('hand-over', 'To hand over');
    await press('Shift+A');
    await expect(status(`${ORDERS} parcels selected`)).toBeVisible();
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: `Hand over: ${ORDERS} parcels` });
    // A courier stands there with charge and days.
    const himal = dialog.getByRole('option', { name: /^Himal Courier/ });
    await himal.waitFor({ state: 'attached' });
    await expect(dialog.getByLabel(/^Courier/)).toBeFocused();
    await page.keyboard.type('Himal');
    const over = page.waitForResponse(/bulk-event/);
    await press('Enter');
    expect((await over).status()).toBe(200);
    await expect(dialog).toBeHidden();

    expect(await waiting(admin, 'handed_over', district)).toBe(ORDERS);
    // Three addresses and the courier's name, a press for each letter of it.
    const presses = count() + 3 + 'Himal'.length;
    // What the story is told for, in the log of its run.
    console.log(`${ORDERS} orders from new to handed over at ${width} px: ${presses} presses.`);
    expect(presses / ORDERS).toBeLessThanOrEqual(MOST_PRESSES);
    expect(complaints).toEqual([]);
    await admin.dispose();
  });
}
