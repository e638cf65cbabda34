import type { Page } from '@playwright/test';
import { nepaliDigits } from '@pasal/core/contract/nepali-digits';
import { BS_MONTHS, kathmanduDate, makeBsCalendar, makeDates } from '@pasal/shared/domain';
import { atRest } from '../shop/at-rest';
import { faultsOf } from '../shop/axe';
import { buyCheapest } from '../shop/orders';
import { ownScripts } from '../shop/own-scripts';
import { overflowOf } from '../shop/storefront';
import { haveSession, signedInApi } from '../shop/staff';
import { expect, test } from '../shop/storefront-test';

const WIDTHS = [390, 1440];
const both = makeDates('both', makeBsCalendar());
const bs = makeDates('bs', makeBsCalendar());

interface Ordered {
  order_number: string;
  phone: string;
  created_at: string;
}

async function newestOrder(url: string): Promise<Ordered> {
  const staff = await signedInApi(url, 'staff');
  const answer = await staff.get('/api/v1/order-product?limit=1');
  const { orders } = (await answer.json()) as { orders: Ordered[] };
  await staff.dispose();
  if (!orders[0]) throw new Error('the demo shop has no orders');
  return orders[0];
}

const resize = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width < 640 ? 844 : 900 });

test('a buyer reads an order in AD, then in both calendars, and only then loads what that needs', async ({
  page,
  openShop,
  complaints,
}) => {
  // Nothing of it was delivered: the part that requests returns stays hidden.
  const staff = await signedInApi(openShop.url, 'staff');
  await buyCheapest(staff);
  await staff.dispose();
  const order = await newestOrder(openShop.url);
  for (const width of WIDTHS) {
    await resize(page, width);
    await page.goto('/track-order');
    await page.getByRole('textbox', { name: 'Order number' }).fill(order.order_number);
    await page.getByRole('textbox', { name: 'Phone' }).fill(order.phone);
    await page.getByRole('button', { name: 'Find Order' }).click();
    const ordered = page.getByRole('main').getByRole('term').filter({ hasText: 'Ordered' });
    const value = ordered.locator('xpath=following-sibling::dd');
    const choice = page.getByRole('combobox', { name: 'Dates' });
    await choice.selectOption('Dates in AD');
    await expect(value).not.toContainText('(');
    await atRest(page);
    const before = await page.evaluate(ownScripts);
    await choice.selectOption('Dates in AD and BS');
    await expect(value).toHaveText(both.dateTime(order.created_at));
    // Prefetched scripts of other pages may load at the same time.
    const more = (await page.evaluate(ownScripts)).filter((url) => !before.includes(url));
    if (width === WIDTHS[0]) expect(more).toHaveLength(1);
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
  // The choice applies to the next page, which the server renders in AD for everybody.
  await page.reload();
  expect(complaints).toEqual([]);
});

test('a buyer who reads Nepali has the days of Bikram Sambat first, and may have the others', async ({
  page,
  openShop,
  complaints,
}) => {
  const order = await newestOrder(openShop.url);
  const found = makeBsCalendar().toBs(kathmanduDate(new Date(order.created_at)));
  if (!found) throw new Error('the calendar does not know the day of the order');
  const { day, month, year } = found;
  const inBs = new RegExp(
    `^${nepaliDigits(day)}\\s${BS_MONTHS.ne[month - 1]}\\s${nepaliDigits(year)}`,
  );
  for (const width of WIDTHS) {
    await resize(page, width);
    await page.goto('/ne/track-order');
    await page.getByRole('textbox', { name: 'अर्डर नम्बर' }).fill(order.order_number);
    await page.getByRole('textbox', { name: 'फोन' }).fill(order.phone);
    await page.getByRole('main').getByRole('button', { name: 'अर्डर खोज्नुहोस्' }).click();
    const ordered = page
      .getByRole('main')
      .getByRole('term')
      .filter({ hasText: 'अर्डर गरिएको मिति' });
    const value = ordered.locator('xpath=following-sibling::dd');
    const choice = page.getByRole('combobox', { name: 'मिति' });
    if (width === WIDTHS[0]) await expect(value).toHaveText(inBs);
    await choice.selectOption('ad');
    await expect(value).not.toHaveText(inBs);
    await choice.selectOption('bs');
    await expect(value).toHaveText(inBs);
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
  expect(complaints).toEqual([]);
});

test('staff read lists in their calendar, and filter by a day typed in it', async ({
  page,
  openShop,
  complaints,
}) => {
  const order = await newestOrder(openShop.url);
  await haveSession(page, openShop.url, 'staff');
  await page.addInitScript(() => localStorage.setItem('pasal:calendar', 'bs'));
  for (const width of WIDTHS) {
    await resize(page, width);
    await page.goto('/dashboard/order-management');
    await expect(page.getByText(bs.dateTime(order.created_at)).first()).toBeVisible();
    if (width < 640) await page.getByRole('button', { name: 'Filters' }).click();
    const from = page.getByRole('textbox', { name: 'From' });
    await from.fill('2083-13-01');
    await expect(from).toHaveAccessibleDescription(/This day doesn't exist/);
    await from.fill('2083-08-01');
    await expect(page).toHaveURL(/from=2026-11-17/);
    await page.getByRole('button', { name: 'Choose the day: To' }).click();
    await expect(page.getByRole('dialog', { name: 'To' })).toBeVisible();
    await atRest(page);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
  expect(complaints).toEqual([]);
});
