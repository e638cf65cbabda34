import { act, fireEvent, screen, within } from '@testing-library/react';
import type { OrderLimits, Product } from '@pasal/shared/contracts';
import { replaceCart, selectQuantityOf } from '@pasal/shared/shell';
import {
  answerCalls,
  cutConnection,
  failWith,
  forgetShops,
  makeCartItem,
  makeProduct,
  makeSiteSettings,
  makeVariant,
  renderShop,
} from '@pasal/shared/testing';
import { patterns } from '../../paths';
import { productsAnswer } from '../../testing/products-answer';
import { ProductPage } from './product-page';

afterEach(forgetShops);

const call = 'productBySlug';
const related = productsAnswer([]);

function show(
  part: Partial<Product> = {},
  quantity = 0,
  limits?: OrderLimits,
  at = '/product/ptz',
) {
  const product = makeProduct({ slug: 'ptz', title: 'PTZ Camera', ...part });
  const server = answerCalls({ [call]: { product }, publicProducts: related });
  const items = quantity > 0 ? [makeCartItem({ ...product, quantity })] : [];
  const shop = renderShop(<ProductPage />, {
    at,
    route: patterns.product,
    state: { cart: { items, ...(limits && { limits }) } },
  });
  const inCart = () => selectQuantityOf(product.id)(shop.store.getState());
  return { ...shop, product, server, inCart };
}
const loaded = () => screen.findByRole('heading', { level: 1, name: 'PTZ Camera' });
const picture = () => screen.getByRole('img', { name: /^PTZ Camera/ });
const source = () => picture().getAttribute('src');
const button = (name: string) => screen.getByRole('button', { name });
const chip = (name: RegExp) => screen.getByRole('link', { name });

test('image gallery with previous/next and thumbnails', async () => {
  const { user } = show({ images: ['/a.webp', '/b.webp', '/c.webp'] });
  await loaded();
  const gallery = within(screen.getByRole('region', { name: 'Pictures of PTZ Camera' }));
  expect(source()).toContain('/a.webp');
  await user.click(button('Next picture'));
  expect(source()).toContain('/b.webp');
  expect(gallery.getByRole('status')).toHaveTextContent('Picture 2 of 3');
  await user.click(button('Previous picture'));
  await user.click(button('Previous picture'));
  expect(source()).toContain('/c.webp');
  await user.click(button('Show picture 1'));
  expect(source()).toContain('/a.webp');
  expect(button('Show picture 1')).toHaveAttribute('aria-current', 'true');
});

test('a finger turns the pictures too', async () => {
  show({ images: ['/a.webp', '/b.webp'] });
  await loaded();
  fireEvent.touchStart(picture(), { touches: [{ clientX: 200 }] });
  fireEvent.touchEnd(picture(), { changedTouches: [{ clientX: 100 }] });
  expect(source()).toContain('/b.webp');
  fireEvent.touchStart(picture(), { touches: [{ clientX: 200 }] });
  fireEvent.touchEnd(picture(), { changedTouches: [{ clientX: 190 }] });
  expect(source()).toContain('/b.webp');
});

test('a press enlarges the picture; it zooms in and out, and turns', async () => {
  const { user } = show({ images: ['/a.webp', '/b.webp'] });
  await loaded();
  await user.click(button('Enlarge picture'));
  const dialog = within(screen.getByRole('dialog', { name: 'PTZ Camera' }));
  const large = () => dialog.getByRole('img');
  expect(large()).toHaveAccessibleName('PTZ Camera, picture 1');
  expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
  expect(dialog.getByText('200%')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
  expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(large().getAttribute('src')).toContain('/b.webp');
  expect(dialog.getByText('100%')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(source()).toContain('/b.webp');
});

test('the enlarged picture by keys: arrows turn it, + and - zoom, and then arrows move over it', async () => {
  const { user } = show({ images: ['/a.webp', '/b.webp'] });
  await loaded();
  await user.click(button('Enlarge picture'));
  const dialog = within(screen.getByRole('dialog'));
  const large = () => dialog.getByRole('img').getAttribute('src');
  dialog.getByRole('group', { name: 'Enlarged picture' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(large()).toContain('/b.webp');
  await user.keyboard('+{ArrowRight}');
  expect(dialog.getByText('200%')).toBeInTheDocument();
  expect(large()).toContain('/b.webp');
  await user.keyboard('-{ArrowLeft}');
  expect(large()).toContain('/a.webp');
});

test('the mouse magnifies the place it is over; a finger does not', async () => {
  const { container, user } = show({ images: ['/a.webp'] });
  await loaded();
  const magnified = () => container.querySelector('[style*="scale(2)"]');
  const over = { target: button('Enlarge picture'), coords: { clientX: 1, clientY: 1 } };
  await user.pointer({ keys: '[TouchA>]', ...over });
  await user.pointer({ pointerName: 'TouchA', ...over, coords: { clientX: 5, clientY: 5 } });
  expect(magnified()).toBeNull();
  await user.pointer(over);
  expect(magnified()).not.toBeNull();
  await user.pointer({ target: document.body });
  expect(magnified()).toBeNull();
});

test('a product without pictures has a placeholder and no arrows', async () => {
  show({ images: [] });
  await loaded();
  expect(screen.getByRole('img', { name: 'PTZ Camera' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Enlarge picture' })).not.toBeInTheDocument();
});

test('brand; In Stock; struck-through original price and {n}% OFF; tax, delivery and warranty lines', async () => {
  show({
    brand: 'Dahua',
    price: 850,
    original_price: 1000,
    discount_percentage: 15,
    fast_delivery: true,
    warranty: '2 years',
  });
  await loaded();
  expect(screen.getByRole('link', { name: 'Dahua' })).toHaveAttribute(
    'href',
    '/product-category/Dahua',
  );
  expect(screen.getByText('In Stock')).toBeInTheDocument();
  expect(screen.getByText('Rs. 850')).toBeInTheDocument();
  expect(screen.getByText('Rs. 1,000').closest('s')).toBeInTheDocument();
  expect(screen.getByText('15% OFF')).toBeInTheDocument();
  expect(screen.getByText('Tax included. Shipping calculated at checkout.')).toBeInTheDocument();
  expect(screen.getByText('Fast Delivery')).toBeInTheDocument();
  expect(screen.getByText(/Get it by tomorrow/)).toBeInTheDocument();
  expect(screen.getByText(/2 years/)).toBeInTheDocument();
});

test('no OFF, no Fast Delivery, no warranty when there is none', async () => {
  show({ price: 1000, original_price: 1000, fast_delivery: false, warranty: null });
  await loaded();
  expect(screen.queryByText(/OFF/)).not.toBeInTheDocument();
  expect(screen.queryByText('Fast Delivery')).not.toBeInTheDocument();
  expect(screen.queryByText(/Warranty/)).not.toBeInTheDocument();
});

test("a button reading 'Add to Cart' (quantity 0) or 'Proceed to Checkout', which goes to /checkout", async () => {
  const { user, inCart, location } = show();
  await loaded();
  await user.click(button('Add to Cart'));
  expect(inCart()).toBe(1);
  expect(await screen.findByText('PTZ Camera added to cart!')).toBeInTheDocument();
  await user.click(button('Proceed to Checkout'));
  expect(location()).toBe('/checkout');
});

test('a quantity control tied to the cart (decrease disabled at 0), capped at in_stock', async () => {
  const { user, inCart } = show({ in_stock: 2 });
  await loaded();
  const quantity = within(screen.getByRole('group', { name: 'Quantity' }));
  expect(button('Decrease quantity')).toBeDisabled();
  await user.click(button('Increase quantity'));
  await user.click(button('Increase quantity'));
  expect(quantity.getByText('2')).toBeInTheDocument();
  expect(button('Increase quantity')).toBeDisabled();
  await user.click(button('Decrease quantity'));
  await user.click(button('Decrease quantity'));
  expect(inCart()).toBe(0);
  expect(button('Add to Cart')).toBeEnabled();
});

test('a quantity control capped at what one order may take, and why (D44)', async () => {
  const limits = { pieces_per_product: 2, pieces_per_order: 50 };
  const { user, inCart } = show({ in_stock: 9 }, 1, limits);
  await loaded();
  expect(screen.queryByText('You can order up to 2 of this product at a time.')).toBeNull();
  await user.click(button('Increase quantity'));
  expect(inCart()).toBe(2);
  expect(button('Increase quantity')).toBeDisabled();
  expect(screen.getByText('You can order up to 2 of this product at a time.')).toBeVisible();
});

test('a full order takes no first piece of another product', async () => {
  const limits = { pieces_per_product: 10, pieces_per_order: 3 };
  const { user, store, inCart } = show({ in_stock: 9 }, 0, limits);
  await loaded();
  const other = makeCartItem({ id: 77, quantity: 3, in_stock: 9 });
  act(() => void store.dispatch(replaceCart({ items: [other] })));
  await user.click(button('Add to Cart'));
  expect(inCart()).toBe(0);
  expect(screen.getAllByText('You can order up to 3 items at a time.')).toHaveLength(2);
});

test('Out of Stock: the button is disabled, with pieces in the cart or without', async () => {
  show({ in_stock: 0 });
  await loaded();
  expect(screen.getByText('Out of Stock')).toBeInTheDocument();
  expect(button('Add to Cart')).toBeDisabled();
  expect(button('Increase quantity')).toBeDisabled();
});

test('disabled when out of stock: Proceed to Checkout', async () => {
  show({ in_stock: 0 }, 1);
  await loaded();
  expect(button('Proceed to Checkout')).toBeDisabled();
  expect(button('Decrease quantity')).toBeEnabled();
});

test('in the cart and sold out: the words say what the dead button means (D88)', async () => {
  show({ in_stock: 0 }, 1);
  await loaded();
  expect(button('Proceed to Checkout')).toHaveAccessibleDescription(
    /^It's in your cart but sold out/,
  );
  expect(screen.getByRole('link', { name: 'See your cart' })).toHaveAttribute('href', '/cart');
});

test('a product that is sold out promises no day; similar ones in stock stand in its place', async () => {
  const { product, server } = show({ in_stock: 0, fast_delivery: true });
  const others = [0, 3, 2, 1].map((in_stock) => makeProduct({ in_stock }));
  server.set('publicProducts', productsAnswer([product, ...others]));
  const list = within(await screen.findByRole('region', { name: 'Similar products in stock' }));
  const cards = await list.findAllByRole('heading', { level: 3 });
  expect(cards.map(({ textContent }) => textContent)).toEqual(
    others.slice(1, 3).map(({ title }) => title),
  );
  expect(screen.queryByText(/Get it by/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Related products' })).not.toBeInTheDocument();
});

describe('while the button is out of sight', () => {
  let see: ((isIntersecting: boolean) => void) | undefined;
  beforeEach(() => {
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(private readonly report: (seen: { isIntersecting: boolean }[]) => void) {}
        observe(part: Element) {
          if (part.querySelector(':scope > [role="group"]') === null) return;
          see = (isIntersecting) => act(() => this.report([{ isIntersecting }]));
        }
        disconnect() {}
      },
    });
  });
  afterEach(() => {
    see = undefined;
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  test('a bar has price, variant and the same button; the focus goes back with it', async () => {
    const variants = [makeVariant({ id: 1, name: '4 channels', price: 900 })];
    const { store, location, user } = show({ variants, price: 900, in_stock: 4 });
    await loaded();
    expect(screen.queryByRole('group', { name: /PTZ/ })).not.toBeInTheDocument();
    see?.(false);
    const bar = within(await screen.findByRole('group', { name: 'PTZ Camera – 4 channels' }));
    expect(bar.getByText('Rs. 900')).toBeInTheDocument();
    expect(bar.getByText('4 channels')).toBeInTheDocument();
    await user.click(bar.getByRole('button', { name: 'Add to Cart' }));
    expect(store.getState().cart.items).toMatchObject([{ variant_id: 1, quantity: 1 }]);
    see?.(true);
    expect(button('Proceed to Checkout')).toHaveFocus();
    see?.(false);
    const [, again] = screen.getAllByRole('button', { name: 'Proceed to Checkout' });
    if (again) await user.click(again);
    expect(location()).toBe('/checkout');
  });

  test('what is sold out has no bar', async () => {
    show({ in_stock: 0 });
    await loaded();
    see?.(false);
    expect(screen.getAllByRole('button', { name: 'Add to Cart' })).toHaveLength(1);
  });
});

test('lines of the description stay lines (D360)', async () => {
  show({ description: 'Sees at night\n\n4 MP' });
  await loaded();
  expect(screen.getByText(/Sees at night/)).toHaveStyle({ 'white-space': 'pre-line' });
});

test('a Product Details tab showing additional_description as HTML', async () => {
  show({ additional_description: '<p>Pan <strong>360°</strong></p><script>alert(1)</script>' });
  await loaded();
  expect(await screen.findByRole('tab', { name: 'Product Details' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const panel = screen.getByRole('tabpanel', { name: 'Product Details' });
  expect(within(panel).getByText('360°').tagName).toBe('STRONG');
  expect(panel).not.toHaveTextContent('alert');
});

test('what is told of it is a table, in the order of the category', async () => {
  const fact = { unit: null, kind: 'text' } as const;
  show({
    facts: [
      { ...fact, key: 'size', name: 'Screen', kind: 'number', unit: 'in', value: 43 },
      { ...fact, key: 'smart', name: 'Smart', kind: 'yes_no', value: false },
      { ...fact, key: 'panel', name: 'Panel', value: 'IPS' },
    ],
  });
  await loaded();
  const table = within(await screen.findByRole('region', { name: 'Specifications' }));
  const names = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const values = table.getAllByRole('cell').map(({ textContent }) => textContent);
  expect([names, values]).toEqual([
    ['Screen', 'Smart', 'Panel'],
    ['43 in', 'No', 'IPS'],
  ]);
});

test('a product of which nothing is told has no such table', async () => {
  show({ facts: [] });
  await loaded();
  expect(screen.queryByText('Specifications')).toBeNull();
});

test('loading spinner', () => {
  answerCalls({ [call]: () => new Promise(() => undefined) });
  renderShop(<ProductPage />, { at: '/product/ptz', route: patterns.product });
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});

test('related products that failed can be asked again; the product stays', async () => {
  const { user, server } = show();
  server.set('publicProducts', cutConnection);
  const list = within(await screen.findByRole('region', { name: 'Related products' }));
  expect(await list.findByText('Error loading products.')).toBeInTheDocument();
  server.set('publicProducts', productsAnswer([makeProduct()]));
  await user.click(list.getByRole('button', { name: 'Retry' }));
  expect(await list.findByRole('article')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PTZ Camera');
});

test.each([
  [0.5, 'Rs. 0.50'],
  [1_234_567, 'Rs. 12,34,567'],
])('a price of %f reads %s', async (price, text) => {
  show({ price, original_price: price, discount_percentage: 0 });
  await loaded();
  expect(screen.getByText(text)).toBeInTheDocument();
});

test.each(['X'.repeat(200), 'सगरमाथा स्मार्ट क्यामेरा ४ एमपी'])(
  'the title %s is the heading, in full',
  async (title) => {
    show({ title });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  },
);

test("'Failed to load product', and Retry asks again", async () => {
  const server = answerCalls({ [call]: cutConnection, publicProducts: related });
  const { user } = renderShop(<ProductPage />, { at: '/product/ptz', route: patterns.product });
  expect(await screen.findByText('Failed to load product')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  server.set(call, { product: makeProduct({ title: 'PTZ Camera' }) });
  await user.click(button('Retry'));
  expect(await loaded()).toBeInTheDocument();
});

test("'Product not found'", async () => {
  answerCalls({ [call]: failWith(404, { message: 'Product not found', code: 'NOT_FOUND' }) });
  renderShop(<ProductPage />, { at: '/product/ptz', route: patterns.product });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Product not found' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('related products of the same category, without this one', async () => {
  const { product, server } = show({ category: 'Security Cameras' });
  const others = Array.from({ length: 5 }, () => makeProduct());
  server.set('publicProducts', productsAnswer([product, ...others]));
  const list = within(await screen.findByRole('region', { name: 'Related products' }));
  expect(await list.findAllByRole('article')).toHaveLength(4);
  expect(list.queryByText('PTZ Camera')).not.toBeInTheDocument();
  const asked = server.calls.find(({ path }) => path === '/product/public');
  expect(asked?.query.get('category')).toBe('Security Cameras');
});

test.each([
  [null, ['Home', 'Security Cameras', 'PTZ Camera']],
  ['PTZ Cameras', ['Home', 'Security Cameras', 'PTZ Cameras', 'PTZ Camera']],
])('the breadcrumb of a product in the subcategory %p', async (subcategory, steps) => {
  show({ subcategory });
  await loaded();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('listitem').map((step) => step.textContent)).toEqual(steps);
});

describe('a product in variants (D63)', () => {
  const recorder: Partial<Product> = {
    price: 900,
    original_price: 1000,
    in_stock: 9,
    images: ['/a.webp', '/b.webp', '/c.webp'],
    variants: [
      makeVariant({ id: 1, name: '16 channels', price: 2700, original_price: 3000, in_stock: 0 }),
      makeVariant({ id: 2, name: '4 channels', price: 900, original_price: 1000, in_stock: 4 }),
      makeVariant({
        id: 5,
        name: '8 channels',
        price: 1800,
        original_price: 1800,
        in_stock: 5,
        image: 2,
      }),
    ],
  };

  test('shows the one its price is of, and what is chosen: price, stock, picture, address', async () => {
    const { user, location } = show(recorder);
    await loaded();
    expect(chip(/^4 channels/)).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText('Rs. 900', { selector: 'span *, strong, b' })).toBeVisible();
    expect(chip(/^16 channels/)).toHaveTextContent('Out of Stock');
    await user.click(chip(/^8 channels/));
    expect(location()).toBe('/product/ptz?variant=5');
    expect(source()).toContain('/c.webp');
    expect(screen.queryByText(/OFF/)).not.toBeInTheDocument();
    await user.click(chip(/^16 channels/));
    expect(screen.getAllByText('Out of Stock')).toHaveLength(2);
    expect(button('Add to Cart')).toBeDisabled();
  });

  test('each variant has a line and a quantity of its own, within what one order may have of the product', async () => {
    const limits = { pieces_per_product: 2, pieces_per_order: 50 };
    const { user, store } = show(recorder, 0, limits, '/product/ptz?variant=5');
    await loaded();
    await user.click(button('Add to Cart'));
    expect(await screen.findByText('PTZ Camera – 8 channels added to cart!')).toBeInTheDocument();
    await user.click(chip(/^4 channels/));
    await user.click(button('Add to Cart'));
    expect(button('Increase quantity')).toBeDisabled();
    expect(screen.getByText('You can order up to 2 of this product at a time.')).toBeVisible();
    expect(store.getState().cart.items).toMatchObject([
      {
        variant_id: 5,
        title: 'PTZ Camera – 8 channels',
        price: 1800,
        images: ['/c.webp'],
        quantity: 1,
      },
      { variant_id: 2, price: 900, quantity: 1 },
    ]);
    await user.click(button('Decrease quantity'));
    expect(store.getState().cart.items).toHaveLength(1);
  });

  test.each(['/product/ptz?variant=77', '/product/ptz?variant=x'])(
    '%s chooses as without',
    async (at) => {
      show(recorder, 0, undefined, at);
      await loaded();
      expect(chip(/^4 channels/)).toHaveAttribute('aria-current', 'true');
    },
  );
});

describe('asking the shop about it (D146)', () => {
  const settings = makeSiteSettings({ phones: ['01-5970000'] });
  const chats = { whatsapp: '+9779801234567', viber: '+9779812345678', messenger: 'pasal.shop' };
  const red = makeVariant({ id: 7, name: 'Red', price: 5000 });

  test('names product, variant, price and the address of the page', async () => {
    const { server } = show({ variants: [red] }, 0, undefined, '/product/ptz?variant=7');
    server.set('siteSettings', { settings, version: 1, chats });
    const ask = within(await screen.findByRole('group', { name: 'Ask about this product' }));
    const text = 'Hello, is this available?\nPTZ Camera – Red, Rs. 5,000\n';
    const address = `${window.location.origin}/product/ptz?variant=7`;
    for (const name of ['WhatsApp', 'Messenger']) {
      const link = ask.getByRole<HTMLAnchorElement>('link', { name });
      expect(new URL(link.href).searchParams.get('text')).toBe(text + address);
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    expect(ask.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:015970000');
  });

  test('copies the message for Viber, whose links take none', async () => {
    const { server, user } = show();
    server.set('siteSettings', { settings, version: 1, chats: { viber: chats.viber } });
    const ask = within(await screen.findByRole('group', { name: 'Ask about this product' }));
    expect(ask.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
      'Call',
      'Viber',
    ]);
    const viber = ask.getByRole('link', { name: 'Viber' });
    expect(viber).toHaveAttribute('href', 'viber://chat?number=%2B9779812345678');
    // There is no app to open.
    viber.addEventListener('click', (event) => event.preventDefault());
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(viber);
    expect(await ask.findByText('Message copied. Paste it in Viber.')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(
      expect.stringMatching(/^Hello, is this available\?\nPTZ Camera/),
    );
  });

  test('is not there where the shop has neither number nor name', async () => {
    const { server } = show();
    server.set('siteSettings', { settings: { ...settings, phones: [] }, version: 1 });
    await loaded();
    expect(screen.queryByRole('group', { name: 'Ask about this product' })).toBeNull();
  });
});
