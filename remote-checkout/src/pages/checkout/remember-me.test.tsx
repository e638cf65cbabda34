import { screen, waitFor } from '@testing-library/react';
import { forgetShops } from '@pasal/shared/testing';
import { forgetDraft } from '../../model/checkout-draft';
import { field, openCheckout, placeButton, select, termsBox } from '../../testing/open-checkout';

const KEY = 'pasal:buyer';
const remember = () => screen.getByRole('checkbox', { name: 'Remember me on this device' });

afterEach(() => {
  jest.restoreAllMocks();
  forgetShops();
  forgetDraft();
  localStorage.clear();
});

/** Orders as Sita, who is remembered if she ticks it. */
async function order(ticks: boolean) {
  const checkout = openCheckout();
  await checkout.fill();
  if (ticks) await checkout.user.click(remember());
  // Not before there is an order.
  expect(localStorage.getItem(KEY)).toBeNull();
  await checkout.user.click(placeButton());
  await screen.findByText('Elsewhere');
  checkout.unmount();
}

it('who ticks it finds the next checkout filled in, and only agrees to the terms (D91)', async () => {
  await order(true);
  const { user, orders } = openCheckout();
  expect(field('Full Name')).toHaveValue('Sita Sharma');
  expect(field('Email')).toHaveValue('sita@example.com');
  expect(field('Address')).toHaveValue('Baneshwor 10');
  expect(screen.getByText('Filled in from your last order.')).toBeVisible();
  expect(remember()).toBeChecked();
  expect(termsBox()).not.toBeChecked();
  await waitFor(() => expect(select('City')).toHaveValue('Kirtipur'));
  await user.click(termsBox());
  await user.click(placeButton());
  await screen.findByText('Elsewhere');
  expect(orders()[0]?.body).toMatchObject({ customer_name: 'Sita Sharma', city_id: 2701 });
});

it('who does not is not remembered; only the places stay, on top of their lists (D93)', async () => {
  await order(false);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(JSON.stringify(localStorage)).not.toMatch(/Sita|984|Baneshwor/);
  const { user, choose } = openCheckout();
  expect(field('Full Name')).toHaveValue('');
  expect(remember()).not.toBeChecked();
  await choose('District', 'Kathmandu');
  await user.click(select('City'));
  const cities = screen.getAllByRole('option').map((option) => option.textContent);
  expect(cities).toEqual(['Kirtipur', 'Budhanilkantha']);
});

it('one press forgets: the form is empty, and so is the browser', async () => {
  await order(true);
  const { user } = openCheckout();
  await user.click(screen.getByRole('button', { name: 'Forget me' }));
  expect(field('Full Name')).toHaveValue('');
  expect(remember()).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Forget me' })).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('taking the tick away forgets at once, and leaves this order as it is typed', async () => {
  await order(true);
  const { user } = openCheckout();
  await user.click(remember());
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(field('Full Name')).toHaveValue('Sita Sharma');
});

it('the wish survives a reload of the tab', async () => {
  const first = openCheckout();
  await first.user.click(remember());
  first.unmount();
  const kept = sessionStorage.getItem('pasal:checkout') ?? '';
  forgetDraft();
  sessionStorage.setItem('pasal:checkout', kept);
  openCheckout();
  expect(remember()).toBeChecked();
});

it.each([
  ['damaged', '{'],
  ['of another version', '{"version":0}'],
  [
    'older than a year',
    JSON.stringify({ version: 1, at: Date.now() - 366 * 86_400_000, values: {} }),
  ],
])('what is %s is forgotten', async (_what, text) => {
  localStorage.setItem(KEY, text);
  openCheckout();
  expect(field('Full Name')).toHaveValue('');
  expect(remember()).not.toBeChecked();
  await waitFor(() => expect(select('District')).toBeEnabled());
});
