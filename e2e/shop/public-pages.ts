import type { Page } from '@playwright/test';
import { soldOutGoods, someGoods } from './checkout';

/** A public page, and whether search engines keep it. */
export interface PublicPage {
  at: string;
  isKept: boolean;
}

/** Pages every shop has, whatever is in it. */
export const PAGES_OF_ANY_SHOP: readonly PublicPage[] = [
  { at: '/', isKept: true },
  { at: '/product-category/new_arrivals', isKept: true },
  { at: '/product-category/all', isKept: true },
  { at: '/search', isKept: false },
  { at: '/search?q=nothing-of-the-kind', isKept: false },
  { at: '/contact', isKept: true },
  { at: '/terms', isKept: true },
  { at: '/privacy-policy', isKept: true },
  { at: '/nowhere', isKept: false },
  { at: '/product/no-such-product', isKept: false },
  { at: '/product-category/nothing-of-the-kind', isKept: false },
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
    ...[...lists, ...products].map((at) => ({ at, isKept: true })),
    { at: '/search?q=camera', isKept: false },
    // The server makes it as the same page under its own address.
    { at: `/Product/${inStock.slug}/`, isKept: true },
  ];
}
