import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { cutConnection, failWith, forgetShops, makeCartItem } from '@pasal/shared/testing';
import { decrementQuantity, notify, replaceCart } from '@pasal/shared/shell';
import * as messages from '../../features/checkout-form/messages';
import { forgetDraft } from '../../model/checkout-draft';
import {
  camera,
  limits,
  openCheckout,
  PLACE,
  placedAnswer,
  placedOrder,
  QUOTE,
  quotedLine,
  field,
  placeButton,
  termsBox,
} from '../../testing/open-checkout';

afterEach(() => {
  forgetShops();
  forgetDraft();
});
const keyOf = (call: { headers: Headers } | undefined) => call?.headers.get('Idempotency-Key');
const CONNECTION = "Can't reach the shop. Check your connection.";

it("'Order placed successfully!': the cart is cleared, then the confirmation page (R4.5, R8.5, D18)", async () => {
  const { fill, user, store, router, orders } = openCheckout();
  await fill();
  await user.click(placeButton());
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(screen.getByText('Order placed successfully!')).toBeInTheDocument();
  expect(store.getState().cart.items).toEqual([]);
  expect(router.state.location.pathname).toBe('/order/NP-2026-000012');
  expect(router.state.location.state).toEqual({
    order: placedOrder,
    delivery_type: 'home_delivery',
    phone: '+9779841234567',
    earlier: false,
  });
  // The tab stores none of the typed text.
  expect(sessionStorage).toHaveLength(0);
  expect(keyOf(orders()[0])).toMatch(/^[\da-f-]{36}$/);
});

it('two presses in one moment make one call', async () => {
  const waiting: ((answer: Response) => void)[] = [];
  const { fill, orders, store } = openCheckout([camera], {
    [PLACE]: () => new Promise<Response>((resolve) => waiting.push(resolve)),
  });
  await fill();
  const form = placeButton().closest('form');
  if (!form) throw new Error('the button is in no form');
  // Both before React can disable the button.
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await waitFor(() => expect(placeButton()).toBeDisabled());
  expect(orders()).toHaveLength(1);
  expect(store.getState().cart.items).toHaveLength(1);
  await act(async () => waiting[0]?.(placedAnswer()));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(orders()).toHaveLength(1);
});

it('something that breaks while an order is sent is told, and the next press orders', async () => {
  const { fill, user, orders } = openCheckout();
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report });
  await fill();
  const random = jest.spyOn(globalThis.crypto, 'randomUUID').mockImplementationOnce(() => {
    throw new Error('no chance left');
  });
  await user.click(placeButton());
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeEnabled();
  expect(screen.getAllByText('Failed to place order')).toHaveLength(2);
  expect(orders()).toEqual([]);
  await user.click(placeButton());
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(orders()).toHaveLength(1);
  expect(report).toHaveBeenCalledTimes(1);
  random.mockRestore();
});

describe('the connection is cut', () => {
  it('says so, loses nothing, and a retry reuses the key (D16)', async () => {
    const { fill, user, orders, server, store } = openCheckout([camera], {
      [PLACE]: cutConnection,
    });
    await fill();
    await user.click(placeButton());
    expect((await screen.findAllByText(CONNECTION)).length).toBeGreaterThan(0);
    expect(screen.getByText(/your order is placed only once/)).toBeVisible();
    expect(store.getState().cart.items).toEqual([camera]);
    expect(field('Full Name')).toHaveValue('Sita Sharma');
    server.set(PLACE, placedAnswer);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(orders()).toHaveLength(2);
    expect(keyOf(orders()[1])).toBe(keyOf(orders()[0]));
    expect(orders()[1]?.body).toEqual(orders()[0]?.body);
  });

  it('a retry after a look at the cart is still the same attempt', async () => {
    const first = openCheckout([camera], { [PLACE]: cutConnection });
    await first.fill();
    await first.user.click(placeButton());
    await screen.findByRole('button', { name: 'Try Again' });
    first.unmount();
    const second = openCheckout();
    await second.agree();
    await second.user.click(placeButton());
    await screen.findByText('Elsewhere');
    expect(keyOf(second.orders()[0])).toBe(keyOf(first.orders()[0]));
  });

  it('a changed order goes under the same key: the one believed lost may still arrive', async () => {
    const { fill, user, orders, server } = openCheckout([camera], {
      [PLACE]: cutConnection,
    });
    await fill();
    await user.click(placeButton());
    await screen.findByRole('button', { name: 'Try Again' });
    server.set(PLACE, placedAnswer);
    await user.type(field('Address'), ', ward 4');
    await user.click(placeButton());
    await screen.findByText('Elsewhere');
    expect(keyOf(orders()[1])).toBe(keyOf(orders()[0]));
    expect(orders()[1]?.body).toMatchObject({ address: 'Baneshwor 10, ward 4' });
  });

  it('when it did arrive, that order is shown, and no second one is made', async () => {
    const { fill, user, orders, server, router } = openCheckout([camera], {
      [PLACE]: cutConnection,
    });
    await fill();
    await user.click(placeButton());
    await screen.findByRole('button', { name: 'Try Again' });
    const [first] = orders();
    // Acts as the server does with a known key: the same body gets its answer, another one 422.
    server.set(PLACE, async (request: Request) =>
      JSON.stringify(await request.json()) === JSON.stringify(first?.body)
        ? placedAnswer()
        : failWith(422, { message: 'Already used.', code: 'IDEMPOTENCY_MISMATCH' }),
    );
    await user.type(field('Address'), ', ward 4');
    await user.click(placeButton());
    await screen.findByText('Elsewhere');
    expect(orders().map(({ body }) => body)).toEqual([
      first?.body,
      { ...(first?.body as object), address: 'Baneshwor 10, ward 4' },
      first?.body,
    ]);
    expect(new Set(orders().map(keyOf)).size).toBe(1);
    expect(router.state.location.state).toMatchObject({ order: placedOrder, earlier: true });
  });

  it('offline it says so, and the order goes out by itself when the connection is back', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { fill, user, orders, server } = openCheckout([camera], { [PLACE]: cutConnection });
    await fill();
    await user.click(placeButton());
    const waits = "You're offline. We'll try again as soon as you're back online.";
    expect(await screen.findByText(waits)).toBeVisible();
    // A changed order is not sent automatically.
    await user.type(field('Address'), ', ward 4');
    expect(screen.queryByText(waits)).toBeNull();
    server.set(PLACE, placedAnswer);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(orders()).toHaveLength(1);
    server.set(PLACE, cutConnection);
    await user.click(placeButton());
    expect(await screen.findByText(waits)).toBeVisible();
    server.set(PLACE, placedAnswer);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(orders()).toHaveLength(3);
    online.mockRestore();
  });

  it('the next order after a placed one gets a new key, however equal it is', async () => {
    const first = openCheckout();
    await first.fill();
    await first.user.click(placeButton());
    await screen.findByText('Elsewhere');
    first.unmount();
    const second = openCheckout();
    await second.fill();
    await second.user.click(placeButton());
    await screen.findByText('Elsewhere');
    expect(second.orders()[0]?.body).toEqual(first.orders()[0]?.body);
    expect(keyOf(second.orders()[0])).not.toBe(keyOf(first.orders()[0]));
  });
});

describe('order placement failure (R8.4)', () => {
  it.each([
    ['server message', { message: 'The shop is closed today.' }, 'The shop is closed today.'],
    ["else 'Failed to place order'", {}, 'Failed to place order'],
  ])('%s', async (_case, body, message) => {
    const { fill, user, store } = openCheckout([camera], {
      [PLACE]: failWith(500, body),
    });
    await fill();
    await user.click(placeButton());
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(store.getState().cart.items).toEqual([camera]);
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it('too much of what is nearly gone: what it is, how to call the shop, and fewer pieces go under the same key (D71)', async () => {
    const message = 'Take fewer, or call the shop: +977 1-5970123.';
    const items = [
      { ...quotedLine(camera), variant_id: 2, variant_name: '64 GB', problem: 'OVER_LIMIT' },
    ];
    const scarce = { items, pieces_per_hour: 10, phone: '+977 1-5970123' };
    const { fill, user, orders, server, store } = openCheckout([camera], {
      [PLACE]: failWith(409, {
        message,
        code: 'OVER_LIMIT',
        details: { items: [], limits, scarce },
      }),
    });
    await fill();
    await user.click(placeButton());
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(screen.getByText('Dome Camera – 64 GB: 5 left')).toBeVisible();
    const call = screen.getByRole('link', { name: 'Call +977 1-5970123' });
    expect(call).toHaveAttribute('href', 'tel:+97715970123');
    // The focus moves to it, and not to a button that would send the same again.
    expect(call.parentElement).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(store.getState().cart.items).toEqual([camera]);
    server.set(PLACE, placedAnswer);
    act(() => void store.dispatch(decrementQuantity(camera.id)));
    await user.click(placeButton());
    await screen.findByText('Elsewhere');
    expect(keyOf(orders()[1])).toBe(keyOf(orders()[0]));
  });

  it('a key that belongs to another order is not used again', async () => {
    const { fill, user, orders, server } = openCheckout([camera], {
      [PLACE]: failWith(422, { message: 'Already used.', code: 'IDEMPOTENCY_MISMATCH' }),
    });
    await fill();
    await user.click(placeButton());
    await screen.findAllByText('Already used.');
    server.set(PLACE, placedAnswer);
    await user.click(placeButton());
    await screen.findByText('Elsewhere');
    expect(keyOf(orders()[1])).not.toBe(keyOf(orders()[0]));
  });

  it('one key per cart: the order goes under it, and the next one under the next', async () => {
    const { fill, user, orders, store } = openCheckout();
    act(() => void store.dispatch(replaceCart({ items: [camera], orderKey: 'cart.1' })));
    await fill();
    await user.click(placeButton());
    await screen.findByText('Elsewhere');
    expect(keyOf(orders()[0])).toBe('cart.1');
    expect(store.getState().cart).toMatchObject({ items: [], orderKey: 'cart.2' });
  });

  it('when another tab has ordered, its order is named; what came since stays in the cart', async () => {
    const lock = makeCartItem({ id: 2, title: 'Smart Lock' });
    const order = { order_number: 'NP-2026-000012', total: 9000, items: placedOrder.items };
    const { fill, user, store, orders, router } = openCheckout([camera, lock], {
      [PLACE]: failWith(422, {
        message: 'This cart has already been ordered: order NP-2026-000012, Rs. 9,000.',
        code: 'IDEMPOTENCY_MISMATCH',
        details: { order },
      }),
    });
    act(() => void store.dispatch(replaceCart({ items: [camera, lock], orderKey: 'cart.1' })));
    await fill();
    await user.click(placeButton());
    expect(await screen.findByText('This cart has already been ordered')).toBeVisible();
    const text =
      'Order NP-2026-000012 for Rs. 9,000 was placed in another tab. Nothing was ordered twice.';
    expect(screen.getByText(text)).toBeVisible();
    expect(orders()).toHaveLength(1);
    expect(store.getState().cart).toMatchObject({ items: [{ id: 2 }], orderKey: 'cart.2' });
    await user.click(screen.getByRole('link', { name: 'See your order' }));
    expect(router.state.location.pathname).toBe('/track-order');
    expect(router.state.location.state).toMatchObject({ order_number: 'NP-2026-000012' });
  });

  it('what another tab put under a new key is ordered under it, once the old one is settled', async () => {
    const { fill, user, store, orders, server } = openCheckout([camera], {
      [PLACE]: cutConnection,
    });
    act(() => void store.dispatch(replaceCart({ items: [camera], orderKey: 'cart.1' })));
    await fill();
    await user.click(placeButton());
    await screen.findByRole('button', { name: 'Try Again' });
    // The other tab ordered, and filled the cart again.
    const more = { ...camera, quantity: 1 };
    act(() => void store.dispatch(replaceCart({ items: [more], orderKey: 'cart.2' })));
    server.set(PLACE, (request: Request) =>
      request.headers.get('Idempotency-Key') === 'cart.2'
        ? placedAnswer()
        : failWith(422, { message: 'Already ordered.', code: 'IDEMPOTENCY_MISMATCH' }),
    );
    await user.click(placeButton());
    await screen.findByText('Elsewhere');
    expect(orders().map(keyOf)).toEqual(['cart.1', 'cart.1', 'cart.1', 'cart.2']);
    expect(store.getState().cart).toMatchObject({ items: [], orderKey: 'cart.3' });
  });

  it('toasts: success 2 s and error 4 s in the order flows (R9.10)', async () => {
    const failed = jest.spyOn(notify, 'error');
    const succeeded = jest.spyOn(notify, 'success');
    const { fill, user, server } = openCheckout([camera], { [PLACE]: failWith(500, {}) });
    await user.click(termsBox());
    await user.click(placeButton());
    const flow = 'place-order';
    expect(failed.mock.lastCall).toEqual([messages.incomplete, { duration: 4000, flow }]);
    await user.click(termsBox());
    await fill();
    await user.click(placeButton());
    await screen.findByRole('button', { name: 'Try Again' });
    expect(failed.mock.lastCall).toEqual(['Failed to place order', { duration: 4000, flow }]);
    server.set(PLACE, placedAnswer);
    await user.click(placeButton());
    await screen.findByText('Elsewhere');
    expect(succeeded.mock.lastCall).toEqual([
      'Order placed successfully!',
      { duration: 2000, flow },
    ]);
    // Only the success is shown: the flow's last error is gone.
    expect(screen.queryByText('Failed to place order')).not.toBeInTheDocument();
  });
});

const refusal = (code: string, line: object) =>
  failWith(409, {
    message: 'Some items changed.',
    code,
    details: { items: [{ ...quotedLine(camera), ...line, problem: code }] },
    requestId: 'r',
  });

describe('409: what changed is shown and nothing is lost (D15)', () => {
  it('PRICE_CHANGED: the new price, accepted with one press, then ordered', async () => {
    const { fill, user, orders, server, store } = openCheckout([camera], {
      [PLACE]: refusal('PRICE_CHANGED', { price: 4800 }),
    });
    await fill();
    await user.click(placeButton());
    const accept = await screen.findByRole('button', { name: 'Accept new price' });
    expect(accept).toHaveFocus();
    expect(accept).toHaveAccessibleDescription('The price is now Rs. 4,800. It was Rs. 4,500.');
    expect(screen.getByText('Some items changed.')).toBeInTheDocument();
    expect(store.getState().cart.items).toEqual([camera]);
    expect(field('Full Name')).toHaveValue('Sita Sharma');
    await user.click(accept);
    expect(placeButton()).toHaveTextContent('Place Order (Rs.9,600)');
    expect(placeButton()).toHaveFocus();
    server.set(PLACE, placedAnswer);
    await user.click(placeButton());
    await screen.findByText('Elsewhere');
    expect(orders()[1]?.body).toMatchObject({ cartItems: [{ id: 1, price: 4800, quantity: 2 }] });
  });

  it('OUT_OF_STOCK: what is left can be taken', async () => {
    const { fill, user, store } = openCheckout([camera], {
      [PLACE]: refusal('OUT_OF_STOCK', { in_stock: 1 }),
    });
    await fill();
    await user.click(placeButton());
    await user.click(await screen.findByRole('button', { name: 'Take 1' }));
    expect(store.getState().cart.items[0]?.quantity).toBe(1);
    expect(placeButton()).toHaveTextContent('Place Order (Rs.4,500)');
  });

  it('NOT_AVAILABLE: the line goes, the rest stays', async () => {
    const lock = makeCartItem({ id: 2, title: 'Smart Lock', price: 12_000 });
    const { fill, user, store } = openCheckout([camera, lock], {
      [PLACE]: refusal('NOT_AVAILABLE', {}),
    });
    await fill();
    await user.click(placeButton());
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(store.getState().cart.items.map(({ id }) => id)).toEqual([2]);
    expect(field('Phone')).toHaveValue('984-1234567');
  });

  it('what one refusal told still holds when the next one names another line', async () => {
    const lock = makeCartItem({ id: 2, title: 'Smart Lock', price: 12_000 });
    const { fill, user, server, store } = openCheckout([camera, lock], {
      [PLACE]: refusal('PRICE_CHANGED', { price: 4800 }),
    });
    await fill();
    await user.click(placeButton());
    await user.click(await screen.findByRole('button', { name: 'Accept new price' }));
    server.set(PLACE, refusal('OUT_OF_STOCK', { ...quotedLine(lock), in_stock: 0 }));
    await user.click(placeButton());
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('button', { name: 'Accept new price' })).toBeNull();
    expect(store.getState().cart.items).toMatchObject([{ id: 1, price: 4800 }]);
  });

  it('without lines the cart is checked again', async () => {
    const { fill, user, server } = openCheckout([camera], {
      [PLACE]: failWith(409, { message: 'Try once more.', code: 'CONFLICT', requestId: 'r' }),
    });
    await fill();
    server.set(QUOTE, { items: [{ ...quotedLine(camera), price: 4800 }], total: 0, limits });
    await user.click(placeButton());
    expect(await screen.findByRole('button', { name: 'Accept new price' })).toBeVisible();
  });
});

it('what changed since the cart is accepted before anything is sent (D14)', async () => {
  const { fill, user, orders, server } = openCheckout([camera], {
    [QUOTE]: { items: [{ ...quotedLine(camera), price: 4800 }], total: 9600, limits },
  });
  await fill();
  const accept = await screen.findByRole('button', { name: 'Accept new price' });
  await user.click(placeButton());
  expect(await screen.findByText(/^Something in your order has changed/)).toBeInTheDocument();
  expect(accept).toHaveFocus();
  expect(orders()).toEqual([]);
  await user.click(accept);
  await user.click(placeButton());
  await screen.findByText('Elsewhere');
  expect(orders()).toHaveLength(1);
  expect(server.calls.filter(({ path }) => path === '/order-product/quote')).toHaveLength(1);
});
