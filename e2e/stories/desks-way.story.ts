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
import { buyGoods, firstParcelOf, tellParcel, type Placed } from '../shop/orders';
import { haveSession, signedInApi } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

for (const width of widths(1440)) {
  test(
    `what is on the way is told by scanner, by the courier's list and by hand, at ${width} pixels`,
    { tag: '@night' },
    async ({ page, openShop, complaints }) => {
      await page.setViewportSize({ width, height: 900 });
      await haveSession(page, openShop.url, 'admin');
      const admin = await signedInApi(openShop.url, 'admin');
      const district = await emptyDistrict(admin);
      const [product] = await plentyOf(admin);
      const listed = (await (await admin.get('/api/v1/courier')).json()) as {
        couriers: { id: number; name: string; active: boolean }[];
      };
      const courier = listed.couriers.find(({ active }) => active);
      const placed: Placed[] = [];
      for (let at = 0; at < 6; at += 1) {
        const goods = product ? [{ ...product, quantity: 1 }] : [];
        const order = await buyGoods(admin, goods, placeIn(district));
        const consignment = `W${width}-${at}`;
        const event = { event: 'handed_over', courier_id: courier?.id, consignment };
        // The last one is still in the shop.
        await tellParcel(admin, order, at < 5 ? event : { event: 'packed' });
        placed.push(order);
      }
      const numbers = placed.map(({ order_number }) => order_number);
      const [first = '', second = '', third = '', fourth = '', fifth = ''] = numbers;
      const stages = page.getByRole('group', { name: 'Stages' });
      const show = async (stage: string) => {
        await stages.getByRole('button', { name: stage }).click();
        await expect(stages.getByRole('button', { name: stage })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
      };
      const told = () => page.waitForResponse(/bulk-event/);

      await openDesk(page, 'way', 'On the way', district);
      await scanAtDesk(page, `${first}-1`);
      await expect(page.getByText(`${first}-1 is marked.`)).toBeVisible();
      await scanAtDesk(page, 'NOBODYS-1');
      await expect(page.getByText('1 scan did nothing:')).toBeVisible();
      await scanAtDesk(page, `W${width}-1`);
      await expect(page.getByText(`W${width}-1 is marked.`)).toBeVisible();
      // The next good one does not cover it; it stays until it is closed.
      await expect(page.getByRole('alert')).toContainText('NOBODYS-1');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByText('1 scan did nothing:')).toHaveCount(0);
      await expect(boxes(page)).toHaveCount(3);
      expect(await waitingAt(admin, 'on_the_way', district)).toEqual([first, second]);

      await page.keyboard.press('l');
      const dialog = page.getByRole('dialog', { name: "Courier's list" });
      await dialog.getByLabel('Courier').selectOption(String(courier?.id));
      const list = [
        'Tracking,Status',
        `W${width}-0,Delivered`,
        `W${width}-2,Delivered`,
        `N${width}-9,Delivered`,
      ].join('\n');
      await dialog
        .getByLabel('Choose a file (CSV or Excel)')
        .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
      await expect(dialog.getByRole('heading', { name: 'Would be updated: 2' })).toBeVisible();
      await expect(dialog.getByRole('heading', { name: 'Unknown parcel: 1' })).toBeVisible();
      // Nothing is written before it was shown.
      expect(await waitingAt(admin, 'on_the_way', district)).toEqual([first, second]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await dialog.getByRole('button', { name: 'Update 2 parcels' }).click();
      await expect(dialog.getByRole('heading', { name: 'Updated: 2', exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(dialog).toHaveCount(0);
      await expect(boxOf(page, third)).toHaveCount(0);
      expect(await waitingAt(admin, 'on_the_way', district)).toEqual([second]);

      await expect(boxes(page)).toHaveCount(2);
      await page.keyboard.press('a');
      await expect(page.getByText('2 parcels selected', { exact: true })).toBeVisible();
      await page.keyboard.press('o');
      await expect(page.getByRole('dialog', { name: 'On the way: 2 parcels' })).toBeVisible();
      const left = told();
      await page.keyboard.press('Enter');
      expect((await left).status()).toBe(200);
      await expect(boxes(page)).toHaveCount(0);
      expect(await waitingAt(admin, 'on_the_way', district)).toEqual([second, fourth, fifth]);

      await show('On the way');
      await boxOf(page, fourth).check();
      await page.keyboard.press('f');
      const failed = page.getByRole('dialog', { name: 'Could not deliver' });
      await expect(failed.getByLabel(/^Reason/)).toBeFocused();
      await page.keyboard.press('Enter');
      // Without a reason nothing is sent.
      await expect(failed.getByLabel(/^Reason/)).toBeFocused();
      expect(await waitingAt(admin, 'could_not_deliver', district)).toEqual([]);
      await failed.getByLabel(/^Reason/).selectOption({ label: 'Nobody was there' });
      const missed = told();
      await page.keyboard.press('Enter');
      expect((await missed).status()).toBe(200);
      await expect(boxOf(page, fourth)).toHaveCount(0);
      await show('Could not deliver');
      await expect(boxOf(page, fourth)).toBeVisible();
      expect(await waitingAt(admin, 'could_not_deliver', district)).toEqual([fourth]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);

      // It is delivered after all, for five rupees less.
      await boxOf(page, fourth).check();
      await page.keyboard.press('Enter');
      const delivered = page.getByRole('dialog', { name: 'Delivered' });
      const cash = delivered.getByLabel('Cash taken (Rs.)');
      await expect(cash).toBeFocused();
      await cash.fill(String(Number(await cash.inputValue()) - 5));
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      const paid = told();
      await page.keyboard.press('Enter');
      expect((await paid).status()).toBe(200);
      await expect(boxOf(page, fourth)).toHaveCount(0);
      expect(await firstParcelOf(admin, placed[3])).toMatchObject({ stage: 'delivered', owes: 5 });

      // Another courier takes it for a charge not agreed before.
      await openDesk(page, 'hand-over', 'To hand over', district);
      await page.keyboard.press('Enter');
      const over = page.getByRole('dialog', { name: 'Hand over' });
      await over.getByLabel(/^Courier/).selectOption(String(courier?.id));
      await over.getByLabel('Charge (Rs.)').fill('77.50');
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      const handed = told();
      await page.keyboard.press('Enter');
      expect((await handed).status()).toBe(200);
      await expect(over).toHaveCount(0);
      expect(await firstParcelOf(admin, placed[5])).toMatchObject({
        stage: 'handed_over',
        charge: 77.5,
      });
      // The browser logs a 404 for the unknown label.
      expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
      await admin.dispose();
    },
  );
}
