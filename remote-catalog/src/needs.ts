import { PUBLIC_PAGE_SIZE, SECTIONS, type PublicProductQuery } from '@pasal/shared/contracts';
import type { NeedQuery, PageNeed } from '@pasal/shared/shell';
import { AS_CARDS, AS_STRIP } from './model/cards';
import { DEALS_SHOWN, NEW_ARRIVALS, POPULAR_ITEMS, WEEKLY_DEALS } from './model/home-queries';
import { RELATED_ASKED } from './model/related';

type SectionQuery = Required<Pick<PublicProductQuery, 'section' | 'limit'>>;
type Query = NeedQuery<'publicProducts'>;

/** A product list, requested as by `useProductCardsQuery`. */
const cardsOf = (query: Query): PageNeed => ({
  call: 'publicProducts',
  query: { ...query, view: { value: AS_CARDS.view } },
});

/** A row of cards, requested as by `useProductStripQuery`. */
const stripOf = (query: Query): PageNeed => ({
  call: 'publicProducts',
  query: { ...query, view: { value: AS_STRIP.view } },
});

/** The first products of a section. */
const listOf = ({ section, limit }: SectionQuery): PageNeed =>
  stripOf({ section: { value: section }, limit: { value: limit } });

const postersOf = (type: string): PageNeed => ({
  call: 'posters',
  query: { type: { value: type } },
});

const home: PageNeed[] = [
  { call: 'siteSettings' },
  { call: 'categories' },
  { call: 'banners' },
  postersOf('hero'),
  postersOf('category'),
  listOf(NEW_ARRIVALS),
  listOf(POPULAR_ITEMS),
  { ...listOf(WEEKLY_DEALS), first: { of: 'products', count: DEALS_SHOWN } },
];

/** The filters of an address under the same names; a list without them still sends sort and page. */
const filters: Query = {
  within: { search: 'category', or: null },
  brand: { search: 'brand', or: null },
  fact: { search: 'fact', or: null },
  available: { search: 'available', or: null },
  discounted: { search: 'discounted', or: null },
  minPrice: { search: 'minPrice', or: null },
  maxPrice: { search: 'maxPrice', or: null },
  sort: { search: 'sort', or: 'featured' },
  page: { search: 'page', or: 1 },
  limit: { value: PUBLIC_PAGE_SIZE },
};

/** One of the two lists applies: a section filters by section, anything else by brand or category (D1). */
const category: PageNeed[] = [
  { call: 'categoryNames' },
  cardsOf({ section: { path: 'category' }, ...filters }),
  cardsOf({ category: { path: 'category', except: [...SECTIONS] }, ...filters }),
];

const product: PageNeed[] = [
  { call: 'productBySlug', params: { slug: { path: 'slug' } } },
  stripOf({ category: { answer: 0, at: 'product.category' }, limit: { value: RELATED_ASKED } }),
  // The country-wide delivery promise.
  { call: 'siteSettings' },
];

/** Without a query there is no request. Without results, the shop's categories are offered. */
const search: PageNeed[] = [
  { call: 'categoryNames' },
  cardsOf({ search: { search: 'q' }, ...filters }),
];

/** The first calls of each catalogue page. */
export const needs = { home, category, product, search };
