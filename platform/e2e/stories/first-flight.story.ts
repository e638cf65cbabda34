import type { Page } from '@playwright/test';
import { someProduct } from '../../../e2e/shop/storefront';
import { expect, test } from '../../../e2e/shop/storefront-test';

/**
 * The most a page's document may take in its densest form, its head included. A server sends 14,600 bytes before it
 * waits for the first acknowledgement (ten packets of 1,460 bytes, RFC 6928). The largest lists are a little over that,
 * and the home page far.
 */
const MOST_BYTES: Record<string, number> = {
  '/': 19_000,
  '/product-category/new_arrivals': 14_600,
  '/product-category/Security%20Cameras': 14_950,
  '/product-category/all': 15_000,
  '/search?q=camera': 14_600,
  '/cart': 12_600,
  '/checkout': 14_600,
  '/track-order': 10_500,
  '/contact': 10_500,
};
/** Within the first flight still, with the ways to ask the shop about it. */
const MOST_OF_A_PRODUCT = 14_200;

/** Bytes of a document as it is sent, with the lines of its head. */
async function bytesSent(page: Page, at: string): Promise<number> {
  const response = await page.request.get(at, { headers: { 'accept-encoding': 'br' } });
  const { etag = '', 'content-length': length } = response.headers();
  // The dense form is made beside the visitors, and comes when it is ready.
  if (!etag.endsWith('br-dense"')) return Infinity;
  const head = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  return Number(length) + head.join('').length;
}

test('the document of every page of the shop is small, once it is asked for often', async ({
  page,
}) => {
  const { slug } = await someProduct(page);
  const limits = { ...MOST_BYTES, [`/product/${slug}`]: MOST_OF_A_PRODUCT };
  for (const [at, most] of Object.entries(limits)) {
    await expect.poll(() => bytesSent(page, at), { message: at }).toBeLessThanOrEqual(most);
  }
});
