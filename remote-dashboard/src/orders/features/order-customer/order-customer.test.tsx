import { screen } from '@testing-library/react';
import type { Customer } from '@pasal/shared/contracts';
import { answerCalls, forgetShops, renderShop, signedIn } from '@pasal/shared/testing';
import { OrderCustomer } from './order-customer';

afterEach(forgetShops);

const known: Customer = {
  phone: '+9779841234567',
  orders: 4,
  open: 1,
  delivered: 2,
  cancelled: 1,
  came_back: 1,
  refused: 1,
  returned: 0,
  owes: 100,
  gets: 0,
  joined: ['+9779841234568', 'maya@example.com'],
  notes: [{ id: 1, at: '2026-11-20T07:00:00.000Z', by: 'staff@pasal.test', note: 'Calls back.' }],
  bought: 15_000,
  since: '2026-03-12T07:00:00.000Z',
};
const open = (phone: string) =>
  renderShop(<OrderCustomer phone={phone} />, { state: signedIn({ id: 1, role: 'staff' }) });

it('says how the orders of a number went, and leads to them', async () => {
  answerCalls({ orderCustomer: known });
  open('984-1234567');
  expect(await screen.findByText(/^4 orders since/)).toHaveTextContent(
    '4 orders since 12 Mar 2026: 2 delivered (Rs. 15,000), 1 open, 1 cancelled, 1 of them came back, 1 parcel refused. Page of this customer',
  );
  expect(screen.getByRole('link', { name: 'Page of this customer' })).toHaveAttribute(
    'href',
    '/dashboard/customer?phone=%2B9779841234567',
  );
  expect(
    screen.getByText('Counted together with +977 984-1234568, maya@example.com.'),
  ).toBeVisible();
  expect(screen.getByText('Still owes Rs. 100.')).toBeVisible();
  expect(screen.getByText('Calls back.')).toBeVisible();
});

it('says that a number is new', async () => {
  answerCalls({
    orderCustomer: { ...known, orders: 0, since: null, joined: [], notes: [], owes: 0 },
  });
  open('984-1234567');
  expect(await screen.findByText(/^First order of this number\./)).toBeVisible();
});

it('asks nothing while the number is not whole', () => {
  const server = answerCalls({ orderCustomer: known });
  open('98412');
  expect(server.calls.filter(({ path }) => path === '/order-product/customer')).toEqual([]);
});
