import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OrderEvent, Role } from '@pasal/shared/contracts';
import {
  answerCalls,
  type CallAnswers,
  failWith,
  forgetShops,
  makeDistrict,
  makeOrder,
  makeSiteSettings,
  refuseWith,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { makeOrdersAnswer } from '../../../testing/staff';
import { OrderManagementPage } from './order-management-page';

afterEach(forgetShops);
const open = (search = '', role: Role = 'staff') =>
  renderShop(<OrderManagementPage />, {
    at: `${patterns.orderManagement}${search}`,
    state: signedIn({ id: 1, role }),
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
const box = (name: string) => screen.getByRole('checkbox', { name });
/** The box in the table's head; the one above it is for cards. */
const allOf = () => screen.getAllByRole('checkbox', { name: 'Select all on this page' })[1];
const bar = () => within(screen.getByRole('group', { name: 'Selected orders' }));
/** Returns a row's address cell. */
const placeOf = (row: HTMLElement) => within(row).getAllByRole('cell')[5];
const district = makeDistrict({ id: 3, name: 'Lalitpur', cities: [{ id: 31, name: 'Godawari' }] });
/** The answers that the page needs in addition to its orders. */
const aside: CallAnswers = {
  currentUser: failWith(503, {}),
  districts: { districts: [makeDistrict({ id: 2 }), district] },
  newOrders: { newest: 7, total: 0 },
  siteSettings: { settings: makeSiteSettings(), version: 1 },
  chatSettings: {
    settings: { whatsapp: '', viber: '', messenger: '', templates: [] },
    version: 0,
  },
};
const answers: CallAnswers = { ...aside, staffOrders: makeOrdersAnswer([order]) };
const listed = (server: ReturnType<typeof answerCalls>) =>
  server.calls.filter(({ path }) => path === '/order-product').map(({ query }) => query);

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
    ).toEqual([
      'Select',
      'Ordered Date',
      'Customer',
      'Status',
      'Phone',
      'Address',
      'Total',
      'Actions',
    ]);
    expect(row).toHaveTextContent('20 Nov 2026, 12:00NP-2026-000007');
    expect(row).toHaveTextContent('Pending+977 984-1234567');
    expect(within(row).getByText('Rs. 1,23,456').closest('td')).toHaveStyle('text-align: end');
    expect(within(row).getByRole('button', { name: 'View NP-2026-000007' })).toBeVisible();
    expect(within(row).getByRole('button', { name: 'Update Status NP-2026-000007' })).toBeVisible();
  });

  it('asks for 10 a page, and keeps search, status and page in the address', async () => {
    const server = answerCalls({ ...aside, staffOrders: makeOrdersAnswer([order], 25) });
    const { user, location } = open('?page=2&search=sita&status=complete');
    await rowOf('Sita Sharma');
    expect(listed(server)[0]?.toString()).toBe('page=2&search=sita&status=complete&limit=10');
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
    await waitFor(() => expect(listed(server).at(-1)?.get('search')).toBe('9841'));
    expect(listed(server).at(-1)?.has('status')).toBe(true);
  });

  it("\"error view 'Failed to fetch orders.' with 'Try Again'\"", async () => {
    const server = answerCalls({
      ...aside,
      staffOrders: refuseWith('INTERNAL', 'Broken'),
    });
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch orders.');
    server.set('staffOrders', makeOrdersAnswer([order]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await rowOf('Sita Sharma');
  });

  it('shows that it is loading, then that there is nothing', async () => {
    answerCalls({ ...aside, staffOrders: makeOrdersAnswer([]) });
    open('?search=nobody');
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('No orders found')).toBeInTheDocument();
    expect(screen.getByText('No orders match this search and these filters.')).toBeInTheDocument();
  });

  it('goes to the last page when the page asked for is no more', async () => {
    answerCalls({
      ...aside,
      staffOrders: (request: Request) =>
        request.url.includes('page=9') ? makeOrdersAnswer([], 12) : makeOrdersAnswer([order], 12),
    });
    const { location } = open('?page=9&status=pending');
    await rowOf('Sita Sharma');
    expect(location()).toBe('/dashboard/order-management?page=2&status=pending');
  });

  it('says city and district first, so that they are seen however narrow the column is', async () => {
    const same = makeOrder({
      id: 8,
      customer_name: 'Hari',
      city: 'Lalitpur',
      district: 'Lalitpur',
    });
    const near = {
      ...order,
      address: 'Old Market, Ward 4',
      city: 'Kirtipur',
      district: 'Kathmandu',
    };
    answerCalls({ ...answers, staffOrders: makeOrdersAnswer([near, same]) });
    open();
    expect(placeOf(await rowOf('Sita Sharma'))).toHaveTextContent(
      /^Kirtipur, Kathmandu\s*Old Market, Ward 4$/,
    );
    expect(placeOf(await rowOf('Hari'))).toHaveTextContent(/^Lalitpur\s*Baneshwor 10$/);
  });

  it('"a detail dialog (customer, order info, shipping address, items, total)" and the history', async () => {
    const history: OrderEvent[] = [
      {
        at: '2026-11-20T06:15:00.000Z',
        by: null,
        by_customer: true,
        from: null,
        to: 'pending',
        remarks: null,
      },
      {
        at: '2026-11-20T07:15:00.000Z',
        by: 'ram@pasal.test',
        by_customer: false,
        from: 'pending',
        to: 'complete',
        remarks: 'Delivered to the gate',
      },
    ];
    answerCalls({ ...answers, staffOrder: { order: { ...order, history } } });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^View/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Order NP-2026-000007' }));
    const region = (name: string) => dialog.getByRole('region', { name });
    expect(region('Customer')).toHaveTextContent('Sita Sharma');
    expect(dialog.getByRole('link', { name: '+977 984-1234567' })).toHaveAttribute(
      'href',
      'tel:+9779841234567',
    );
    expect(region('Order Information')).toHaveTextContent('Cash on Delivery');
    expect(region('Shipping Address')).toHaveTextContent('Baneshwor 10');
    expect(region('Items')).toHaveTextContent('Dome Camera 12 × Rs. 4,500Rs. 9,000');
    expect(region('Items')).toHaveTextContent('TotalRs. 1,23,456');
    expect(await dialog.findByText('Pending → Completed')).toBeInTheDocument();
    expect(region('History')).toHaveTextContent('Pending20 Nov 2026, 12:00, the customer');
    expect(region('History')).toHaveTextContent('Delivered to the gate');
    expect(region('History')).toHaveTextContent('20 Nov 2026, 13:00, ram@pasal.test');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('the dialog says what the delivery costs and when it was promised', async () => {
    const promised = { from: '2026-11-24', to: '2026-11-26' };
    const delivered = { ...order, delivery_charge: 150, promised };
    answerCalls({
      ...answers,
      staffOrders: makeOrdersAnswer([delivered]),
      staffOrder: { order: { ...delivered, history: [] } },
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^View/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Order NP-2026-000007' }));
    expect(dialog.getByRole('region', { name: 'Items' })).toHaveTextContent(
      'Delivery ChargeRs. 150',
    );
    expect(dialog.getByText('Tue, 24 Nov to Thu, 26 Nov')).toBeVisible();
  });

  it('the history fails by itself, with Try Again', async () => {
    const server = answerCalls({
      ...answers,
      staffOrder: refuseWith('INTERNAL', 'Broken'),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^View/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the history.');
    expect(screen.getByRole('dialog')).toHaveTextContent('Sita Sharma');
    server.set('staffOrder', { order: { ...order, history: [] } });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText("The status hasn't changed yet.")).toBeInTheDocument();
  });

  it('shows the orders of a district, a city and days, and keeps them in the address', async () => {
    const server = answerCalls(answers);
    const { user, location } = open('?page=3');
    await rowOf('Sita Sharma');
    const city = screen.getByRole('combobox', { name: 'City' });
    expect(city).toBeDisabled();
    const place = screen.getByRole('combobox', { name: 'District' });
    await waitFor(() => expect(place).toBeEnabled());
    await user.type(place, 'lalit{Enter}');
    expect(location()).toBe('/dashboard/order-management?district_id=3');
    await user.type(city, 'goda{Enter}');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '0002-11-01' } });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } });
    const filters = 'district_id=3&city_id=31&from=2026-11-01&to=2026-11-20';
    expect(location()).toBe(`/dashboard/order-management?${filters}`);
    await waitFor(() =>
      expect(Object.fromEntries(listed(server).at(-1) ?? [])).toEqual({
        page: '1',
        limit: '10',
        ...Object.fromEntries(new URLSearchParams(filters)),
      }),
    );
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      `/api/v1/order-product/export?${filters}`,
    );
    await user.clear(place);
    await user.tab();
    expect(location()).toBe('/dashboard/order-management?from=2026-11-01&to=2026-11-20');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(location()).toBe('/dashboard/order-management');
    expect(screen.getByLabelText('From')).toHaveValue('');
  });

  it('shows the orders of a stage, which the address keeps and the export takes', async () => {
    const server = answerCalls(answers);
    const { user, location } = open('?page=2&status=pending');
    await rowOf('Sita Sharma');
    const stage = screen.getByRole('combobox', { name: 'Stage' });
    expect(stage).toHaveDisplayValue('All stages');
    await user.selectOptions(stage, 'Could not deliver');
    const filters = 'status=pending&stage=could_not_deliver';
    expect(location()).toBe(`/dashboard/order-management?${filters}`);
    await waitFor(() => expect(listed(server).at(-1)?.get('stage')).toBe('could_not_deliver'));
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      `/api/v1/order-product/export?${filters}`,
    );
    await user.selectOptions(stage, 'All stages');
    expect(location()).toBe('/dashboard/order-management?status=pending');
  });

  it('says when the districts could not be loaded, and the orders are there all the same', async () => {
    const server = answerCalls({ ...answers, districts: failWith(500, {}) });
    const { user } = open();
    await rowOf('Sita Sharma');
    expect(screen.getByRole('alert')).toHaveTextContent("Districts couldn't be loaded.");
    server.set('districts', aside.districts);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'District' })).toBeEnabled());
  });

  it('an administrator deletes an order after being asked; staff are not offered it', async () => {
    const server = answerCalls({ ...answers, deleteOrder: { message: 'Gone now' } });
    const { user } = open('', 'admin');
    await rowOf('Sita Sharma');
    const more = { name: 'More actions for NP-2026-000007' };
    await user.click(screen.getByRole('button', more));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete order NP-2026-000007?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Gone now')).toBeInTheDocument();
    expect(server.calls.map(({ method }) => method)).toContain('DELETE');
  });

  it('staff are not offered to delete, and a refusal shows the words of the server', async () => {
    answerCalls({ ...answers, deleteOrder: refuseWith('FORBIDDEN', 'Not you') });
    const { user, unmount } = open('', 'staff');
    await rowOf('Sita Sharma');
    await user.click(screen.getByRole('button', { name: /^More actions/ }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Packing slip',
      'Invoice',
    ]);
    unmount();
    const admin = open('', 'admin').user;
    await rowOf('Sita Sharma');
    await admin.click(screen.getByRole('button', { name: /^More actions/ }));
    await admin.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await admin.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Not you')).toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveTextContent('Sita Sharma');
  });

  it('prints a packing slip: where to, what and how many, boxes to tick, no prices', async () => {
    window.print = jest.fn();
    answerCalls(answers);
    const { user } = open();
    await rowOf('Sita Sharma');
    await user.click(screen.getByRole('button', { name: /^More actions/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Packing slip' }));
    const name = 'Packing slip NP-2026-000007';
    const slip = await screen.findByRole('article', { name, hidden: true });
    expect(slip).toHaveTextContent('Sita SharmaBaneshwor 10Kathmandu Metropolitan City, Kathmandu');
    const [row] = within(slip).getAllByRole('row', { hidden: true }).slice(1);
    expect(row).toHaveTextContent('2Dome Camera 1');
    expect(within(row as HTMLElement).getAllByRole('img', { hidden: true })).toHaveLength(1);
    expect(row).not.toHaveTextContent('Rs.');
    expect(slip).toHaveTextContent('Collect Rs. 1,23,456 in cash');
    expect(slip).toHaveTextContent('+977 1-5970000');
    const code = { name: 'Code 128 of NP-2026-000007', hidden: true };
    expect(within(slip).getByRole('img', code)).toBeInTheDocument();
    expect(window.print).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(slip).not.toBeInTheDocument();
  });

  it.each([
    ['complete', 'Paid. Collect nothing.'],
    ['cancel', "This order was cancelled. Don't pack it."],
  ] as const)('the slip of an order that is %s says so instead', async (status, words) => {
    window.print = jest.fn();
    answerCalls({ ...answers, staffOrders: makeOrdersAnswer([{ ...order, status }]) });
    const { user } = open();
    await rowOf('Sita Sharma');
    await user.click(screen.getByRole('button', { name: /^More actions/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Packing slip' }));
    const slip = await screen.findByRole('article', { name: /^Packing slip/, hidden: true });
    expect(slip).toHaveTextContent(words);
    expect(slip).not.toHaveTextContent('Rs.');
  });

  it('the last remark stands in the row', async () => {
    const remarks = 'Did not answer twice';
    answerCalls({ ...answers, staffOrders: makeOrdersAnswer([{ ...order, remarks }]) });
    open();
    expect(await rowOf('Sita Sharma')).toHaveTextContent('PendingDid not answer twice');
  });

  describe('several orders', () => {
    const orders = [7, 8, 9].map((id) =>
      makeOrder({ id, order_number: `NP-2026-00000${id}`, customer_name: `Buyer ${id}` }),
    );
    const many: CallAnswers = {
      ...aside,
      readyRemarks: { settings: { remarks: [] }, version: 0 },
      staffOrders: ({ url }: Request) =>
        makeOrdersAnswer(url.includes('page=2') ? orders.slice(2) : orders.slice(0, 2), 12),
    };

    it('are selected by row or all at once, over pages, and until another filter', async () => {
      answerCalls(many);
      const { user } = open();
      await rowOf('Buyer 7');
      expect(screen.queryByRole('group', { name: 'Selected orders' })).toBeNull();
      await user.click(box('Select NP-2026-000007'));
      expect(screen.getByText('1 order selected')).toBeVisible();
      expect(allOf()).toBePartiallyChecked();
      await user.click(allOf() as HTMLElement);
      expect(screen.getByText('2 orders selected')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Next' }));
      await rowOf('Buyer 9');
      expect(screen.getByText('2 on other pages')).toBeVisible();
      await user.click(box('Select NP-2026-000009'));
      expect(screen.getByText('3 orders selected')).toBeVisible();
      await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed');
      expect(screen.queryByText(/selected$/)).toBeNull();
    });

    it('get one status; those that stayed as they are stay selected', async () => {
      const server = answerCalls({
        ...many,
        updateOrderStatuses: {
          message: '1 of 2 orders updated.',
          results: [
            { id: 7, problem: null },
            { id: 8, problem: 'Changed.', now: { status: 'others', version: 2 } },
          ],
        },
      });
      const { user } = open();
      await rowOf('Buyer 7');
      await user.click(allOf() as HTMLElement);
      await user.click(bar().getByRole('button', { name: 'Set status' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Update status of 2 orders' }));
      await user.type(dialog.getByRole('textbox', { name: 'Remarks' }), 'Delivered');
      await user.click(dialog.getByRole('button', { name: 'Update Status' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('NP-2026-000008');
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      expect(screen.getByText('1 order selected')).toBeVisible();
      expect(box('Select NP-2026-000008')).toBeChecked();
      const sent = server.calls.find(({ method }) => method === 'PUT');
      expect(sent?.path).toBe('/order-product/bulk-status');
      await user.click(bar().getByRole('button', { name: 'Clear selection' }));
      expect(screen.queryByText(/selected$/)).toBeNull();
    });

    it('are printed as one document, once', async () => {
      window.print = jest.fn();
      answerCalls(many);
      const { user } = open();
      await rowOf('Buyer 7');
      await user.click(allOf() as HTMLElement);
      for (const [button, paper] of [
        ['Print slips', /^Packing slip/],
        ['Print invoices', /^Invoice/],
      ] as const) {
        await user.click(bar().getByRole('button', { name: button }));
        const papers = { name: paper, hidden: true };
        await waitFor(() => expect(screen.getAllByRole('article', papers)).toHaveLength(2));
        act(() => void window.dispatchEvent(new Event('afterprint')));
        expect(screen.queryByRole('article', { hidden: true })).toBeNull();
      }
      expect(window.print).toHaveBeenCalledTimes(2);
    });
  });

  it('prints the invoice from the details, which stay open', async () => {
    window.print = jest.fn();
    answerCalls({ ...answers, staffOrder: { order: { ...order, history: [] } } });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^View/ }));
    await user.click(screen.getByRole('button', { name: 'Invoice' }));
    const name = 'Invoice NP-2026-000007';
    const invoice = await screen.findByRole('article', { name, hidden: true });
    expect(invoice).toHaveTextContent('Rs. 1,23,456');
    expect(window.print).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('nothing is printed when the shop could not be asked for its details', async () => {
    window.print = jest.fn();
    answerCalls({ ...answers, siteSettings: failWith(500, {}) });
    const { user } = open();
    await rowOf('Sita Sharma');
    await user.click(screen.getByRole('button', { name: /^More actions/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Invoice' }));
    expect(
      await screen.findByText("The shop's details couldn't be loaded. Please try again."),
    ).toBeInTheDocument();
    expect(window.print).not.toHaveBeenCalled();
  });
});
