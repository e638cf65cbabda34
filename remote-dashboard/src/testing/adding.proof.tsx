import { screen, within } from '@testing-library/react';
import {
  answerAddresses,
  answerCalls,
  forgetShops,
  makeOrder,
  makeUser,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { OrderDetails } from '../orders/features/order-details/order-details';
import { ProductDetails } from '../products/features/product-details/product-details';
import { AddNewProductPage } from '../products/pages/add-new-product/add-new-product-page';
import { makeStaffProduct } from './staff';

/**
 * Proves the promises of docs/adding.md about the dashboard, in a tree where its walks were performed
 * (`e2e/adding`).
 */
afterEach(forgetShops);
const nothing = () => undefined;

test('a call is made from its screen, which says how it went', async () => {
  const order = makeOrder({ id: 7 });
  const { calls } = answerAddresses({
    'GET /order-product/7': { order: { ...order, history: [] } },
    'PUT /order-product/7/note': { message: 'Note written.' },
  });
  const { user } = renderShop(<OrderDetails order={order} />, { state: signedIn() });
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Call first');
  await user.click(screen.getByRole('button', { name: 'Write note' }));
  expect(await screen.findByText('Note written.')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ note: 'Call first' });
});

test('a field is asked for by the form, no longer than it may be', async () => {
  const user = makeUser({ role: 'admin' });
  answerCalls({
    currentUser: { user },
    categories: { categories: [] },
    categoryAttributes: { categories: [] },
  });
  renderShop(<AddNewProductPage />, { state: signedIn(user) });
  expect(await screen.findByLabelText('Model number')).toHaveAttribute('maxlength', '100');
});

test('a field stands among the details of a product', () => {
  const field = { model: 'DC-4' };
  const product = makeStaffProduct({ ...field, title: 'Dome' });
  answerAddresses({ [`GET /product/${product.id}`]: { product } });
  renderShop(<ProductDetails product={product} onClose={nothing} />, { state: signedIn() });
  const basic = within(screen.getByRole('region', { name: 'Basic Info' }));
  expect(basic.getByText('Model number').nextSibling).toHaveTextContent('DC-4');
});
