import type { Page } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import { addCourier, courierSystem } from '../shop/couriers';
import { buyCheapest, tellParcel } from '../shop/orders';
import { haveSession, signedInApi } from '../shop/staff';
import { openWhole, overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { foreignTexts } from '../shop/words-on-page';
import { workbookOf } from '../shop/workbook';
import { widths } from '../shop/widths';

type Table = readonly (readonly (string | number)[])[];

const csvOf = (rows: Table) => ({
  name: 'list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((cells) => cells.join(',')).join('\n')),
});
const xlsxOf = (rows: Table) => ({
  name: 'list.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: workbookOf(rows),
});

async function look(page: Page) {
  expect([page.url(), await overflowOf(page)]).toEqual([page.url(), 0]);
  expect([page.url(), await faultsOf(page)]).toEqual([page.url(), []]);
}

const rupees = (amount: number) => `Rs. ${new Intl.NumberFormat('en-IN').format(amount)}`;

for (const width of widths(1440)) {
  test(`a signed report that cannot be written is seen at On the way and taken off, at ${width} pixels`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const admin = await signedInApi(openShop.url, 'admin');
    const name = `Signing Courier ${width}`;
    const courier_id = await addCourier(admin, name);
    const order = await buyCheapest(admin);
    const consignment = `R${width}-1`;
    await tellParcel(admin, order, { event: 'handed_over', courier_id, consignment });
    await tellParcel(admin, order, { event: 'delivered' });
    const report = await courierSystem(admin, courier_id);
    const late = await report({
      code: consignment,
      event: 'not_delivered',
      reason: 'refused',
      remarks: 'ढोका बन्द थियो',
    });
    expect(late.status(), await late.text()).toBe(409);

    await haveSession(page, openShop.url, 'admin');
    await openWhole(page, '/dashboard/desks/way');
    await page.getByRole('button', { name: /^Refused reports: 1/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Refused reports: 1' });
    await expect(
      dialog.getByText(`${name} · ${consignment} · ${order.order_number}`),
    ).toBeVisible();
    await expect(
      dialog.getByText(/^Could not deliver · The customer refused it · ढोका बन्द थियो$/),
    ).toBeVisible();
    await look(page);
    await dialog.getByRole('link', { name: order.order_number }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.order_number);

    await openWhole(page, '/ne/dashboard/desks/way');
    await page.getByRole('button', { name: /^लेख्न नसकिएका सूचना: १/ }).click();
    const nepali = page.getByRole('dialog', { name: 'लेख्न नसकिएका सूचना: १' });
    await expect(nepali.getByText(/ढोका बन्द थियो/)).toBeVisible();
    const names = new Set(name.toLowerCase().split(' '));
    expect(await foreignTexts(page, names, 'dialog[open]')).toEqual([]);
    await look(page);
    await nepali.getByRole('button', { name: `${consignment} हटाउनुहोस्` }).click();
    // Nobody has anything to do in an empty list.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^लेख्न नसकिएका सूचना/ })).toHaveCount(0);
    expect(complaints).toEqual([]);
    await admin.dispose();
  });

  test(`a courier's odd heading is named once, then lists of states and of money are read, at ${width} pixels`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const admin = await signedInApi(openShop.url, 'admin');
    const name = `Odd Courier ${width}`;
    const courier_id = await addCourier(admin, name);
    const orders = [await buyCheapest(admin), await buyCheapest(admin)];
    const [{ total = 0 } = {}] = orders;
    for (const [at, order] of orders.entries()) {
      const consignment = `M${width}-${at}`;
      await tellParcel(admin, order, { event: 'handed_over', courier_id, consignment });
    }
    const states: Table = [
      ['Maal No', 'Status', 'Remarks'],
      [`M${width}-0`, 'Delivered', ''],
      [`M${width}-1`, 'Undelivered', 'Phone switched off, "no answer"'],
      [`M${width}-9`, 'Delivered', ''],
    ];
    const money: Table = [
      ['Maal No', 'COD', 'Charge'],
      [`M${width}-0`, total, 90],
      [`M${width}-9`, 500, 90],
    ];
    const openList = async () => {
      await openWhole(page, '/dashboard/desks/way');
      await page.keyboard.press('l');
      const dialog = page.getByRole('dialog', { name: "Courier's list" });
      await dialog.getByLabel('Courier').selectOption(String(courier_id));
      await dialog.getByLabel('Choose a file (CSV or Excel)').setInputFiles(xlsxOf(states));
      return dialog;
    };

    await haveSession(page, openShop.url, 'admin');
    const refused = await openList();
    await expect(refused.getByRole('alert')).toContainText('The first line needs a column');
    await look(page);
    await refused.getByRole('link', { name: "Name this courier's columns" }).click();
    const files = page.getByRole('group').filter({ has: page.getByText(name, { exact: true }) });
    await expect(files.getByLabel('Column of the parcel')).toBeInViewport();
    await files.getByLabel('Column of the parcel').fill('Maal No');
    await look(page);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Desks saved successfully!')).toBeVisible();

    const list = await openList();
    await expect(list.getByRole('heading', { name: 'Would be updated: 2' })).toBeVisible();
    await expect(list.getByRole('heading', { name: 'Unknown parcel: 1' })).toBeVisible();
    await expect(list.getByText(/Could not deliver/)).toBeVisible();
    await look(page);
    await list.getByRole('button', { name: 'Update 2 parcels' }).click();
    await expect(list.getByRole('heading', { name: 'Updated: 2', exact: true })).toBeVisible();
    await look(page);

    await page.goto(`/dashboard/money/courier/${courier_id}`);
    await expect(page.getByText(`${rupees(total)} are owed now.`)).toBeVisible();
    for (const file of [csvOf(money), xlsxOf(money)]) {
      await page.getByLabel("Read the courier's list").setInputFiles(file);
      const row = (ref: string) => page.getByRole('row').filter({ hasText: ref });
      await expect(row(`M${width}-0`)).toContainText('Fits');
      await expect(row(`M${width}-9`)).toContainText('Unknown');
      await look(page);
      if (file.name === 'list.csv')
        await page.getByRole('button', { name: 'Back without booking' }).click();
    }
    await page.getByRole('button', { name: `Book ${rupees(total - 90)}` }).click();
    await expect(page.getByText(`1 parcel settled, ${rupees(total - 90)} received.`)).toBeVisible();
    await expect(page.getByText('Nothing is owed.')).toBeVisible();
    // A heading that nobody named is refused here too, with the same way out.
    await page.goto(`/ne/dashboard/money/courier/${courier_id}`);
    const other = money.with(0, ['Bilty', 'COD', 'Charge']);
    await page.getByLabel('कुरियरको सूची (CSV वा Excel) खोल्नुहोस्').setInputFiles(csvOf(other));
    await expect(page.getByRole('alert')).toContainText('पहिलो हरफमा');
    const names = new Set(name.toLowerCase().split(' '));
    expect(await foreignTexts(page, names, 'main')).toEqual([]);
    await look(page);
    await page.getByRole('link', { name: 'यस कुरियरका कोलमका नाम लेख्नुहोस्' }).click();
    await expect(files.getByLabel('पार्सलको कोलम')).toHaveValue('Maal No');
    await look(page);
    // The browser logs each refused list.
    expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
    await admin.dispose();
  });
}
