import {
  boxes,
  boxOf,
  emptyDistrict,
  openDesk,
  placeIn,
  plentyOf,
  scanAtDesk,
  waitingAt,
} from '../shop/desks';
import { buyGoods, tellParcel } from '../shop/orders';
import { haveSession, signedInApi } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

for (const width of widths(1440)) {
  test(
    `what came back is counted and in stock again, at ${width} pixels`,
    { tag: '@night' },
    async ({ page, openShop, complaints }) => {
      await page.setViewportSize({ width, height: 900 });
      await haveSession(page, openShop.url, 'admin');
      const admin = await signedInApi(openShop.url, 'admin');
      const district = await emptyDistrict(admin);
      const goods = (await plentyOf(admin)).slice(0, 2);
      const listed = (await (await admin.get('/api/v1/courier')).json()) as {
        couriers: { id: number; active: boolean }[];
      };
      const courier_id = listed.couriers.find(({ active }) => active)?.id;
      const orders: string[] = [];
      for (let at = 0; at < 3; at += 1) {
        const bought = goods.map((each, line) => ({ ...each, quantity: line === 0 ? 2 : 1 }));
        const order = await buyGoods(admin, bought, placeIn(district));
        await tellParcel(admin, order, { event: 'handed_over', courier_id });
        await tellParcel(admin, order, { event: 'coming_back', reason: 'refused' });
        orders.push(order.order_number);
      }
      const [first = ''] = orders;
      // How many more there are than at the story's start.
      const stock = async () => {
        const now = await plentyOf(admin);
        return goods.map(({ id }) => now.find((each) => each.id === id)?.in_stock ?? 0);
      };
      const before = await stock();
      const more = async () => (await stock()).map((count, at) => count - (before[at] ?? 0));

      await openDesk(page, 'back', 'Came back', district);
      await expect(boxes(page)).toHaveCount(3);
      await scanAtDesk(page, `${first}-1`);
      const dialog = page.getByRole('dialog', { name: 'Check in what came back' });
      await expect(dialog.getByLabel(/: whole/).first()).toBeFocused();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      // Of two pieces one is broken.
      await dialog
        .getByLabel(/: whole/)
        .first()
        .fill('1');
      await dialog
        .getByLabel(/: damaged/)
        .first()
        .fill('1');
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 parcel checked in.')).toBeVisible();
      await expect(boxOf(page, first)).toHaveCount(0);
      expect(await more()).toEqual([1, 1]);

      await page.keyboard.press('Escape');
      await page.keyboard.press('a');
      await expect(page.getByText('2 parcels selected', { exact: true })).toBeVisible();
      await page.keyboard.press('Enter');
      const both = page.getByRole('dialog', { name: 'Check in 2 parcels' });
      await expect(both).toContainText('Everything in these parcels came back whole.');
      await both.getByRole('button', { name: 'Check in' }).click();
      await expect(page.getByText('2 parcels checked in.')).toBeVisible();
      await expect(boxes(page)).toHaveCount(0);
      expect(await more()).toEqual([5, 3]);
      expect(await waitingAt(admin, 'coming_back', district)).toEqual([]);
      expect(complaints).toEqual([]);
      await admin.dispose();
    },
  );
}
