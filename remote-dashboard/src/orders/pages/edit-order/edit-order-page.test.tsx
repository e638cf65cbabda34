import { screen, waitFor } from '@testing-library/react';
import type { OrderEditQuote } from '@pasal/shared/contracts';
import {
  answerCalls,
  type CallAnswers,
  failWith,
  forgetShops,
  makeDistrict,
  makeOrder,
  refuseWith,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { makeStaffProduct } from '../../../testing/staff';
import { EditOrderPage } from './edit-order-page';

afterEach(forgetShops);

const lamp = makeStaffProduct({ id: 5, title: 'Lamp', brand: 'Yeti', price: 1500, in_stock: 3 });
const district = makeDistrict({ id: 3, name: 'Lalitpur', cities: [{ id: 31, name: 'Godawari' }] });
const order = {
  ...makeOrder({
    id: 7,
    status: 'pending',
    district_id: 3,
    city_id: 31,
    items: [{ product_id: 9, product_name: 'Camera', price: 900, quantity: 2 }],
  }),
  version: 4,
  history: [],
  parcels: [],
};
const camera = { id: 9, title: 'Camera', price: 900, quantity: 2, in_stock: 6 };
const quote: OrderEditQuote = { items: [camera], total: 1950, delivery_charge: 150 };
const answers: CallAnswers = {
  staffOrder: { order },
  districts: { districts: [district] },
  staffProducts: { products: [lamp], total: 1 },
  quoteOrderEdit: quote,
  editOrder: { message: 'Order saved.', order },
};

function open(more: CallAnswers = {}) {
  const server = answerCalls({ ...answers, ...more });
  const shop = renderShop(<EditOrderPage />, {
    at: '/dashboard/order/7/edit',
    route: patterns.editOrder,
    state: signedIn(),
  });
  return { sent: () => server.calls.filter(({ method }) => method === 'PUT'), ...shop };
}

describe('the page on which an order is edited (D213)', () => {
  it('sends goods at the prices of the order, new ones at those of today, and what was seen', async () => {
    const { user, sent, location } = open();
    expect(await screen.findByText('Rs. 900 each')).toBeVisible();
    const pieces = screen.getByRole('spinbutton', { name: 'Quantity of Camera' });
    await waitFor(() => expect(pieces).toHaveAttribute('max', '6'));
    await user.clear(pieces);
    await user.type(pieces, '3');
    await user.type(screen.getByRole('searchbox', { name: 'Find a product' }), 'lam{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Add Lamp' }));
    const address = screen.getByRole('textbox', { name: 'Address' });
    await user.clear(address);
    await user.type(address, 'Patan 5');
    await user.click(screen.getByRole('button', { name: 'Save (Rs. 4,350)' }));
    expect(await screen.findByText('Order saved.')).toBeInTheDocument();
    expect(location()).toBe('/dashboard/order/7');
    expect(sent().map(({ path, body }) => [path, body])).toEqual([
      [
        '/order-product/7/edit',
        {
          address: 'Patan 5',
          district_id: 3,
          city_id: 31,
          delivery_type: order.delivery_type,
          delivery_charge: 150,
          version: 4,
          cartItems: [
            { id: 9, price: 900, quantity: 3 },
            { id: 5, price: 1500, quantity: 1 },
          ],
        },
      ],
    ]);
  });

  it('saves before the first quote has come, with the charge that was seen', async () => {
    const { user, sent } = open({
      staffOrder: { order: { ...order, delivery_charge: 100 } },
      quoteOrderEdit: failWith(503, {}),
    });
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await user.clear(address);
    await user.type(address, 'Patan 5');
    await user.click(screen.getByRole('button', { name: 'Save (Rs. 1,900)' }));
    expect(await screen.findByText('Order saved.')).toBeInTheDocument();
    expect(sent().map(({ body }) => body)).toEqual([
      expect.objectContaining({ address: 'Patan 5', delivery_charge: 100 }),
    ]);
  });

  it('says at its line what cannot be had, and keeps what was typed', async () => {
    const items = [{ ...camera, quantity: 9, problem: 'OUT_OF_STOCK' as const }];
    const message = "There isn't enough stock for a product in your cart.";
    const { user } = open({
      editOrder: refuseWith('OUT_OF_STOCK', message, { items }),
    });
    const pieces = await screen.findByRole('spinbutton', { name: 'Quantity of Camera' });
    await user.clear(pieces);
    await user.type(pieces, '9');
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    expect(await screen.findByText('Only 6 left in stock.')).toBeVisible();
    expect(pieces).toHaveValue(9);
  });

  it('says that an order has left, and offers no form', async () => {
    open({ staffOrder: { order: { ...order, status: 'complete' } } });
    expect(await screen.findByText('This order can no longer be edited')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });
});
