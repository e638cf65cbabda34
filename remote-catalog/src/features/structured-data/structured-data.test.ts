import { makeProduct, makeSiteSettings, makeVariant } from '@pasal/shared/testing';
import { breadcrumbThing, organizationThing, productThing, webSiteThing } from './structured-data';

const addressOf = (path: string) => `https://pasal.example${path}`;
const unknown = () => undefined;
const written = (thing: unknown): unknown => JSON.parse(JSON.stringify(thing));

test('a product names its price in rupees and whether there is any', () => {
  const product = makeProduct({ id: 7, slug: 'dome', price: 4500.5, images: ['/uploads/a.webp'] });
  expect(productThing(product, addressOf)).toMatchObject({
    '@type': 'Product',
    name: product.title,
    sku: '7',
    image: ['https://pasal.example/uploads/a.webp?w=1280'],
    brand: { '@type': 'Brand', name: 'Hikvision' },
    offers: {
      url: 'https://pasal.example/product/dome',
      priceCurrency: 'NPR',
      price: 4500.5,
      availability: 'https://schema.org/InStock',
    },
  });
  const gone = productThing(makeProduct({ in_stock: 0 }), addressOf);
  expect(gone).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});

test('a product in variants has an offer for each', () => {
  const variants = [
    makeVariant({ id: 1, name: '4 channels', code: 'DVR-4', price: 900, in_stock: 0 }),
    makeVariant({ id: 3, name: '8 channels', price: 1800 }),
  ];
  expect(productThing(makeProduct({ slug: 'dvr', variants }), addressOf)).toMatchObject({
    offers: [
      {
        name: '4 channels',
        sku: 'DVR-4',
        price: 900,
        availability: 'https://schema.org/OutOfStock',
      },
      { name: '8 channels', url: 'https://pasal.example/product/dvr?variant=3', price: 1800 },
    ],
  });
});

test('what is told of a product is its properties', () => {
  const size = { key: 'size', name: 'Screen', kind: 'number', unit: 'in', value: 43 } as const;
  const smart = { key: 'smart', name: 'Smart', kind: 'yes_no', unit: null, value: true } as const;
  expect(productThing(makeProduct({ facts: [size, smart] }), addressOf)).toMatchObject({
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Screen', value: 43, unitText: 'in' },
      { '@type': 'PropertyValue', name: 'Smart', value: true },
    ],
  });
  expect(productThing(makeProduct(), addressOf)).not.toHaveProperty('additionalProperty');
});

test('without an origin a product has no addresses, and the rest of it stays', () => {
  const thing = written(productThing(makeProduct({ description: '' }), unknown));
  expect(thing).toMatchObject({ offers: { priceCurrency: 'NPR' } });
  for (const name of ['url', 'image', 'description']) expect(thing).not.toHaveProperty(name);
});

test('the way to a page, with the whole address of each place', () => {
  const trail = [{ label: 'Home', to: '/' }, { label: 'Cameras' }];
  expect(breadcrumbThing(trail, '/product-category/Cameras', addressOf)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://pasal.example/' },
      { position: 2, name: 'Cameras', item: 'https://pasal.example/product-category/Cameras' },
    ],
  });
  expect(breadcrumbThing(trail, '/x', unknown)).toBeUndefined();
});

test('the shop says how it is reached, as far as its settings do', () => {
  const social = { facebook: 'https://facebook.com/p', instagram: '', tiktok: '', whatsapp: '' };
  expect(organizationThing(makeSiteSettings({ social }), addressOf)).toMatchObject({
    name: 'Pasal',
    url: 'https://pasal.example/',
    logo: 'https://pasal.example/icon-512.png',
    telephone: '+977 1-5970000',
    sameAs: ['https://facebook.com/p'],
  });
  const silent = makeSiteSettings({ phones: [], email: '', address: '' });
  const thing = written(organizationThing(silent, unknown));
  for (const name of ['url', 'telephone', 'email', 'address']) {
    expect(thing).not.toHaveProperty(name);
  }
});

test('the site names the address that searches it', () => {
  expect(webSiteThing(makeSiteSettings(), addressOf)).toMatchObject({
    potentialAction: {
      target: { urlTemplate: 'https://pasal.example/search?q={search_term_string}' },
    },
  });
  expect(webSiteThing(makeSiteSettings(), unknown)).toBeUndefined();
});
