import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerCalls,
  forgetShops,
  makeProduct,
  makeSiteSettings,
  renderShop,
} from '@pasal/shared/testing';
import { BuyButton } from './buy-button';

const product = makeProduct();

function show() {
  answerCalls({ siteSettings: { settings: makeSiteSettings(), version: 1 } });
  return renderShop(<BuyButton product={product} />);
}

afterEach(forgetShops);

test('two quick presses of Add to Cart add one piece and stay on the page', async () => {
  const user = userEvent.setup();
  const { store, router } = show();
  await user.dblClick(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
  expect(store.getState().cart.items).toMatchObject([{ id: product.id, quantity: 1 }]);
  expect(router.state.location.pathname).toBe('/');
});

test('a press of what the button says then opens the checkout, by key too', async () => {
  const user = userEvent.setup();
  const { router } = show();
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  const proceed = await screen.findByRole('button', { name: 'Proceed to Checkout' });
  expect(proceed).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/checkout');
});
