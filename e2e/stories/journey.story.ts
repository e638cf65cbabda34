import { confirmed, freshPhone, placeButton } from '../shop/checkout';
import { makeHand, wordsOf } from '../shop/hand';
import { expect, test } from '../shop/storefront-test';

/** The most actions from the home page to the order on a phone. */
const FIRST = { taps: 13, typed: 4, scrolls: 1 };
/** From a product's page, for a buyer whom the phone remembers. */
const SECOND = { taps: 4, typed: 0, scrolls: 0 };

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('from home to ordered on a phone, twice: taps, typed fields and scrolls are counted', async ({
  page,
  complaints,
}) => {
  const main = page.getByRole('main');
  const buy = main.getByRole('button', { name: 'Add to Cart' }).first();
  const proceed = main.getByRole('button', { name: 'Proceed to Checkout' }).first();
  const terms = page.getByRole('checkbox', { name: /terms and conditions/ });

  await page.goto('/');
  const first = makeHand(page);
  const cards = main
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Add to Cart' }) });
  await first.tap(cards.getByRole('heading').getByRole('link').first());
  await expect(page).toHaveURL(/\/product\//);
  const product = page.url();
  await first.tap(buy);
  await first.tap(proceed);
  await expect(page.getByRole('combobox', { name: 'District' })).toBeEnabled();
  await first.type(page.getByLabel(/^Full Name/), 'Sita Sharma');
  await first.type(page.getByLabel(/^Email/), 'sita@example.com');
  await first.type(page.getByLabel(/^Phone/), freshPhone());
  await first.type(page.getByLabel(/^Address/), 'Baneshwor 10');
  await first.tap(page.getByRole('combobox', { name: 'District' }));
  await first.tap(page.getByRole('option', { name: 'Lalitpur' }));
  await first.tap(page.getByRole('combobox', { name: 'City' }));
  await first.tap(page.getByRole('option').first());
  // Nobody needs to, so it is not counted.
  await page.getByRole('checkbox', { name: 'Remember me on this device' }).check();
  await first.tap(terms);
  await first.tap(placeButton(page));
  await confirmed(page);

  await page.goto(product);
  const second = makeHand(page);
  await second.tap(buy);
  await second.tap(proceed);
  await expect(page.getByLabel(/^Full Name/)).toHaveValue('Sita Sharma');
  await second.tap(terms);
  await second.tap(placeButton(page));
  await confirmed(page);

  console.log(`Home to ordered, first order: ${wordsOf(first.done)}`);
  console.log(`Product to ordered, second order: ${wordsOf(second.done)}`);
  expect(first.done).toEqual(FIRST);
  expect(second.done).toEqual(SECOND);
  expect(complaints).toEqual([]);
});
