import type { Page } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import { collectComplaints } from '../shop/complaints';
import { freshPhone, ordersOf, putIntoCart, someGoods } from '../shop/checkout';
import { haveSession } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { screens } from '../shop/widths';

/** The page is as it should be for everybody who reads it. */
async function expectSound(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
}

/** Enters the order for the customer who sent the code. */
async function placeByCode(page: Page, code: string, phone: string): Promise<void> {
  await page.goto('/dashboard/order-management/new');
  await page.getByRole('textbox', { name: 'Cart code' }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Bring in' }).click();
  await expect(page.getByText('2 products were brought in.')).toBeVisible();
  await expectSound(page);
  await page.getByLabel(/^Full Name/).fill('Maya Gurung');
  await page.getByLabel(/^Phone/).fill(phone);
  await page.getByRole('combobox', { name: 'District' }).fill('lalitpur');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'City' }).click();
  await page.getByRole('listbox', { name: 'Cities' }).getByRole('option').first().click();
  await page.getByLabel(/^Address/).fill('Behind the big peepal tree');
  await page.getByRole('button', { name: /^Place Order \(Rs\. [\d,.]+\)$/ }).click();
  await expect(page.getByText('Order placed successfully!')).toBeVisible();
}

test('the first message about a product is in the language of its page, with its address', async ({
  page,
}) => {
  const [goods] = await someGoods(page, 1);
  if (!goods) throw new Error('the demo shop has no goods');
  const answer = await page.request.get(`/api/v1/product/slug/${goods.slug}?language=ne`);
  const { product } = (await answer.json()) as { product: { title: string } };
  await page.goto(`/ne/product/${goods.slug}`);
  const ways = page.getByRole('group', { name: 'यो सामानबारे सोध्नुहोस्' });
  const href = await ways.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  const message = new URL(href ?? '').searchParams.get('text') ?? '';
  expect(message).toContain(product.title);
  expect(message).toMatch(/रु\. ?[०-९,]+/);
  expect(message).toContain(`/ne/product/${goods.slug}`);
  expect(message.replace(product.title, '').replace(/https?:\S+/, '')).not.toMatch(/[A-Za-z]{3,}/);
});

for (const { width, height } of screens(390)) {
  test(`a cart is sent by its code, opened in another browser and placed by staff, at ${width} px`, async ({
    page,
    browser,
    openShop,
    complaints,
  }) => {
    const viewport = { width, height };
    await page.setViewportSize(viewport);
    const [first, second, own] = await someGoods(page, 3);
    if (!first || !second || !own) throw new Error('the demo shop has no goods');
    await putIntoCart(page, first);
    // The contact links are side by side.
    const ways = page.getByRole('group', { name: 'Ask about this product' }).getByRole('link');
    await expect(ways).toHaveText(['Call', 'WhatsApp', 'Viber', 'Messenger']);
    const places = await Promise.all((await ways.all()).map((way) => way.boundingBox()));
    expect(new Set(places.map((place) => place?.y)).size).toBe(1);
    await putIntoCart(page, second);

    await page.getByRole('link', { name: /^Cart, \d/ }).click();
    await page.getByRole('button', { name: 'Send this cart' }).click();
    const output = page.getByRole('status', { name: 'Code of this cart' });
    await expect(output).toHaveText(/^[BCDFGHJKMNPRSTVWXZ]{6}$/);
    const code = await output.innerText();
    const link = `${openShop.url}/cart?code=${code}`;
    await expect(page.getByText(link)).toBeVisible();
    const whatsapp = page.getByRole('group', { name: 'Send it to the shop' });
    const href = await whatsapp.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('text')).toContain(`${code}\n${link}`);
    await expectSound(page);

    const friend = await browser.newPage({ baseURL: openShop.url, viewport });
    const complaintsOfFriend = collectComplaints(friend);
    await putIntoCart(friend, own);
    await friend.goto(link);
    const sent = friend.getByRole('region', { name: 'A cart that was sent to you' });
    await expect(sent.getByText(first.title)).toBeVisible();
    await expect(sent.getByText('The item you already have stays in your cart')).toBeVisible();
    await expectSound(friend);
    await sent.getByRole('button', { name: 'Add to my cart' }).click();
    await expect(friend.getByText('2 items were added to your cart.')).toBeVisible();
    await expect(friend.getByRole('heading', { name: 'Your Shopping Cart (3)' })).toBeVisible();
    await friend.goto('/cart?code=BBBBBB');
    await expect(friend.getByRole('alert')).toContainText("This code doesn't open a cart.");
    await expect(friend.getByRole('link', { name: own.title })).toBeVisible();
    await friend.close();

    const desk = await browser.newPage({ baseURL: openShop.url, viewport });
    await haveSession(desk, openShop.url, 'staff');
    const phone = freshPhone();
    await placeByCode(desk, code, phone);
    expect(await ordersOf(openShop.url, phone)).toHaveLength(1);
    await desk.getByRole('button', { name: /^View/ }).first().click();
    const reach = desk.getByRole('dialog').getByRole('group', { name: 'Reach the customer' });
    await expect(reach.getByRole('link')).toHaveText(['Call', 'WhatsApp', 'Viber']);
    await desk.getByRole('combobox', { name: 'Message' }).selectOption({ label: 'On its way' });
    const message = await reach.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(new URL(message ?? '').searchParams.get('text')).toMatch(
      /^Hello Maya Gurung, your order NP-\d{4}-\d{6} is on its way\. Please have Rs\. /,
    );
    await expectSound(desk);
    await desk.close();
    // An unknown code is a 404, which the browser logs.
    expect(complaintsOfFriend.filter((each) => !each.includes('404'))).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
