import { screen } from '@testing-library/react';
import { selectCartItems } from '@pasal/shared/shell';
import {
  answerCalls,
  cutConnection,
  forgetShops,
  makeCartItem,
  makeProduct,
  makeSiteSettings,
  renderShop,
  type AnswerTo,
} from '@pasal/shared/testing';
import { makeTrackedOrder } from '../../testing/tracked-order';
import { TrackOrderPage } from './track-order-page';

afterEach(forgetShops);

const dome = makeProduct({ id: 1, title: 'Dome Camera', price: 5000, in_stock: 9 });
const bullet = makeCartItem({ id: 7, title: 'Bullet Camera', quantity: 3 });
const items = [
  { product_id: 1, product_name: 'Dome Camera', price: 4500, quantity: 2 },
  { product_id: 2, product_name: 'Old Camera', price: 100, quantity: 1 },
];
const answer = {
  products: [dome],
  total: 1,
  facets: { brands: [], price: { min: 0, max: 0 } },
};

async function openOrder(products: AnswerTo<'publicProducts'> = answer) {
  const server = answerCalls({
    trackOrder: { order: makeTrackedOrder({ items, status: 'complete' }) },
    siteSettings: { settings: makeSiteSettings(), version: 1 },
    publicProducts: products,
  });
  const shop = renderShop(<TrackOrderPage />, {
    at: '/track-order',
    state: { cart: { items: [bullet] } },
  });
  await shop.user.type(screen.getByRole('textbox', { name: 'Order number' }), 'NP-2026-000012');
  await shop.user.type(screen.getByRole('textbox', { name: 'Phone' }), '9841234567{Enter}');
  await screen.findByRole('list', { name: 'Items of the order' });
  const press = async () =>
    shop.user.click(await screen.findByRole('button', { name: 'Order again' }));
  const cart = () => selectCartItems(shop.store.getState());
  return { ...shop, server, press, cart };
}

test("what can still be bought joins the cart at today's price; what differs is said", async () => {
  const { press, cart, server } = await openOrder();
  await press();
  expect(await screen.findByText(/^2 items were added to your cart/)).toBeVisible();
  expect(screen.getByText('Dome Camera costs Rs. 5,000 now, not Rs. 4,500.')).toBeVisible();
  expect(screen.getByText('Old Camera is no longer sold.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Cart' })).toHaveAttribute('href', '/cart');
  expect(cart()).toEqual([bullet, expect.objectContaining({ id: 1, price: 5000, quantity: 2 })]);
  const asked = server.calls.find(({ path }) => path === '/product/public');
  expect(asked?.query.getAll('id')).toEqual(['1', '2']);
});

test('where nothing can be bought the cart stays as it is', async () => {
  const { press, cart } = await openOrder({ ...answer, products: [] });
  await press();
  expect(
    await screen.findByText('Nothing from this order can be added to your cart.'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go to Cart' })).toBeNull();
  expect(cart()).toEqual([bullet]);
});

test('a cut connection says so, and the same press tries again', async () => {
  const { press, cart, server } = await openOrder(cutConnection);
  await press();
  expect(await screen.findByText(/Can't reach the shop\./)).toBeVisible();
  expect(cart()).toEqual([bullet]);
  server.set('publicProducts', answer);
  await press();
  expect(await screen.findByText(/^2 items were added to your cart/)).toBeVisible();
  expect(screen.queryByText(/Can't reach the shop\./)).toBeNull();
});
