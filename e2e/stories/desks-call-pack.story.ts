import type { Locator, Page } from '@playwright/test';
import {
  boxes,
  boxOf,
  emptyDistrict,
  openDesk,
  placeIn,
  plentyOf,
  scan,
  scanAtDesk,
  waitingAt,
} from '../shop/desks';
import { buyGoods } from '../shop/orders';
import { haveSession, signedInApi } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

/** Calls the buyer of the current row, and records the outcome. */
async function call(page: Page, outcome: string, enter?: (dialog: Locator) => Promise<unknown>) {
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Call / });
  await dialog.getByRole('radio', { name: outcome }).check();
  await enter?.(dialog);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  const saved = page.waitForResponse(/\/call$/);
  await dialog.getByRole('button', { name: 'Save call' }).click();
  expect((await saved).status()).toBe(200);
  await expect(dialog).toHaveCount(0);
}

for (const width of widths(1440)) {
  test(
    `buyers are called, and what they want is packed by scanner, at ${width} pixels`,
    { tag: '@night' },
    async ({ page, openShop, complaints }) => {
      await page.setViewportSize({ width, height: 900 });
      await haveSession(page, openShop.url, 'admin');
      const admin = await signedInApi(openShop.url, 'admin');
      const district = await emptyDistrict(admin);
      const [one, other] = await plentyOf(admin);
      const orders: string[] = [];
      for (let at = 0; at < 5; at += 1) {
        const goods = [one, other].flatMap((each, line) =>
          each ? [{ ...each, quantity: line === 0 ? 2 : 1 }] : [],
        );
        orders.push((await buyGoods(admin, goods, placeIn(district))).order_number);
      }
      const [missed = '', later = '', moved = '', off = '', sure = ''] = orders;
      const withSerials = async (with_serials: boolean) => {
        const answer = await admin.put(`/api/v1/stock/serials/${one?.id}`, {
          data: { with_serials },
        });
        expect(answer.status(), await answer.text()).toBe(200);
      };
      const rows = () =>
        boxes(page).evaluateAll((all) =>
          all.map((box) => (box.getAttribute('aria-label') ?? '').replace('Select ', '')),
        );
      const row = (order: string) => page.getByRole('row').filter({ has: boxOf(page, order) });

      await openDesk(page, 'call', 'To call', district);
      await boxOf(page, missed).focus();
      const tried = page.waitForResponse(/\/call$/);
      await page.keyboard.press('n');
      expect((await tried).status()).toBe(200);
      await expect(row(missed)).toContainText('1 of 3 tries');
      await boxOf(page, later).focus();
      await call(page, 'Call again later');
      // A buyer who wants a later call is last, with the time.
      await expect.poll(rows).toEqual([missed, moved, off, sure, later]);
      await expect(row(later)).toContainText('Again');
      await boxOf(page, moved).focus();
      await call(page, 'Wants another day', (dialog) =>
        dialog
          .getByLabel('The day they want')
          .fill(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)),
      );
      await boxOf(page, off).focus();
      await call(page, 'Cancelled');
      await boxOf(page, sure).focus();
      await page.keyboard.press('c');
      await expect.poll(rows).toEqual([missed, later]);
      expect(await waitingAt(admin, 'new', district)).toEqual([missed, later]);

      await withSerials(true);
      await openDesk(page, 'pack', 'To pack', district);
      expect(await rows()).toEqual([moved, sure]);
      await scanAtDesk(page, `${sure}-1`);
      const dialog = page.getByRole('dialog', { name: `Pack ${sure}` });
      await expect(dialog.getByLabel('Scan or type a code')).toBeFocused();
      for (const code of [one?.id, one?.id, other?.id]) {
        await scan(page, String(code));
      }
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      // All is there: the serial number of each piece is scanned next, and the last one packs.
      await expect(dialog.getByLabel(/^Serial number of .*, piece 1/)).toBeFocused();
      await scan(page, `S${width}-1`);
      await expect(dialog.getByLabel(/^Serial number of .*, piece 2/)).toBeFocused();
      await scan(page, `S${width}-2`);
      await expect(dialog).toHaveCount(0);
      await expect(boxOf(page, sure)).toHaveCount(0);
      // The next slip may be scanned at once.
      await expect(page.getByLabel('Scan a label')).toBeFocused();
      expect(await waitingAt(admin, 'packed', district)).toEqual([sure]);
      await withSerials(false);
      expect(complaints).toEqual([]);
      await admin.dispose();
    },
  );
}
