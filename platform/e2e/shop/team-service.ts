import type { Page } from '@playwright/test';
import { freshPhone, goToCheckoutWithGoods, placeOrder } from '../../../e2e/shop/checkout';
import { signedInApi } from '../../../e2e/shop/staff';
import { expect } from '../../../e2e/shop/test';
import { startLyingService, WRONGS } from './lying-service';

/** The guide's read call of its service, through the shop. */
export const READS = '/x/offers/reviews';
const AWAY = 'The service of offers is away. Try again soon.';
const reviews = (page: Page) => page.getByRole('list', { name: 'Reviews' });

/** The public key of the shop, as the owner sends it to the team. */
export async function keyOfShop(url: string): Promise<string> {
  const owner = await signedInApi(url, 'admin');
  const answer = await owner.get('/api/v1/release-service');
  const { key } = (await answer.json()) as { key: string };
  await owner.dispose();
  return key;
}

/** Allows the service as the owner does, on the page of releases; `owner` is signed in. */
export async function allowService(owner: Page, address: string): Promise<void> {
  await owner.goto('/dashboard/releases');
  await owner.getByRole('button', { name: 'Allow service' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Allow a service' });
  await dialog.getByLabel('Part').fill('offers');
  await dialog.getByLabel('Address').fill('https://10.0.0.1');
  await dialog.getByRole('button', { name: 'Allow service' }).click();
  await expect(dialog.getByText(/10\.0\.0\.1 is in a private network/).first()).toBeVisible();
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByRole('button', { name: 'Allow service' }).click();
  await expect(owner.getByRole('row', { name: new RegExp(address) })).toBeVisible();
}

/** Removes the address again; the parts that need it disappear at once. */
export async function removeService(owner: Page, page: Page): Promise<void> {
  await owner.getByRole('button', { name: 'Remove the service of offers' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Remove the service of offers?' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(owner.getByText(/Service removed\. offers \S+ is no longer live/)).toBeVisible();
  expect((await page.request.get('/offers')).status()).toBe(404);
  expect((await page.request.get(READS)).status()).toBe(404);
}

async function writeReview(page: Page, words: string): Promise<void> {
  await page.getByLabel('Your review').fill(words);
  await page.getByRole('button', { name: 'Send review' }).click();
}

/** Opens an order as its buyer does, who has no account. */
async function lookUp(page: Page, number: string, phone: string): Promise<void> {
  await page.goto('/track-order');
  await page.getByRole('textbox', { name: 'Order number' }).fill(number);
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await page.getByRole('button', { name: 'Find Order' }).click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
}

/** A visitor who has bought nothing is refused by the service; a buyer's words are in the document. */
export async function reviewAsBuyer(page: Page): Promise<void> {
  await page.goto('/offers');
  await expect(page.getByText('There are no reviews yet.')).toBeVisible();
  await writeReview(page, 'Anyone can say so.');
  await expect(page.getByRole('status').getByText('Look up your order first.')).toBeVisible();

  await page.goto('/');
  await goToCheckoutWithGoods(page);
  const phone = freshPhone();
  await lookUp(page, await placeOrder(page, phone), phone);
  await page.goto('/offers');
  await writeReview(page, 'It shines.');
  await expect(page.getByText('Thank you for your review.')).toBeVisible();
  await expectReview(page);
  const document = await page.request.get('/offers');
  expect(document.headers()['cache-control']).toBe('no-store');
  expect(await document.text()).toMatch(/<li[^>]*>It shines\.<\/li>/);
}

export const expectReview = (page: Page) =>
  expect(reviews(page).getByRole('listitem')).toHaveText(['It shines.']);

/** Checks the rest of the page and of the shop while the service fails. */
export async function expectOnlyPartAway(page: Page): Promise<void> {
  await page.goto('/offers');
  await expect(page.getByText(AWAY)).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
  await expect(page.getByRole('link', { name: /^Cart, \d/ })).toBeVisible();
  expect((await page.request.get('/')).status()).toBe(200);
}

/** A replacement sends every kind of wrong answer: each is the part's own failure. */
export async function expectWrongsContained(page: Page, port: number): Promise<void> {
  const lying = await startLyingService(port);
  try {
    for (const [name, wrong] of Object.entries(WRONGS)) {
      lying.set(wrong);
      const statuses = new Set<number>();
      // The shop may still be avoiding the service.
      const ask = async () => {
        statuses.add((await page.request.get(READS)).status());
        return lying.countAsked();
      };
      await expect.poll(ask, { message: name }).toBeGreaterThan(0);
      expect([...statuses], name).toEqual([503]);
      await expectOnlyPartAway(page);
    }
  } finally {
    await lying.stop();
  }
  const metrics = await (await page.request.get('/metrics')).text();
  const outcomes = ['answered', 'unreachable', 'timeout', 'wrong_type', 'redirect', 'too_large'];
  for (const outcome of outcomes) {
    expect(metrics).toContain(`pasal_service_requests_total{name="offers",outcome="${outcome}"}`);
  }
}
