import { screen, waitFor, within } from '@testing-library/react';
import type { CartItem } from '@pasal/shared/domain';
import {
  answerCalls,
  cutConnection,
  failWith,
  forgetShops,
  makeCartItem,
  makeProduct,
  makeSiteSettings,
  renderShop,
  type AnswerTo,
  type CallAnswers,
} from '@pasal/shared/testing';
import { CartPage } from './cart-page';

const camera = makeCartItem({
  id: 1,
  title: 'Dome Camera',
  slug: 'dome-camera',
  brand: 'Hikvision',
  images: ['/uploads/dome.webp'],
  price: 4500,
  quantity: 2,
  in_stock: 5,
});
const lock = makeCartItem({
  id: 2,
  title: 'Smart Lock',
  slug: 'smart-lock',
  brand: 'Yale',
  price: 125_000,
  quantity: 1,
  in_stock: 3,
});

const QUOTE = 'quoteCart';
const quoteOf = (items: CartItem[], change: object = {}) => ({
  items: items.map(({ id, title, price, quantity, in_stock }) => ({
    id,
    title,
    price,
    quantity,
    in_stock,
    ...change,
  })),
  total: 0,
  limits: { pieces_per_product: 10, pieces_per_order: 50 },
});

const list = () => screen.getByRole('list', { name: 'Items in your cart' });
function line(title: string) {
  const link = within(list()).getByRole('link', { name: title });
  const rows = within(list()).getAllByRole('listitem');
  return within(rows.find((row) => row.contains(link)) ?? list());
}
const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }));
const total = () => summary().getByText('Total').nextElementSibling;

function openCart(items: CartItem[], quote: AnswerTo<'quoteCart'> = quoteOf(items)) {
  const server = answerCalls({ [QUOTE]: quote });
  const shop = renderShop(<CartPage />, { state: { cart: { items } }, at: '/cart' });
  return { ...shop, server };
}
const checked = () => waitFor(() => expect(screen.queryByText(/^Checking prices/)).toBeNull());

afterEach(forgetShops);

it("shows 'Your Shopping Cart ({count})' and each line: image, title, brand, line total and per-unit price (R2.59, R2.60)", async () => {
  openCart([camera, lock]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Shopping Cart (3)');
  const row = line('Dome Camera');
  expect(row.getByRole('link', { name: 'Dome Camera' })).toHaveAttribute(
    'href',
    '/product/dome-camera',
  );
  // Beside the title, which names it: hidden from screen readers.
  expect(row.getByRole('presentation', { hidden: true })).toHaveAttribute(
    'src',
    expect.stringContaining('/uploads/dome'),
  );
  expect(row.getByText('Hikvision')).toBeVisible();
  expect(row.getByText('Rs. 9,000')).toBeVisible();
  expect(row.getByText('Rs. 4,500 each')).toBeVisible();
  await checked();
});

it("Order Summary: Subtotal, Delivery Charge 'Free', Total; 'Proceed to Checkout' goes to /checkout (R2.62)", async () => {
  const { user, location } = openCart([camera, lock]);
  const value = (word: string) => summary().getByText(word).nextElementSibling;
  expect(value('Subtotal')).toHaveTextContent('Rs. 1,34,000');
  expect(value('Total')).toHaveTextContent('Rs. 1,34,000');
  await checked();
  expect(value('Delivery Charge')).toHaveTextContent('Free');
  expect(value('Total')).toHaveTextContent('Rs. 1,34,000');
  await user.click(summary().getByRole('link', { name: 'Proceed to Checkout' }));
  expect(location()).toBe('/checkout');
});

it("Empty: 'Your Cart is Empty' with 'Continue Shopping', and asks the server nothing (R2.63)", async () => {
  const { user, location, server } = openCart([]);
  expect(screen.getByText('Your Cart is Empty')).toBeVisible();
  expect(screen.getByText("Looks like you haven't added anything to your cart yet")).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(server.calls).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Continue Shopping' }));
  expect(location()).toBe('/');
});

describe('quantity', () => {
  it('the cart page disables decrease at 1 (R4.4)', async () => {
    const { user, store } = openCart([camera]);
    const decrease = line('Dome Camera').getByRole('button', {
      name: 'Decrease quantity of Dome Camera',
    });
    await user.click(decrease);
    expect(decrease).toBeDisabled();
    expect(store.getState().cart.items[0]?.quantity).toBe(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('(1)');
    await checked();
  });

  it('is capped at in_stock (D8)', async () => {
    const { user } = openCart([{ ...camera, quantity: 4 }]);
    const row = line('Dome Camera');
    const increase = row.getByRole('button', { name: 'Increase quantity of Dome Camera' });
    await user.click(increase);
    expect(increase).toBeDisabled();
    expect(row.getByText('Rs. 22,500')).toBeVisible();
    await checked();
  });

  it('may grow when the server has more than the cart knew', async () => {
    const full = { ...camera, quantity: 5 };
    const { user, store } = openCart([full], quoteOf([full], { in_stock: 6 }));
    const increase = line('Dome Camera').getByRole('button', { name: /^Increase/ });
    await waitFor(() => expect(increase).toBeEnabled());
    await user.click(increase);
    expect(store.getState().cart.items[0]).toMatchObject({ quantity: 6, in_stock: 6, price: 4500 });
  });
});

describe("Remove asks for confirmation: 'Delete {title}?' (R2.61)", () => {
  it('deletes the item after confirmation, and the heading takes the focus', async () => {
    const { user, store } = openCart([camera, lock]);
    await checked();
    await user.click(line('Dome Camera').getByRole('button', { name: 'Remove Dome Camera' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Dome Camera?' }));
    expect(
      dialog.getByText('Are you sure you want to delete this item? This action cannot be undone.'),
    ).toBeVisible();
    expect(store.getState().cart.items).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(store.getState().cart.items.map(({ id }) => id)).toEqual([2]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('keeps it on Cancel', async () => {
    const { user, store } = openCart([camera]);
    await checked();
    await user.click(line('Dome Camera').getByRole('button', { name: 'Remove Dome Camera' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().cart.items).toEqual([camera]);
  });
});

describe('on entry the lines are re-validated in one call (D14)', () => {
  it('sends id, price and quantity of every line, once', async () => {
    const { server, user } = openCart([camera, lock]);
    await checked();
    await user.click(line('Dome Camera').getByRole('button', { name: /^Increase/ }));
    expect(server.calls.map(({ body }) => body)).toEqual([
      {
        cartItems: [
          { id: 1, price: 4500, quantity: 2 },
          { id: 2, price: 125_000, quantity: 1 },
        ],
      },
    ]);
  });

  it('a changed price is shown on the line and accepted with one press', async () => {
    const { user, store } = openCart(
      [camera],
      quoteOf([camera], { price: 4800, problem: 'PRICE_CHANGED' }),
    );
    const accept = await screen.findByRole('button', { name: 'Accept new price' });
    expect(accept).toHaveAccessibleDescription('The price is now Rs. 4,800. It was Rs. 4,500.');
    expect(line('Dome Camera').getByText('Rs. 9,000')).toBeVisible();
    await user.click(accept);
    expect(store.getState().cart.items[0]).toMatchObject({ price: 4800, quantity: 2 });
    expect(line('Dome Camera').getByText('Rs. 9,600')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept new price' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('too little stock offers to take what is left', async () => {
    const { user, store } = openCart(
      [camera],
      quoteOf([camera], { in_stock: 1, problem: 'OUT_OF_STOCK' }),
    );
    const take = await screen.findByRole('button', { name: 'Take 1' });
    expect(take).toHaveAccessibleDescription('Only 1 left in stock.');
    expect(store.getState().cart.items[0]?.quantity).toBe(2);
    await user.click(take);
    expect(store.getState().cart.items[0]).toMatchObject({ quantity: 1, in_stock: 1 });
  });

  it('both at once are told at once', async () => {
    const { user, store } = openCart(
      [camera],
      quoteOf([camera], { price: 4800, in_stock: 1, problem: 'OUT_OF_STOCK' }),
    );
    const take = await screen.findByRole('button', { name: 'Take 1 at the new price' });
    expect(take).toHaveAccessibleDescription(
      'Only 1 left in stock, and the price is now Rs. 4,800. It was Rs. 4,500.',
    );
    await user.click(take);
    expect(store.getState().cart.items[0]).toMatchObject({ quantity: 1, price: 4800 });
  });

  it('more than one order may have is told on the line, and lowered with one press', async () => {
    const limits = { pieces_per_product: 1, pieces_per_order: 50 };
    const quote = { ...quoteOf([camera], { problem: 'OVER_LIMIT' }), limits };
    const { user, store } = openCart([camera], quote);
    const take = await screen.findByRole('button', { name: 'Take 1' });
    expect(take).toHaveAccessibleDescription('You can order up to 1 of this product at a time.');
    expect(store.getState().cart.items[0]?.quantity).toBe(2);
    await user.click(take);
    expect(store.getState().cart.items[0]).toMatchObject({ quantity: 1, in_stock: 5 });
    expect(line('Dome Camera').getByRole('button', { name: /^Increase/ })).toBeDisabled();
  });

  it('more in all than one order may have is told until something is left out', async () => {
    const limits = { pieces_per_product: 10, pieces_per_order: 2 };
    const { user, store } = openCart([camera, lock], { ...quoteOf([camera, lock]), limits });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You can order up to 2 items at a time. Lower a quantity or remove something to continue.',
    );
    expect(store.getState().cart.items).toHaveLength(2);
    expect(line('Smart Lock').getByRole('button', { name: /^Increase/ })).toBeDisabled();
    await user.click(line('Dome Camera').getByRole('button', { name: /^Decrease/ }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [
      'gone',
      { problem: 'NOT_AVAILABLE' },
      "This product is no longer available. It isn't in your total.",
    ],
    [
      'sold out',
      { in_stock: 0, problem: 'OUT_OF_STOCK' },
      "This product is out of stock. It isn't in your total.",
    ],
  ])('a product that is %s stays until it is removed', async (_case, change, text) => {
    const { user, store } = openCart([camera], quoteOf([camera], change));
    const remove = await screen.findByRole('button', { name: 'Remove' });
    expect(remove).toHaveAccessibleDescription(text);
    expect(store.getState().cart.items).toHaveLength(1);
    // The cart is empty, so there is no way to proceed.
    expect(summary().queryByRole('link', { name: 'Proceed to Checkout' })).toBeNull();
    expect(summary().getByText('Nothing in your cart can be ordered right now.')).toBeVisible();
    await user.click(remove);
    expect(store.getState().cart.items).toEqual([]);
    expect(screen.getByText('Your Cart is Empty')).toBeVisible();
  });
});

it('keeps the names that the shop says, for a page in the other language (D178)', async () => {
  const names = { en: 'Dome Camera', ne: 'डोम क्यामेरा' };
  const { store } = openCart([camera], quoteOf([camera], { names }));
  await checked();
  expect(store.getState().cart.items).toEqual([{ ...camera, names }]);
  expect(line('Dome Camera')).toBeTruthy();
});

describe('a cart in which several things changed (D89)', () => {
  const tv = makeCartItem({ id: 3, title: 'Television', price: 50_000, quantity: 1, in_stock: 2 });
  const changes: Record<number, object> = {
    [camera.id]: { price: 4800, problem: 'PRICE_CHANGED' },
    [lock.id]: { in_stock: 0, problem: 'OUT_OF_STOCK' },
  };
  const items = [camera, lock, tv];
  const { items: lines, ...rest } = quoteOf(items);
  const quote = { ...rest, items: lines.map((each) => ({ ...each, ...changes[each.id] })) };

  it('leaves what cannot be bought out of the total, and keeps its line', async () => {
    openCart(items, quote);
    await checked();
    expect(total()).toHaveTextContent('Rs. 59,000');
    expect(line('Smart Lock').getByText('Rs. 1,25,000').tagName).toBe('S');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('(4)');
  });

  it('counts the changes, and accepts all of them with one press', async () => {
    const { user, store } = openCart(items, quote);
    const notice = await screen.findByText('2 things changed');
    await user.click(screen.getByRole('button', { name: 'Accept all' }));
    expect(store.getState().cart.items).toMatchObject([
      { id: camera.id, price: 4800, quantity: 2 },
      { id: tv.id },
    ]);
    expect(total()).toHaveTextContent('Rs. 59,600');
    expect(notice).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('when the check fails', () => {
  it.each([
    ['the connection is cut', cutConnection],
    ['the server is away', failWith(503, { message: 'Back soon', code: 'UNAVAILABLE' })],
  ])('because %s, the cart still works and can be checked again', async (_case, answer) => {
    const { server, user } = openCart([camera], answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "We couldn't check prices and stock",
    );
    expect(summary().getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
    server.set(QUOTE, quoteOf([camera], { price: 4800, problem: 'PRICE_CHANGED' }));
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('button', { name: 'Accept new price' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a cart is sent (D147)', () => {
  const sent = { code: 'BCDFGH', ends_at: '2026-12-03T06:00:00.000Z' };
  const settings = { ...makeSiteSettings(), phones: [] };
  const chats = { whatsapp: '+9779801234567' };

  it('by a code and a link, until it is another cart', async () => {
    const { user, server } = openCart([camera, lock]);
    server.set('siteSettings', { settings, version: 1, chats });
    server.set('sendCart', sent);
    await checked();
    await user.click(screen.getByRole('button', { name: 'Send this cart' }));
    expect(await screen.findByText('BCDFGH')).toBeVisible();
    const link = `${window.location.origin}/cart?code=BCDFGH`;
    expect(screen.getByText(link)).toBeVisible();
    const body = server.calls.find(({ path }) => path === '/cart-code')?.body;
    expect(body).toEqual({
      lines: [
        { id: 1, quantity: 2 },
        { id: 2, quantity: 1 },
      ],
    });
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(copied).toHaveBeenLastCalledWith(link);
    const whatsapp = await screen.findByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    expect(new URL(whatsapp.href).searchParams.get('text')).toBe(
      `Hello, I'd like to order this cart: BCDFGH\n${link}`,
    );
    await user.click(line('Dome Camera').getByRole('button', { name: /^Decrease/ }));
    expect(screen.queryByText('BCDFGH')).toBeNull();
  });

  it('says why there is no code', async () => {
    const { user, server } = openCart([camera]);
    await checked();
    server.set('sendCart', failWith(429, { message: 'Too many attempts.', code: 'RATE_LIMITED' }));
    await user.click(screen.getByRole('button', { name: 'Send this cart' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  });
});

const panel = async () =>
  within(await screen.findByRole('region', { name: 'A cart that was sent to you' }));

describe('a cart that was sent is opened (D148)', () => {
  const product = makeProduct({ id: 9, title: 'Router', price: 3000, in_stock: 2 });
  const found = {
    code: 'BCDFGH',
    ends_at: '2026-12-03T06:00:00.000Z',
    items: [
      { id: 9, title: 'Router', price: 3000, quantity: 3, in_stock: 2, problem: 'OUT_OF_STOCK' },
      { id: 8, title: '', price: 0, quantity: 1, in_stock: 0, problem: 'NOT_AVAILABLE' },
    ],
  } satisfies CallAnswers['sentCart'];
  const facets = { brands: [], price: { min: 0, max: 0 } };
  const products = { products: [product], total: 1, facets };

  function openSent(items: CartItem[], code = 'bcdfgh', more: CallAnswers = {}) {
    const server = answerCalls({
      [QUOTE]: () => new Promise<never>(() => undefined),
      sentCart: found,
      publicProducts: products,
      ...more,
    });
    const at = `/cart?code=${code}`;
    return { ...renderShop(<CartPage />, { state: { cart: { items } }, at }), server };
  }
  const inCart = (store: ReturnType<typeof openSent>['store']) =>
    store.getState().cart.items.map(({ title, quantity }) => [title, quantity]);
  const press = async (user: ReturnType<typeof openSent>['user'], name: string) => {
    const button = await (await panel()).findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  };

  it('shows its lines as they are now, and puts them into an empty cart', async () => {
    const { user, store, location } = openSent([]);
    const sent = await panel();
    expect(await sent.findByText('Only 2 left in stock.')).toBeVisible();
    expect(sent.getByText(/^A product of the sent cart/)).toBeVisible();
    expect(sent.getByText('Total of these items').nextElementSibling).toHaveTextContent(
      'Rs. 6,000',
    );
    await press(user, 'Put into my cart');
    expect(location()).toBe('/cart');
    expect(inCart(store)).toEqual([['Router', 2]]);
    expect(screen.getByText('2 items were added to your cart.')).toBeVisible();
    expect(screen.getByText('A product of the sent cart is no longer sold.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('adds them beside what is in the cart, or replaces it when that is confirmed', async () => {
    const { user, store, unmount } = openSent([lock]);
    await press(user, 'Add to my cart');
    expect(inCart(store)).toEqual([
      ['Smart Lock', 1],
      ['Router', 2],
    ]);
    unmount();

    const other = openSent([lock]);
    await press(other.user, 'Replace my cart');
    const dialog = within(screen.getByRole('dialog', { name: 'Replace your cart?' }));
    expect(inCart(other.store)).toEqual([['Smart Lock', 1]]);
    await other.user.click(dialog.getByRole('button', { name: 'Replace my cart' }));
    expect(inCart(other.store)).toEqual([['Router', 2]]);
  });

  it('is left alone on request', async () => {
    const { user, store, location } = openSent([lock]);
    await press(user, 'Not now');
    expect(location()).toBe('/cart');
    expect(inCart(store)).toEqual([['Smart Lock', 1]]);
  });

  it.each([
    ['has ended', 'BCDFGH', "This code doesn't open a cart, says the server."],
    ['can be none', 'hello', /^This code doesn't open a cart\. A code has six letters/],
  ])('says so when its code %s', async (_case, code, words) => {
    const sentCart = failWith(404, { code: 'NOT_FOUND', message: words });
    const { store, server } = openSent([lock], code, { sentCart });
    const sent = await panel();
    expect(await sent.findByRole('alert')).toHaveTextContent(words);
    expect(sent.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(inCart(store)).toEqual([['Smart Lock', 1]]);
    const asked = server.calls.filter(({ path }) => path.startsWith('/cart-code'));
    expect(asked).toHaveLength(code === 'BCDFGH' ? 1 : 0);
  });
});
