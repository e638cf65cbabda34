import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@pasal/shared/routing/paths';
import { answerCalls, failWith, forgetShops, makeOrder, renderShop } from '@pasal/shared/testing';
import { makeOrdersAnswer, signedIn } from '../../testing/staff';
import { OrderManagementPage } from './order-management-page';

afterEach(forgetShops);
const open = (search = '') =>
  renderShop(<OrderManagementPage />, {
    at: `${paths.orderManagement()}${search}`,
    state: signedIn(),
  });
const order = makeOrder({
  id: 7,
  customer_name: 'Sita Sharma',
  created_at: '2026-11-20T06:15:00.000Z',
  total: 123456,
});
const rowOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest('tr');
  if (!row) throw new Error(`${text} stands in no row`);
  return row;
};
const answers = { 'GET /order-product': makeOrdersAnswer([order]) };

describe('order management', () => {
  it('"table (Ordered Date, Customer, Status, Phone, Address, Total, Actions with View / Update Status)"', async () => {
    answerCalls(answers);
    open();
    const row = await rowOf('Sita Sharma');
    const table = screen.getByRole('table', { name: 'Order Management' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Ordered Date', 'Customer', 'Status', 'Phone', 'Address', 'Total', 'Actions']);
    expect(row).toHaveTextContent('20 Nov 2026, 12:00NP-2026-000007');
    expect(row).toHaveTextContent('Pending+9779841234567Baneshwor 10, Kathmandu Metropolitan');
    expect(within(row).getByText('Rs. 1,23,456').closest('td')).toHaveStyle('text-align: end');
    expect(within(row).getByRole('button', { name: 'View NP-2026-000007' })).toBeVisible();
    expect(within(row).getByRole('button', { name: 'Update Status NP-2026-000007' })).toBeVisible();
  });

  it('asks for 10 a page, and keeps search, status and page in the address', async () => {
    const server = answerCalls({ 'GET /order-product': makeOrdersAnswer([order], 25) });
    const { user, location } = open('?page=2&search=sita&status=complete');
    await rowOf('Sita Sharma');
    expect(server.calls[0]?.query.toString()).toBe('page=2&search=sita&status=complete&limit=10');
    expect(screen.getByText('11 to 20 of 25 orders')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Completed');

    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(location()).toContain('page=3');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'other');
    expect(location()).toBe('/dashboard/order-management?search=sita&status=others');
    const search = screen.getByPlaceholderText('Search by name, email or phone');
    await user.clear(search);
    await user.type(search, '9841{Enter}');
    expect(location()).toBe('/dashboard/order-management?search=9841&status=others');
    await waitFor(() => expect(server.calls.at(-1)?.query.get('search')).toBe('9841'));
    expect(server.calls.at(-1)?.query.has('status')).toBe(true);
  });

  it("\"error view 'Failed to fetch orders.' with 'Try Again'\"", async () => {
    const server = answerCalls({ 'GET /order-product': failWith(500, { message: 'Broken' }) });
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch orders.');
    server.set('GET /order-product', makeOrdersAnswer([order]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await rowOf('Sita Sharma');
  });

  it('shows that it is loading, then that there is nothing', async () => {
    answerCalls({ 'GET /order-product': makeOrdersAnswer([]) });
    open('?search=nobody');
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('No orders found')).toBeInTheDocument();
    expect(screen.getByText('No order matches this search and status.')).toBeInTheDocument();
  });

  it('goes to the last page when the page asked for is no more', async () => {
    answerCalls({
      'GET /order-product': (request: Request) =>
        request.url.includes('page=9') ? makeOrdersAnswer([], 12) : makeOrdersAnswer([order], 12),
    });
    const { location } = open('?page=9&status=pending');
    await rowOf('Sita Sharma');
    expect(location()).toBe('/dashboard/order-management?page=2&status=pending');
  });

  it('"a detail dialog (customer, order info, shipping address, items, total)" and the history', async () => {
    const history = [
      {
        at: '2026-11-20T07:15:00.000Z',
        by: 'ram@pasal.test',
        from: 'pending',
        to: 'complete',
        remarks: 'Delivered to the gate',
      },
    ];
    answerCalls({ ...answers, 'GET /order-product/7': { order: { ...order, history } } });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^View/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Order NP-2026-000007' }));
    const region = (name: string) => dialog.getByRole('region', { name });
    expect(region('Customer')).toHaveTextContent('Sita Sharma');
    expect(region('Order Information')).toHaveTextContent('Cash on Delivery');
    expect(region('Shipping Address')).toHaveTextContent('Baneshwor 10');
    expect(region('Items')).toHaveTextContent('Dome Camera 12 × Rs. 4,500Rs. 9,000');
    expect(region('Items')).toHaveTextContent('TotalRs. 1,23,456');
    expect(await dialog.findByText('Pending → Completed')).toBeInTheDocument();
    expect(region('History')).toHaveTextContent('Delivered to the gate');
    expect(region('History')).toHaveTextContent('20 Nov 2026, 13:00, ram@pasal.test');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('the history fails by itself, with Try Again', async () => {
    const server = answerCalls({
      ...answers,
      'GET /order-product/7': failWith(500, { message: 'Broken' }),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^View/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the history.');
    expect(screen.getByRole('dialog')).toHaveTextContent('Sita Sharma');
    server.set('GET /order-product/7', { order: { ...order, history: [] } });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The status has not been changed yet.')).toBeInTheDocument();
  });
});
