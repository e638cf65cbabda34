import { screen, within } from '@testing-library/react';
import type { CustomerDetails } from '@pasal/shared/contracts';
import { answerCalls, failWith, forgetShops } from '@pasal/shared/testing';
import { changesSent, openAsAdmin } from '../../../testing/as-admin';
import { CustomerPage } from './customer-page';

afterEach(forgetShops);

const at = '2026-11-20T06:15:00.000Z';
const note = { id: 1, at, by: 'staff@pasal.test', note: 'Call after five.' };
const phone = '+9779841234567';
const sita: CustomerDetails = {
  phone,
  customer_name: 'Sita Sharma',
  email: 'sita@example.com',
  since: at,
  orders: 5,
  open: 1,
  delivered: 3,
  cancelled: 1,
  came_back: 1,
  refused: 2,
  returned: 0,
  bought: 12_500,
  owes: 40,
  gets: 600,
  debts: [],
  joined: ['+9779801112223'],
  notes: [note],
  contacts: [],
  all_notes: [note],
  back: [
    {
      order_id: 7,
      order_number: 'NP-2026-000007',
      number: 1,
      stage: 'came_back',
      at,
      reason: 'refused',
      remarks: null,
      courier: 'NCM',
      refused: true,
    },
  ],
};
const open = (customerDetails: CustomerDetails | ReturnType<typeof failWith>) => {
  const server = answerCalls({
    customerDetails,
    customerOrders: { orders: [], next: null },
    noteCustomer: { message: 'Note kept.' },
  });
  const address = `/dashboard/customer?${String(new URLSearchParams({ phone }))}`;
  return { server, ...openAsAdmin(<CustomerPage />, address) };
};

describe('a customer', () => {
  it('stands with figures, what is owed either way, and parcels that came back', async () => {
    open(sita);
    const figures = within(await screen.findByRole('region', { name: 'In short' }));
    const figure = (name: string) => figures.getByText(name).nextElementSibling?.textContent;
    expect(['Orders', 'Still owes', 'Still gets'].map(figure)).toEqual(['5', 'Rs. 40', 'Rs. 600']);
    expect(screen.getByRole('link', { name: 'sita@example.com' })).toBeVisible();
    const back = screen.getByRole('region', { name: 'Parcels that came back' });
    expect(within(back).getByRole('link', { name: 'NP-2026-000007' })).toBeVisible();
  });

  it('gets notes', async () => {
    const { server, user } = open(sita);
    expect(await screen.findByText('Call after five.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^New note/ }), 'Has a dog.');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(changesSent(server)).toEqual([[expect.any(String), { phone, note: 'Has a dog.' }]]);
  });

  it('is nobody where the address has no phone number', async () => {
    open(failWith(400, { message: 'no' }));
    expect(await screen.findByText('This is no phone number.')).toBeVisible();
  });
});
