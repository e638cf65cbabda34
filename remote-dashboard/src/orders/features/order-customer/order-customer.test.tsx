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
  bought: 15_000,
  since: '2026-03-12T07:00:00.000Z',
};
const open = (phone: string) =>
  renderShop(<OrderCustomer phone={phone} />, { state: signedIn({ id: 1, role: 'staff' }) });

it('says how the orders of a number went, and leads to them', async () => {
  answerCalls({ orderCustomer: known });
  open('984-1234567');
  expect(await screen.findByText(/^4 orders since/)).toHaveTextContent(
    '4 orders since 12 Mar 2026: 2 delivered (Rs. 15,000), 1 open, 1 cancelled, 1 of them came back. All orders of this number',
  );
  expect(screen.getByRole('link', { name: 'All orders of this number' })).toHaveAttribute(
    'href',
    '/dashboard/order-management?search=%2B9779841234567',
  );
});

it('says that a number is new', async () => {
  answerCalls({ orderCustomer: { ...known, orders: 0, since: null } });
  open('984-1234567');
  expect(await screen.findByText('First order of this number.')).toBeVisible();
});

it('asks nothing while the number is not whole', () => {
  const server = answerCalls({ orderCustomer: known });
  open('98412');
  expect(server.calls.filter(({ path }) => path === '/order-product/customer')).toEqual([]);
});
