import type { APIRequestContext, Page } from '@playwright/test';
import {
  boxes,
  boxOf,
  emptyDistrict,
  openDesk,
  placeIn,
  plentyOf,
  scan,
  waitingAt,
  type District,
} from '../shop/desks';
import { buyGoods } from '../shop/orders';
import { haveSession, signedInApi } from '../shop/staff';
import { expect, test } from '../shop/storefront-test';
import { screens } from '../shop/widths';
import { isLongForm } from '../../server/src/testing/test-form';

/** A day of a busy shop; by day a fifth of it goes the same way. */
const ORDERS = isLongForm ? 60 : 12;
/** Key presses for an order from new to handed over, without a scanner's input. */
const MOST_PRESSES = 4;

/** So many are checked line by line, the others packed at once. */
const BY_SCANNER = isLongForm ? 12 : 3;

declare global {
  interface Window {
    /** The printed papers: their names and contents. */
    papers?: { names: string[]; texts: string[] };
  }
}

/** A day's orders of two products each, with the codes of their goods, as staff take them down. */
async function takeOrders(admin: APIRequestContext, district: District) {
  const codes = new Map<string, string[]>();
  const goods = await plentyOf(admin);
  const place = placeIn(district);
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

/** Key presses and their count, without a scanner's input. */
function keysOf(page: Page) {
  let presses = 0;
  return {
    count: () => presses,
    press: async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    },
  };
}

for (const { width, height } of screens(1440)) {
  test(`a day of ${ORDERS} orders goes from the call to the courier in few presses, at ${width} pixels`, async ({
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
    const { count, press } = keysOf(page);
    const status = (text: string) => page.getByText(text, { exact: true });

    await openDesk(page, 'call', 'To call', district);
    const called: string[] = [];
    for (let at = 0; at < ORDERS; at += 1) {
      const name = (await boxes(page).first().getAttribute('aria-label')) ?? '';
      const order = name.replace('Select ', '');
      called.push(order);
      const saved = page.waitForResponse(/\/call$/);
      await press('c');
      expect((await saved).status()).toBe(200);
      await expect(boxOf(page, order)).toHaveCount(0);
    }

    await openDesk(page, 'pack', 'To pack', district);
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
      for (const code of codes.get(order) ?? []) await scan(page, code);
      const packed = page.waitForResponse(/\/pack$/);
      await press('Enter');
      expect((await packed).status()).toBe(200);
      await expect(boxOf(page, order)).toHaveCount(0);
    }
    await press('Shift+A');
    await expect(status(`${ORDERS - BY_SCANNER} parcels selected`)).toBeVisible();
    const packed = page.waitForResponse(/bulk-event/);
    await press('Enter');
    expect((await packed).status()).toBe(200);
    await expect(boxes(page)).toHaveCount(0);

    await openDesk(page, 'hand-over', 'To hand over', district);
    await press('Shift+A');
    await expect(status(`${ORDERS} parcels selected`)).toBeVisible();
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: `Hand over: ${ORDERS} parcels` });
    // A courier is listed with charge and days.
    const himal = dialog.getByRole('option', { name: /^Himal Courier/ });
    await himal.waitFor({ state: 'attached' });
    await expect(dialog.getByLabel(/^Courier/)).toBeFocused();
    // At typing speed: faster input counts as a scanner's, and selects nothing.
    await page.keyboard.type('Himal', { delay: 100 });
    const over = page.waitForResponse(/bulk-event/);
    await press('Enter');
    expect((await over).status()).toBe(200);
    await expect(dialog).toBeHidden();

    expect(await waitingAt(admin, 'handed_over', district)).toHaveLength(ORDERS);
    // Three addresses and the courier's name, a press for each letter of it.
    const presses = count() + 3 + 'Himal'.length;
    // The figure this story measures, in the log of its run.
    console.log(`${ORDERS} orders from new to handed over at ${width} px: ${presses} presses.`);
    expect(presses / ORDERS).toBeLessThanOrEqual(MOST_PRESSES);
    expect(complaints).toEqual([]);
    await admin.dispose();
  });
}
