import type { Page } from '@playwright/test';
import { soldOutGoods, someGoods } from './checkout';

/** A public page, and whether search engines index it. */
export interface PublicPage {
  at: string;
  isIndexed: boolean;
}

/** Pages every shop has, whatever is in it. */
export const PAGES_OF_ANY_SHOP: readonly PublicPage[] = [
  { at: '/', isIndexed: true },
  { at: '/product-category/new_arrivals', isIndexed: true },
  { at: '/product-category/all', isIndexed: true },
  { at: '/search', isIndexed: false },
  { at: '/search?q=nothing-of-the-kind', isIndexed: false },
  { at: '/contact', isIndexed: true },
  { at: '/terms', isIndexed: true },
  { at: '/privacy-policy', isIndexed: true },
  { at: '/returns', isIndexed: true },
  { at: '/about', isIndexed: true },
  { at: '/questions', isIndexed: true },
  { at: '/nowhere', isIndexed: false },
  { at: '/product/no-such-product', isIndexed: false },
  { at: '/product-category/nothing-of-the-kind', isIndexed: false },
];

async function someCategories(page: Page): Promise<{ category: string; brand: string }> {
  const answer = await page.request.get('/api/v1/category');
  const { categories } = (await answer.json()) as {
    categories: { name: string; brands: { name: string }[] }[];
  };
  const found = categories.find(({ brands }) => brands.length > 0);
  return { category: found?.name ?? '', brand: found?.brands[0]?.name ?? '' };
}

/** Every public page of the demo shop that a server makes, with a product that is sold out among them. */
export async function publicPages(page: Page, url: string): Promise<PublicPage[]> {
  const [inStock] = await someGoods(page, 1);
  if (!inStock) throw new Error('the demo shop has no goods');
  const soldOut = await soldOutGoods(page, url);
  const { category, brand } = await someCategories(page);
  const lists = [category, brand].map((name) => `/product-category/${encodeURIComponent(name)}`);
  const products = [inStock, soldOut].map(({ slug }) => `/product/${slug}`);
  return [
    ...PAGES_OF_ANY_SHOP,
    ...[...lists, ...products].map((at) => ({ at, isIndexed: true })),
    { at: '/search?q=camera', isIndexed: false },
    // The server makes it as the same page under its own address.
    { at: `/Product/${inStock.slug}/`, isIndexed: true },
  ];
}
