import type { ComponentType } from 'react';
import { screen } from '@testing-library/react';
import {
  answerCalls,
  answersOfPage,
  expectNothingAsked,
  forgetShops,
  makeProduct,
  makeSiteSettings,
  renderShop,
  type CallAnswers,
} from '@pasal/shared/testing';
import { needs } from './needs';
import { CategoryPage } from './pages/category/category-page';
import { HomePage } from './pages/home/home-page';
import { ProductPage } from './pages/product/product-page';
import { SearchPage } from './pages/search/search-page';
import { patterns } from './paths';
import { productsAnswer } from './testing/products-answer';

afterEach(forgetShops);

const product = makeProduct({ slug: 'dome', title: 'Dome Camera', category: 'Cameras' });
const cameras = [{ id: 1, name: 'Cameras', children: [{ id: 2, name: 'Dome Cameras' }] }];
const bodies: CallAnswers = {
  siteSettings: { settings: makeSiteSettings(), version: 1 },
  categories: { categories: cameras.map((each) => ({ ...each, brands: [] })) },
  categoryNames: { categories: cameras },
  banners: { banners: [] },
  posters: { posters: [] },
  productBySlug: { product },
  // As many as New Arrivals shows: with fewer, the browser requests others once it is loaded (D94).
  publicProducts: productsAnswer([
    product,
    makeProduct({ title: 'Bullet Camera' }),
    ...Array.from({ length: 6 }, (_none, at) => makeProduct({ id: 100 + at })),
  ]),
};

interface Place {
  route: string;
  at: string;
}

/** Shows a page with the answers in its document, and expects that it sends no other request. */
async function expectComplete(page: keyof typeof needs, Page: ComponentType, { route, at }: Place) {
  const server = answerCalls(bodies);
  const answers = await answersOfPage(needs[page], { at, route }, bodies);
  renderShop(<Page />, { at, route, answers });
  // It is shown from the start, without a loading state.
  expect(screen.getAllByText('Dome Camera', { ignore: 'title' }).length).toBeGreaterThan(0);
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(await screen.findAllByText('Bullet Camera')).not.toHaveLength(0);
  await expectNothingAsked(server, answers);
}

test('the home page shows what its document brought and asks nothing', async () => {
  await expectComplete('home', HomePage, { route: patterns.home, at: '/' });
});

test('the product page shows product and related ones and asks nothing', async () => {
  const place = { route: patterns.product, at: '/product/dome' };
  await expectComplete('product', ProductPage, place);
});

test.each([
  '/product-category/new_arrivals',
  '/product-category/all',
  '/product-category/Dome%20Cameras',
  '/product-category/Bang%20%26%20Olufsen',
  '/product-category/LG?category=Cameras&brand=Sony&brand=LG&minPrice=10.5&maxPrice=900',
  '/product-category/weekly_deals?sort=price_desc&page=3&unknown=x',
])('the list of %s is there and asks nothing', async (at) => {
  await expectComplete('category', CategoryPage, { route: patterns.category, at });
});

test.each([
  '/search?q=dome',
  '/search?page=2&q=%20Bang%20%26%20Olufsen&x=1',
  '/search?q=dome&category=Cameras&brand=LG&brand=Sony&minPrice=10.5&sort=price_desc',
])('what is found at %s is there and asks nothing', async (at) => {
  await expectComplete('search', SearchPage, { route: patterns.search, at });
});
