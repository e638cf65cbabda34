import { screen, within } from '@testing-library/react';
import type { CustomersResponse } from '@pasal/shared/contracts';
import { answerCalls, failWith, forgetShops } from '@pasal/shared/testing';
import { openAsAdmin } from '../../../testing/as-admin';
import { CustomersPage } from './customers-page';

afterEach(forgetShops);

const sita: CustomersResponse['customers'][number] = {
  order_id: 7,
  phone: '+9779841234567',
  customer_name: 'Sita Sharma',
  city: 'Kirtipur',
  last_at: '2026-11-20T06:15:00.000Z',
  orders: 5,
  open: 1,
  delivered: 3,
  cancelled: 1,
  came_back: 1,
  refused: 2,
  returned: 0,
  bought: 12_500,
  joined: 1,
  notes: 2,
};
const open = (customers: CustomersResponse | ReturnType<typeof failWith>) => {
  const server = answerCalls({ customers });
  return { server, ...openAsAdmin(<CustomersPage />, '/dashboard/customers') };
};

describe('customers (D240)', () => {
  it('are listed with what became of their orders, and go on', async () => {
    const { server, user, location } = open({ customers: [sita], next: 6 });
    const row = within(await screen.findByRole('row', { name: /Sita Sharma/ }));
    expect(row.getByRole('link', { name: 'Sita Sharma' })).toHaveAttribute(
      'href',
      '/dashboard/customer?phone=%2B9779841234567',
    );
    expect(row.getByText(/\+ 1 joined · 2 notes/)).toBeVisible();
    expect(row.getByText('2 refused')).toBeVisible();
    expect(row.getByText('Rs. 12,500')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Earlier customers' }));
    expect(location()).toBe('/dashboard/customers?before=6');
    expect(server.calls.at(-1)?.query.get('before')).toBe('6');
    await user.click(screen.getByRole('button', { name: 'Back to the latest' }));
    expect(location()).toBe('/dashboard/customers');
  });

  it('may be none, and may fail', async () => {
    const { server, user } = open(failWith(500, {}));
    expect(await screen.findByText('Failed to load customers.')).toBeVisible();
    server.set('customers', { customers: [], next: null });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No customers yet')).toBeVisible();
  });
});
