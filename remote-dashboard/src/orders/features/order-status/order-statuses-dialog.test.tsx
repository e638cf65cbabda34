import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { BulkOrderStatusResponse, Order } from '@pasal/shared/contracts';
import {
  answerCalls,
  cutConnection,
  forgetShops,
  makeOrder,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { OrderStatusesDialog } from './order-statuses-dialog';

afterEach(forgetShops);
const orderOf = (id: number, part: Partial<Order> = {}) =>
  makeOrder({ id, order_number: `NP-2026-00000${id}`, version: 3, status: 'pending', ...part });
const onLeft = jest.fn();
const noRemarks = { readyRemarks: { settings: { remarks: [] }, version: 1 } };

function Opened({ orders }: { orders: readonly Order[] }) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return open ? (
    <OrderStatusesDialog orders={orders} onLeft={onLeft} onClose={close} />
  ) : (
    <p>Closed</p>
  );
}
const open = (orders: readonly Order[]) =>
  renderShop(<Opened orders={orders} />, { state: signedIn() });
const status = () => screen.getByRole('combobox', { name: 'Status' });
const remarks = () => screen.getByRole('textbox', { name: 'Remarks' });
const sent = (server: ReturnType<typeof answerCalls>) =>
  server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const answerOf = (message: string, ...results: BulkOrderStatusResponse['results']) => ({
  message,
  results,
});

describe('one status for several orders', () => {
  beforeEach(() => onLeft.mockReset());

  it('is sent in one call, with each version and one remark', async () => {
    const done = [1, 2].map((id) => ({ id, problem: null }));
    const server = answerCalls({ ...noRemarks, updateOrderStatuses: answerOf('Done', ...done) });
    const { user } = open([orderOf(1), orderOf(2, { status: 'others', version: 5 })]);
    const dialog = screen.getByRole('dialog', { name: 'Update status of 2 orders' });
    expect(within(dialog).getByText('Current status:')).toHaveTextContent('1 × Pending1 × other');
    expect(status()).toHaveValue('complete');
    await user.type(remarks(), 'Delivered');
    await user.click(screen.getByRole('button', { name: 'Update Status' }));
    expect(await screen.findByText('Closed')).toBeInTheDocument();
    expect(screen.getByText('Done')).toBeInTheDocument();
    expect(onLeft).toHaveBeenCalledWith([]);
    expect(sent(server)).toEqual([
      {
        status: 'complete',
        remarks: 'Delivered',
        orders: [
          { id: 1, version: 3 },
          { id: 2, version: 5 },
        ],
      },
    ]);
  });

  it('asks for a status where orders differ in what follows, and for the remark', async () => {
    const server = answerCalls(noRemarks);
    const { user } = open([orderOf(1), orderOf(2, { status: 'cancel' })]);
    expect(status()).toHaveDisplayValue('Choose a status');
    await user.click(screen.getByRole('button', { name: 'Update Status' }));
    expect(status()).toHaveAccessibleDescription('Choose a status.');
    expect(remarks()).toHaveAccessibleDescription('Seen by staff only. Remarks is required!');
    expect(sent(server)).toEqual([]);
  });

  it('names those that stayed, and tries them again as they are now, with what was typed', async () => {
    const problem = 'Someone else has changed this order.';
    const server = answerCalls({
      ...noRemarks,
      updateOrderStatuses: answerOf(
        '1 of 3 orders updated.',
        { id: 1, problem: null },
        { id: 2, problem, now: { status: 'others', version: 4 } },
        { id: 3, problem: 'Order not found' },
      ),
    });
    const { user } = open([orderOf(1), orderOf(2), orderOf(3)]);
    await user.type(remarks(), 'Delivered');
    await user.click(screen.getByRole('button', { name: 'Update Status' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('1 of 3 orders updated. These orders stayed as they are:');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      'NP-2026-000002: Someone else has changed this order. It is now: other.',
      'NP-2026-000003: Order not found',
    ]);
    expect(onLeft).toHaveBeenCalledWith([orderOf(2, { status: 'others', version: 4 })]);
    expect(remarks()).toHaveValue('Delivered');

    server.set('updateOrderStatuses', answerOf('Done', { id: 2, problem: null }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Closed')).toBeInTheDocument();
    expect(sent(server).at(-1)).toMatchObject({ orders: [{ id: 2, version: 4 }] });
  });

  it('keeps everything when the shop cannot be reached', async () => {
    answerCalls({ ...noRemarks, updateOrderStatuses: cutConnection });
    const { user } = open([orderOf(1), orderOf(2)]);
    await user.type(remarks(), 'Delivered');
    await user.click(screen.getByRole('button', { name: 'Update Status' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent("Can't reach the shop."),
    );
    expect(remarks()).toHaveValue('Delivered');
    expect(onLeft).not.toHaveBeenCalled();
  });
});
