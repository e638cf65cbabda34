import { screen } from '@testing-library/react';
import type { RemoteRoute } from '@pasal/shared/contracts';
import {
  answerCalls,
  answersOfPage,
  forgetShops,
  makeCartItem,
  makeDistrict,
  renderShop,
  type CallAnswers,
} from '@pasal/shared/testing';
import { CartPage } from './pages/cart/cart-page';
import { CheckoutPage } from './pages/checkout/checkout-page';
import { description } from './routes';

afterEach(forgetShops);

/** Only this visitor may make this call: a document never contains its answer. */
const QUOTE = '/order-product/quote';
const item = makeCartItem({ quantity: 1 });
const bodies: CallAnswers = {
  districts: { districts: [makeDistrict({ name: 'Kathmandu' })] },
  quoteCart: { items: [], total: 0, limits: { pieces_per_product: 10, pieces_per_order: 50 } },
};

test('an empty cart asks nothing', async () => {
  const server = answerCalls(bodies);
  renderShop(<CartPage />);
  expect(screen.getByText('Your Cart is Empty')).toBeInTheDocument();
  expect(server.calls).toEqual([]);
});

test('the checkout finds its districts in the document', async () => {
  const server = answerCalls(bodies);
  const routes: readonly RemoteRoute[] = description.routes;
  const needs = routes.find(({ page }) => page === 'checkout')?.needs ?? [];
  const place = { at: '/checkout', route: '/checkout' };
  const answers = await answersOfPage(needs, place, bodies);
  renderShop(<CheckoutPage />, { state: { cart: { items: [item] } }, at: '/checkout', answers });
  expect(screen.getByRole('combobox', { name: 'District' })).toBeEnabled();
  await screen.findByRole('region', { name: 'Order Summary' });
  expect(server.calls.map(({ path }) => path)).toEqual([QUOTE]);
});
