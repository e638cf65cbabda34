/** @jest-environment node */
import type { ComponentType } from 'react';
import {
  answersOfPage,
  makeProduct,
  makeSiteSettings,
  renderOnServer,
  type CallAnswers,
} from '@pasal/shared/testing';
import { remote } from './remote';
import { description } from './routes';
import { productsAnswer } from './testing/products-answer';

const product = makeProduct({
  slug: 'dome',
  title: 'Dome Camera',
  images: ['/uploads/demo/a.webp', '/uploads/demo/b.webp'],
  additional_description: '<p style="text-align:center">Sees at <b>night</b></p>',
});
const poster = { id: 1, type: 'hero' as const, images: ['/uploads/demo/p.webp'] };
const bodies: CallAnswers = {
  siteSettings: { settings: makeSiteSettings(), version: 1 },
  categories: {
    categories: [
      {
        id: 1,
        name: 'Cameras',
        brands: [{ id: 1, name: 'Hikvision', logo: null }],
        children: [],
      },
    ],
  },
  categoryNames: { categories: [{ id: 1, name: 'Cameras', children: [] }] },
  banners: { banners: [] },
  posters: { posters: [poster] },
  productBySlug: { product },
  publicProducts: productsAnswer([product, makeProduct({ title: 'Bullet Camera' })]),
};

/** A page as a server sends it, with the answers to its needs. */
async function htmlOf(page: keyof typeof remote.pages, at: string) {
  const route = description.routes.find((one) => one.page === page);
  if (!route) throw new Error(`there is no route to ${page}`);
  const Page: ComponentType = await remote.pages[page]();
  const place = { at, route: route.path };
  const answers = await answersOfPage('needs' in route ? route.needs : [], place, bodies);
  return renderOnServer(<Page />, { ...place, answers }).html;
}

test.each([
  ['home', '/', 'Bullet Camera'],
  ['category', '/product-category/Hikvision?minPrice=100', 'Bullet Camera'],
  ['product', '/product/dome', 'Rs. 4,500'],
  ['search', '/search?q=camera', '2 products found'],
] as const)(
  '%s is complete as a server sends it, and without a style attribute',
  async (...row) => {
    const [page, at, words] = row;
    const html = await htmlOf(page, at);
    expect(html).toContain('Dome Camera');
    expect(html).toContain(words);
    expect(html).not.toContain(' style=');
  },
);
