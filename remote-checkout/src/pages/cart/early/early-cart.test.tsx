import * as fc from 'fast-check';
import { PERSISTED_KEY, type CartItem } from '@pasal/shared/domain';
import {
  answerCalls,
  forgetShops,
  makeCartItem,
  renderOnServer,
  renderShop,
} from '@pasal/shared/testing';
import { CartPage } from '../cart-page';
import { EarlyCart } from './early-cart';
import { showCart } from './show-cart.document';

const LOADING = '<p>Loading...</p>';

/** The text of redux-persist with these lines. */
const savedText = (items: unknown) =>
  JSON.stringify({ cart: JSON.stringify({ items, orderKey: 'a.1' }), wishlist: '{"items":[]}' });

/** The place in the document as the server has made it. */
function makePlace(): HTMLElement {
  const { html } = renderOnServer(<EarlyCart />, { at: '/cart' });
  const place = document.createElement('div');
  place.innerHTML = LOADING + html;
  return place;
}

/** Shows what the document's script renders from the saved text. */
function showSaved(text: string | null): HTMLElement {
  localStorage.clear();
  if (text !== null) localStorage.setItem(PERSISTED_KEY, text);
  const place = makePlace();
  try {
    showCart(place);
  } catch {
    // As in the document.
  }
  return place;
}

/** Ids are counters, different on each page, and attributes have no order. */
const COUNTED = new Set(['id', 'aria-labelledby']);

/** The markup of an element's first child. */
function firstIn(element: Element): string {
  const copy = element.firstElementChild?.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll('*')]) {
    const given = [...each.attributes].map(({ name, value }) => [name, value] as const);
    for (const [name] of given) each.removeAttribute(name);
    for (const [name, value] of given.toSorted()) {
      if (!COUNTED.has(name)) each.setAttribute(name, value);
    }
  }
  return copy.outerHTML;
}

/** The first render of React, before the shop has answered. */
function shownFirst(items: CartItem[]): string {
  answerCalls({ quoteCart: () => new Promise<never>(() => undefined) });
  const { container, unmount } = renderShop(<CartPage />, {
    state: { cart: { items } },
    at: '/cart',
  });
  const html = firstIn(container);
  unmount();
  forgetShops();
  return html;
}

const words = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom('~brand~', '<img src=x onerror=alert(1)>', '&amp; "two"', 'टेलिभिजन', '~'),
);
const PICTURES: string[][] = [
  [],
  ['/uploads/dome.webp', '/uploads/side.webp'],
  ['javascript:alert(1)'],
];
const lines = fc.uniqueArray(
  fc.record(
    {
      id: fc.integer({ min: 1, max: 20 }),
      variant_id: fc.integer({ min: 1, max: 3 }),
      slug: fc.oneof(fc.webSegment(), fc.constant('a b/é?')).filter(Boolean),
      title: words,
      names: fc.constantFrom({ en: 'Dome', ne: 'डोम' }, { ne: 'डोम' }, 5 as never),
      brand: words,
      images: fc.constantFrom(...PICTURES),
      price: fc.integer({ min: 0, max: 10_000_000 }).map((paisa) => paisa / 100),
      quantity: fc.integer({ min: 1, max: 12 }),
      in_stock: fc.integer({ min: 0, max: 12 }),
    },
    { requiredKeys: ['id', 'slug', 'title', 'brand', 'images', 'price', 'quantity', 'in_stock'] },
  ),
  { maxLength: 20, selector: ({ id, variant_id }) => `${id} ${variant_id}` },
);

test('it shows what the page shows first, whatever is in the cart', () => {
  fc.assert(
    fc.property(lines, (items) => {
      expect(firstIn(showSaved(savedText(items)))).toBe(shownFirst(items));
    }),
    { seed: 1, numRuns: 60 },
  );
});

test.each<[string, string | null]>([
  ['nothing was ever saved', null],
  ['the cart is empty', savedText([])],
  ['no cart was saved', JSON.stringify({ wishlist: '{"items":[]}' })],
  ['its lines are none', savedText('lines')],
  ['its lines are of an unknown shape', savedText([{ id: 'x' }, null, { slug: 'dome' }])],
])('it shows that the cart is empty when %s', (_case, text) => {
  expect(firstIn(showSaved(text))).toBe(shownFirst([]));
});

test('lines that can be read are shown beside those that cannot', () => {
  const item = makeCartItem({ title: 'Dome Camera', quantity: 2 });
  const place = showSaved(
    savedText([{ ...item, price: 'free' }, item, { ...item, id: 2, quantity: 0 }]),
  );
  expect(firstIn(place)).toBe(shownFirst([item]));
});

test.each([
  ['is no JSON', 'persist'],
  ['is another kind of JSON', 'null'],
  ['has a cart that is cut off', JSON.stringify({ cart: '{"items":[' })],
  ['has amounts beyond all money', savedText([makeCartItem({ price: 1e8, quantity: 1e12 })])],
])('the place says that the page is loading when what is saved %s', (_case, text) => {
  const place = showSaved(text);
  expect(place.innerHTML).toBe(makePlace().innerHTML);
  expect(place.innerHTML.startsWith(LOADING)).toBe(true);
});

test('the place says so, too, where nothing may be read', () => {
  const reading = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(showSaved(savedText([makeCartItem()])).innerHTML.startsWith(LOADING)).toBe(true);
  reading.mockRestore();
});

test('nothing of what is saved becomes markup', () => {
  const hostile = '<script>alert(1)</script>';
  const item = makeCartItem({ title: hostile, brand: hostile, images: [`"><b>`] });
  const place = showSaved(savedText([item]));
  expect(place.querySelectorAll('script, b b')).toHaveLength(0);
  expect(place.querySelector('li a:not([tabindex])')).toHaveTextContent(hostile);
});

test('its parts need no style attribute, which the policy refuses', () => {
  expect(makePlace().innerHTML).not.toContain(' style=');
});
