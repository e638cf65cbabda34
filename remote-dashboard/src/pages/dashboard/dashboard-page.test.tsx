import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@pasal/shared/routing/paths';
import { answerCalls, failWith, forgetShops, renderShop } from '@pasal/shared/testing';
import { makeOverview, signedIn } from '../../testing/staff';
import { DashboardPage } from './dashboard-page';

afterEach(forgetShops);
const open = () => renderShop(<DashboardPage />, { at: paths.dashboard(), state: signedIn() });
const cardOf = (label: string) => screen.getByText(label).parentElement;
const listOf = (name: string) => within(screen.getByRole('region', { name }));

describe('the overview', () => {
  it('"cards Today\'s Orders, This Week, Last Month, Total Products"', async () => {
    answerCalls({ 'GET /auth/overview': makeOverview() });
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    await waitFor(() => expect(cardOf("Today's Orders")).toHaveTextContent(/Orders4$/));
    expect(cardOf('This Week')).toHaveTextContent(/Week31$/);
    expect(cardOf('Last Month')).toHaveTextContent(/Month1,240$/);
    expect(cardOf('Total Products')).toHaveTextContent(/Products126$/);
    expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
  });

  it('"lists Orders by Status and Products by Status", each leading to its list', async () => {
    answerCalls({ 'GET /auth/overview': makeOverview() });
    open();
    const orders = await listOf('Orders by Status').findAllByRole('link');
    expect(orders.map((link) => link.textContent)).toEqual(['Pending12', 'other3']);
    expect(orders[0]).toHaveAttribute('href', '/dashboard/order-management?status=pending');
    const [approved] = listOf('Products by Status').getAllByRole('link');
    expect(approved).toHaveTextContent('Approved120');
    expect(approved).toHaveAttribute('href', '/dashboard/product-management?status=approve');
  });

  it("'No orders found' / 'No products found'", async () => {
    const overview = makeOverview();
    answerCalls({
      'GET /auth/overview': {
        orders: { ...overview.orders, byStatus: [] },
        products: { total: 0, byStatus: [{ status: 'pending', total: 0 }] },
      },
    });
    open();
    expect(await screen.findByText('No orders found')).toBeInTheDocument();
    expect(screen.getByText('No products found')).toBeInTheDocument();
  });

  it('"on failure \'Failed to Load Data / Please try again later.\'", and Retry recovers', async () => {
    const server = answerCalls({ 'GET /auth/overview': failWith(500, { message: 'Broken' }) });
    const { user } = open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to Load Data');
    expect(alert).toHaveTextContent('Please try again later.');
    server.set('GET /auth/overview', makeOverview());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1,240')).toBeInTheDocument();
  });

  it('ends the session silently when a call is answered with 401', async () => {
    answerCalls({ 'GET /auth/overview': failWith(401, { message: 'Please sign in.' }) });
    const { store } = open();
    await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(false));
    expect(screen.queryByText('Please sign in.')).not.toBeInTheDocument();
  });
});
