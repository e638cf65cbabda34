import { screen, waitFor, within } from '@testing-library/react';
import type { Parcel, StaffReturn } from '@pasal/shared/contracts';
import { answerCalls, forgetShops, makeOrder, renderShop, signedIn } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { changesSent } from '../../../testing/as-admin';
import { OrderPage } from './order-page';

afterEach(forgetShops);

const refund = { amount: 2000, way: 'cash', reference: '', day: '2026-11-24', by: 'a@pasal.test' };
const parcel = {
  number: 1,
  stage: 'came_back',
  stage_since: '2026-11-24T06:15:00.000Z',
  courier: null,
  consignment: null,
  weight_grams: null,
  pieces: 1,
  cash_due: 0,
  to_refund: 7000,
  refunds: [refund],
  version: 3,
  items: [{ line: 1, quantity: 2 }],
  events: [],
} as Parcel;

const returned: StaffReturn = {
  id: 5,
  version: 3,
  number: 1,
  parcel: 1,
  kind: 'return',
  state: 'received',
  reason: 'faulty',
  remarks: '',
  asked_at: '2026-11-24T06:15:00.000Z',
  state_since: '2026-11-24T06:15:00.000Z',
  items: [{ line: 1, name: 'Dome Camera', quantity: 2, price: 4500, whole: 1, damaged: 0 }],
  pictures: [],
  words: '',
  order: { id: 7, order_number: 'NP-2026-000007', customer_name: 'Sita', phone: '+9779841234567' },
  refundable: 4500,
  worth: 4500,
  history: [],
};

function open(role: 'admin' | 'staff' | 'accountant', part: Partial<Parcel> = {}) {
  const order = {
    ...makeOrder({ id: 7, status: 'cancel' }),
    history: [],
    parcels: [{ ...parcel, ...part }],
  };
  const server = answerCalls({
    currentUser: { user: { id: 1, email: `${role}@pasal.test`, role } },
    staffOrder: { order },
    orderNeighbours: { previous: null, next: null },
    staffReturns: { returns: [returned], total: 1, counts: {} },
    refundParcel: { message: 'Refund booked.', order },
  });
  const { user } = renderShop(<OrderPage />, {
    at: '/dashboard/order/7',
    route: patterns.order,
    state: signedIn({ id: 1, role }),
  });
  return { user, server };
}
const money = () => screen.findByRole('region', { name: 'Money to pay back' });

test('an administrator pays back what is due for a parcel that came back', async () => {
  const { user, server } = open('admin');
  const region = within(await money());
  expect(await money()).toHaveTextContent('Rs. 7,000');
  expect(await money()).toHaveTextContent('Rs. 2,000, Cash');
  await user.click(region.getByRole('button', { name: 'Pay back' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Pay back: Parcel 1' }));
  expect(dialog.getByLabelText(/^Amount/)).toHaveValue('7000');
  await user.clear(dialog.getByLabelText(/^Amount/));
  await user.type(dialog.getByLabelText(/^Amount/), '0.001{Enter}');
  expect(dialog.getByLabelText(/^Amount/)).toBeInvalid();
  await user.clear(dialog.getByLabelText(/^Amount/));
  await user.type(dialog.getByLabelText(/^Amount/), '७०००');
  await user.selectOptions(dialog.getByLabelText(/^How/), 'Bank');
  await user.type(dialog.getByLabelText(/^Reference/), 'FT-9');
  await user.click(dialog.getByRole('button', { name: 'Pay back' }));
  await waitFor(() =>
    expect(changesSent(server)).toEqual([
      [
        'POST /order-product/7/parcel/1/refund',
        { amount: 7000, way: 'bank', reference: 'FT-9', due: 7000 },
      ],
    ]),
  );
});

test.each(['staff', 'accountant'] as const)('%s read it, and pay nothing back', async (role) => {
  open(role);
  expect(await money()).toHaveTextContent('An administrator pays the money back.');
  expect(within(await money()).queryByRole('button', { name: 'Pay back' })).toBeNull();
});

test('an order of which nothing is due says nothing of it', async () => {
  open('admin', { to_refund: undefined, refunds: undefined });
  expect(await screen.findByRole('heading', { name: 'Parcel 1' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Money to pay back' })).toBeNull();
});

test('an accountant reads the returns of an order, and does nothing with them', async () => {
  open('accountant');
  const card = await screen.findByRole('article', { name: 'Return 1' });
  expect(card).toHaveTextContent('Can be paid back');
  expect(card).toHaveTextContent('Rs. 4,500');
  expect(within(card).queryByRole('button')).toBeNull();
  expect(within(card).queryByText('History')).toBeNull();
});

test('while the parcel is out nothing can be paid back, which the page says', async () => {
  open('admin', { stage: 'on_the_way' });
  const region = within(await money());
  expect(region.getByText(/^The parcel is out/)).toBeVisible();
  expect(region.queryByRole('button', { name: 'Pay back' })).toBeNull();
});
