import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PlaceOrderResponse, QuotedLine } from '@pasal/shared/contracts';
import {
  answerCalls,
  type CallAnswers,
  cutConnection,
  forgetShops,
  makeDistrict,
  refuseWith,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { makeStaffProduct } from '../../../testing/staff';
import { NewOrderPage } from './new-order-page';

afterEach(forgetShops);

const lamp = makeStaffProduct({ id: 5, title: 'Lamp', brand: 'Yeti', price: 1500, in_stock: 3 });
const district = makeDistrict({ id: 3, name: 'Lalitpur', cities: [{ id: 31, name: 'Godawari' }] });
const PLACE = 'placeManualOrder';
const placed: PlaceOrderResponse = {
  message: 'Order placed successfully!',
  order: {
    id: 1,
    order_number: 'NP-2026-000001',
    total: 1500,
    status: 'pending',
    items: [{ product_id: 5, product_name: 'Lamp', price: 1500, quantity: 1 }],
  },
};
const quoteWith = (charge: number) => ({
  items: [],
  total: 1500 + charge,
  delivery: { charge, full_charge: charge, served: true, free_above: null, promised: null },
  limits: { pieces_per_product: 10, pieces_per_order: 50 },
});
const answers: CallAnswers = {
  districts: { districts: [district] },
  staffProducts: { products: [lamp], total: 1 },
  quoteCart: quoteWith(0),
  [PLACE]: placed,
};

function open(more: CallAnswers = {}) {
  const server = answerCalls({ ...answers, ...more });
  const shop = renderShop(<NewOrderPage />, { at: patterns.newOrder, state: signedIn() });
  const sent = () =>
    server.calls.filter(({ method, path }) => method === 'POST' && path !== '/order-product/quote');
  return { server, sent, ...shop };
}
type User = ReturnType<typeof open>['user'];
const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: /^Place Order/ });

async function pick(user: User) {
  await user.type(screen.getByRole('searchbox', { name: 'Find a product' }), 'lam{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Add Lamp' }));
}

async function fillIn(user: User) {
  await pick(user);
  await user.type(field('Full Name'), 'Sita Sharma');
  await user.type(field('Phone'), '984-1234567');
  await user.type(screen.getByRole('combobox', { name: 'District' }), 'lalit{Enter}');
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'goda{Enter}');
  await user.type(field('Address'), 'Baneshwor 10');
}

const city = () => screen.getByRole('combobox', { name: 'City' });

describe('an order for a customer on the phone', () => {
  it('is placed with products, customer and place, then the list of orders shows', async () => {
    const { user, server, sent, location } = open();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Add Lamp' }));
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Lamp' })).toHaveValue(2);
    expect(submit()).toHaveAccessibleName('Place Order (Rs. 3,000)');
    await user.click(submit());
    expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
    expect(location()).toBe('/dashboard/order-management');
    const search = server.calls.find(({ path }) => path === '/product')?.query.toString();
    expect(search).toBe('status=approve&search=lam&limit=6');
    expect(sent().map(({ body }) => body)).toEqual([
      {
        customer_name: 'Sita Sharma',
        phone: '+9779841234567',
        language: 'en',
        address: 'Baneshwor 10',
        district_id: 3,
        city_id: 31,
        delivery_type: 'home_delivery',
        payment_method: 'cash_on_delivery',
        cartItems: [{ id: 5, price: 1500, quantity: 2 }],
      },
    ]);
  });

  it("'Please fill in all required fields before placing the order.', each beside its field", async () => {
    const { user, sent } = open();
    await pick(user);
    await user.type(field('Email'), 'sita');
    await user.click(submit());
    expect(
      screen.getByText('Please fill in all required fields before placing the order.', {
        selector: '[role=alert]',
      }),
    ).toBeVisible();
    expect(field('Full Name')).toHaveAccessibleDescription('This field is required.');
    expect(field('Full Name')).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription(/Enter a valid email address\./);
    expect(sent()).toEqual([]);
  });

  it('needs a product', async () => {
    const { user, sent } = open();
    await user.click(submit());
    expect(
      screen.getByText('Add at least one product.', { selector: '[role=alert]' }),
    ).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('"city selection is disabled until a district is chosen and resets when the district changes"', async () => {
    const { user } = open();
    const box = screen.getByRole('combobox', { name: 'District' });
    expect(city()).toBeDisabled();
    await waitFor(() => expect(box).toBeEnabled());
    await user.type(box, 'lalit{Enter}');
    await user.type(city(), 'goda{Enter}');
    expect(city()).toHaveValue('Godawari');
    await user.clear(box);
    await user.tab();
    expect(city()).toHaveValue('');
    expect(city()).toBeDisabled();
  });

  it("another price or too little stock: the shop's words, on the line as well, and all typed stays", async () => {
    const message = 'The price of a product in your cart has changed.';
    const line: QuotedLine = {
      id: 5,
      title: 'Lamp',
      price: 1600,
      quantity: 1,
      in_stock: 3,
      problem: 'PRICE_CHANGED',
    };
    const refused = refuseWith('PRICE_CHANGED', message, { items: [line] });
    const { user, server, sent } = open({ [PLACE]: refused });
    await fillIn(user);
    await user.click(submit());
    const problem = await screen.findByText(/^The price is now Rs\. 1,600/);
    expect(problem).toHaveAttribute('role', 'alert');
    expect(screen.getAllByText(message)).not.toHaveLength(0);
    expect(field('Full Name')).toHaveValue('Sita Sharma');
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Godawari');
    server.set(PLACE, placed);
    await user.click(screen.getByRole('button', { name: 'Place Order (Rs. 1,600)' }));
    expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
    expect(sent().at(-1)?.body).toMatchObject({ cartItems: [{ id: 5, price: 1600, quantity: 1 }] });
  });

  it('sent again after a lost answer it is the same order, changed or not', async () => {
    const { user, server, sent } = open({ [PLACE]: () => cutConnection() });
    await fillIn(user);
    await user.click(submit());
    expect((await screen.findAllByText(/Can't reach the shop/)).length).toBeGreaterThan(0);
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(2));
    await waitFor(() => expect(submit()).toBeEnabled());
    server.set(PLACE, placed);
    await user.type(field('Address'), '1');
    await user.click(submit());
    expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
  });

  it('says that an earlier try got through, and where it is; placing again is another order', async () => {
    const { user, server, sent } = open({ [PLACE]: () => cutConnection() });
    await fillIn(user);
    await user.click(submit());
    expect((await screen.findAllByText(/Can't reach the shop/)).length).toBeGreaterThan(0);
    server.set(PLACE, refuseWith('IDEMPOTENCY_MISMATCH', 'Already used.'));
    await user.type(field('Address'), '1');
    await user.click(submit());
    const link = await screen.findByRole('link', { name: 'Show orders' });
    expect(link).toHaveAttribute('href', patterns.orderManagement);
    expect(link.closest('[role=alert]')).toHaveTextContent('An earlier attempt at this order');
    server.set(PLACE, placed);
    await user.click(submit());
    expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('the charge of the delivery is told, sent, and told anew when it has changed', async () => {
    const details = { items: [], delivery_charge: 200 };
    const { user, server, sent } = open({
      quoteCart: quoteWith(150),
      [PLACE]: refuseWith('PRICE_CHANGED', 'Delivery now costs Rs. 200.', details),
    });
    await fillIn(user);
    await waitFor(() => expect(submit()).toHaveAccessibleName('Place Order (Rs. 1,650)'));
    expect(screen.getByText('Delivery Charge').nextElementSibling).toHaveTextContent('Rs. 150');
    server.set('quoteCart', quoteWith(200));
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Delivery now costs Rs. 200.');
    await waitFor(() => expect(submit()).toHaveAccessibleName('Place Order (Rs. 1,700)'));
    server.set(PLACE, placed);
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().map(({ body }) => (body as { delivery_charge: number }).delivery_charge)).toEqual(
      [150, 200],
    );
  });

  it('a line whose quantity was emptied is not left out unsaid', async () => {
    const { user, sent } = open();
    await fillIn(user);
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity of Lamp' });
    // "Number inputs accept only digits, a dot and a minus sign" (R5.11).
    expect(fireEvent.keyDown(quantity, { key: 'e' })).toBe(false);
    await user.clear(quantity);
    await user.click(submit());
    expect(screen.getByText('Enter a quantity, or remove the product.')).toBeVisible();
    expect(quantity).toBeInvalid();
    expect(quantity).toHaveFocus();
    expect(sent()).toEqual([]);
    await user.type(quantity, '2');
    expect(quantity).toBeValid();
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ cartItems: [{ id: 5, quantity: 2 }] });
  });

  it('asks before what was typed is lost; an empty form and a placed order need no question', async () => {
    const { user, location } = open();
    await pick(user);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(location()).toBe(patterns.newOrder);
    await user.click(screen.getByRole('button', { name: 'Remove Lamp' }));
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(location()).toBe(patterns.orderManagement));
  });

  it('a field the server refuses is marked with its words', async () => {
    const message = 'Choose a city in this district.';
    const refused = refuseWith('VALIDATION', message, [{ path: 'city_id', message }]);
    const { user } = open({ [PLACE]: refused });
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(city()).toHaveAccessibleDescription(message));
    expect(city()).toHaveFocus();
  });

  it('finds only products on sale, and offers none that is out of stock', async () => {
    const { user, server } = open({
      staffProducts: { products: [{ ...lamp, in_stock: 0 }], total: 1 },
    });
    const box = screen.getByRole('searchbox', { name: 'Find a product' });
    await user.type(box, 'lam{Enter}');
    expect(await screen.findByRole('button', { name: 'Add Lamp' })).toBeDisabled();
    server.set('staffProducts', { products: [], total: 0 });
    await user.type(box, 'x{Enter}');
    await waitFor(() =>
      expect(within(screen.getByRole('form')).getAllByText('No product found.')).toHaveLength(2),
    );
  });
});

const code = () => screen.getByRole('textbox', { name: 'Cart code' });
const bringIn = () => screen.getByRole('button', { name: 'Bring in' });

describe('a cart that the customer sent (D149)', () => {
  const sentCart = {
    code: 'BCDFGH',
    ends_at: '2026-12-03T00:00:00.000Z',
    items: [
      { id: 5, title: 'Lamp', price: 1400, quantity: 2, in_stock: 3 },
      {
        id: 6,
        variant_id: 2,
        title: 'Lock',
        variant_name: 'Black',
        price: 9000,
        quantity: 4,
        in_stock: 1,
        problem: 'OUT_OF_STOCK' as const,
      },
      { id: 7, title: '', price: 0, quantity: 1, in_stock: 0, problem: 'NOT_AVAILABLE' as const },
    ],
  };

  it('comes in at the prices of now, with what is wrong, and is placed', async () => {
    const { user, server, sent } = open({ sentCart });
    await fillIn(user);
    await user.type(code(), 'bcd fgh{Enter}');
    expect(await screen.findByText('3 products were brought in.')).toBeVisible();
    expect(server.calls.find(({ path }) => path.startsWith('/cart-code'))?.path).toBe(
      '/cart-code/BCDFGH',
    );
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Lamp' })).toHaveValue(2);
    expect(screen.getByText('Only 1 left in stock.')).toBeVisible();
    expect(screen.getByText('This product is no longer available. Remove it.')).toBeVisible();
    // A second time has the same result.
    await user.click(bringIn());
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Lamp' })).toHaveValue(2);
    await user.click(screen.getByRole('button', { name: 'Remove A product of the sent cart' }));
    await user.click(screen.getByRole('button', { name: 'Remove Lock – Black' }));
    await user.click(submit());
    await screen.findByText('Order placed successfully!');
    expect(sent()[0]?.body).toMatchObject({ cartItems: [{ id: 5, quantity: 2 }] });
  });

  it('says what is wrong with a code, and loses nothing', async () => {
    const { user } = open({ sentCart: refuseWith('NOT_FOUND', "This code doesn't open a cart.") });
    await pick(user);
    await user.type(code(), 'AEIOUY');
    await user.click(bringIn());
    expect(code()).toHaveAccessibleDescription(/none of them a vowel/);
    await user.clear(code());
    await user.type(code(), 'BCDFGH{Enter}');
    expect(await screen.findByText("This code doesn't open a cart.")).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Lamp' })).toHaveValue(1);
  });
});
