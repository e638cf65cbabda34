import { plantEntry } from '../shop/planted-build';
import { expect, test } from '../../../e2e/shop/test';

/** The chunks of the checkout, without its entry. */
const CHUNKS = /\/remotes\/checkout\/[^/]+\/(?!remoteEntry)[^/]+\.js/;

// The fault matrix has the faults one by one; this story has those it cannot distinguish.
test(
  'an entry that defines something else than a remote is refused by its name, and harms no other',
  { tag: '@platform' },
  async ({ page, shop }) => {
    plantEntry(shop.root, 'checkout', () => 'var checkout = 5;');
    await page.goto('/cart');
    const failure = page.getByRole('alert').filter({ hasText: 'We could not load the checkout.' });
    await expect(failure).toBeVisible();
    await page.getByRole('link', { name: 'Pasal home' }).first().click();
    await expect(page.getByRole('region', { name: 'New Arrivals' })).toBeVisible();
    await page.goBack();
    await expect(failure).toBeVisible();
  },
);

test(
  'Retry asks for the version the page began with, whatever is live meanwhile',
  { tag: ['@platform', '@night'] },
  async ({ page, shop }) => {
    await page.route(CHUNKS, (route) => route.abort());
    await page.goto('/cart');
    await expect(page.getByRole('alert')).toContainText('We could not load the checkout.');
    await page.unroute(CHUNKS);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    plantEntry(shop.root, 'checkout', (entry) => `${entry}\n`);
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Your Cart is Empty')).toBeVisible();
    expect(asked.filter((url) => url === '/discovery.json' || url.includes('remoteEntry'))).toEqual(
      [],
    );
  },
);
