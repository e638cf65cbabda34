import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { Order, OrderStatus } from '@pasal/shared/contracts';
import {
  answerCalls,
  type CallAnswers,
  cutConnection,
  failWith,
  forgetShops,
  makeOrder,
  refuseWith,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { OrderStatusDialog } from './order-status-dialog';

afterEach(forgetShops);
const order = makeOrder({ id: 7, version: 3, status: 'pending' });
const answerOf = (part: Partial<Order> = {}) => ({ order: { ...order, ...part, history: [] } });

function Opened(part: Partial<Order>) {
  const [open, setOpen] = useState(true);
  const listed = { ...order, ...part };
  return open ? (
    <OrderStatusDialog listed={listed} onClose={() => setOpen(false)} />
  ) : (
    <p>Closed</p>
  );
}
const open = (before: OrderStatus = 'pending') =>
  renderShop(<Opened status={before} />, { state: signedIn() });
const remarks = () => screen.getByRole('textbox', { name: 'Remarks' });
const told = () => screen.getByRole('textbox', { name: 'Tell the customer (optional)' });
const submit = () => screen.getByRole('button', { name: 'Update Status' });
const status = () => screen.getByRole('combobox', { name: 'Status' });
const remarksOfShop: CallAnswers = {
  readyRemarks: {
    settings: {
      remarks: [
        {
          remark: 'Handed to courier',
          status: 'others',
          customer_message: 'It is on its way.',
          customer_message_ne: 'सामान बाटोमा छ।',
        },
        { remark: 'Did not answer', status: null, customer_message: '' },
      ],
    },
    version: 0,
  },
};
const updates = (server: ReturnType<typeof answerCalls>) =>
  server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('updating the status of an order', () => {
  it('"pending, complete, cancel, others; shown Pending, Completed, Cancelled, other"', () => {
    answerCalls({ ...remarksOfShop, staffOrder: answerOf() });
    open();
    const options = within(status()).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
      ['pending', 'Pending'],
      ['complete', 'Completed'],
      ['cancel', 'Cancelled'],
      ['others', 'other'],
    ]);
  });

  it.each([
    ['pending', 'complete'],
    ['others', 'complete'],
    ['complete', 'complete'],
    ['cancel', 'cancel'],
  ] as const)('offers what usually follows: after %s comes %s', (before, after) => {
    answerCalls({ ...remarksOfShop, staffOrder: answerOf({ status: before }) });
    open(before);
    expect(status()).toHaveValue(after);
  });

  it('a ready remark fills in the remark, its status and what the customer is told (D97)', async () => {
    const server = answerCalls({
      ...remarksOfShop,
      staffOrder: answerOf(),
      updateOrderStatus: { message: 'Done', order },
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Did not answer' }));
    expect(status()).toHaveValue('complete');
    const courier = screen.getByRole('button', { name: 'Handed to courier' });
    await user.click(courier);
    expect(courier).toHaveAttribute('aria-pressed', 'true');
    expect(status()).toHaveValue('others');
    expect(remarks()).toHaveValue('Handed to courier');
    expect(told()).toHaveValue('It is on its way.');
    await user.type(told(), ' Call us.');
    await user.click(submit());
    await screen.findByText('Closed');
    expect(updates(server)).toEqual([
      {
        status: 'others',
        remarks: 'Handed to courier',
        customer_message: 'It is on its way. Call us.',
        version: 3,
      },
    ]);
  });

  it('what a buyer who ordered in Nepali is told is Nepali, before it is reworded', async () => {
    const language = 'ne' as const;
    answerCalls({ ...remarksOfShop, staffOrder: answerOf({ language }) });
    const { user } = renderShop(<Opened language={language} />, { state: signedIn() });
    await user.click(await screen.findByRole('button', { name: 'Handed to courier' }));
    expect(told()).toHaveValue('सामान बाटोमा छ।');
    await user.click(screen.getByRole('button', { name: 'Did not answer' }));
    expect(told()).toHaveValue('');
  });

  it('"remarks must be non-blank, else \'Remarks is required!\' (though the placeholder says optional)"', async () => {
    const server = answerCalls({ ...remarksOfShop, staffOrder: answerOf() });
    const { user } = open();
    expect(remarks()).toHaveAttribute('placeholder', 'Remarks (optional)');
    expect(remarks()).toHaveAttribute('maxlength', '2000');
    await user.type(remarks(), '   ');
    await user.click(submit());
    expect(remarks()).toHaveAccessibleDescription('Seen by staff only. Remarks is required!');
    expect(remarks()).toHaveFocus();
    expect(updates(server)).toEqual([]);
  });

  it('sends status, remarks and the version, says what the server says, and closes', async () => {
    const server = answerCalls({
      ...remarksOfShop,
      staffOrder: answerOf(),
      updateOrderStatus: { message: 'Updated, thank you', order },
    });
    const { user } = open();
    await user.selectOptions(status(), 'Completed');
    await user.type(remarks(), 'Delivered');
    await user.click(submit());
    expect(await screen.findByText('Updated, thank you')).toBeInTheDocument();
    expect(screen.getByText('Closed')).toBeInTheDocument();
    expect(updates(server)).toEqual([{ status: 'complete', remarks: 'Delivered', version: 3 }]);
  });

  it('"message, else \'Order Status updated successfully!!\'"', async () => {
    answerCalls({
      ...remarksOfShop,
      staffOrder: answerOf(),
      updateOrderStatus: { message: '', order },
    });
    const { user } = open();
    await user.type(remarks(), 'Delivered');
    await user.click(submit());
    expect(await screen.findByText('Order Status updated successfully!!')).toBeInTheDocument();
  });

  it('"server message, else \'Failed to update!\'", and what was typed stays', async () => {
    const server = answerCalls({
      ...remarksOfShop,
      staffOrder: answerOf(),
      updateOrderStatus: failWith(500, {}),
    });
    const { user } = open();
    await user.selectOptions(status(), 'Cancelled');
    await user.type(remarks(), 'Changed their mind');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update!');
    expect(remarks()).toHaveValue('Changed their mind');
    expect(status()).toHaveValue('cancel');

    server.set('updateOrderStatus', () => cutConnection());
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent("Can't reach the shop.");
    expect(remarks()).toHaveValue('Changed their mind');
  });

  it('shows a change of a colleague after a conflict, and then updates that', async () => {
    const words = 'Someone else has changed this order.';
    const server = answerCalls({
      ...remarksOfShop,
      staffOrder: answerOf(),
      updateOrderStatus: refuseWith('CONFLICT', words),
    });
    const { user } = open();
    await user.type(remarks(), 'Delivered');
    server.set('staffOrder', answerOf({ version: 4, status: 'others' }));
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await waitFor(() =>
      expect(screen.getByText('Current status:')).toHaveTextContent('Current status: other'),
    );
    server.set('updateOrderStatus', { message: 'Done', order });
    await user.selectOptions(status(), 'Completed');
    await user.click(submit());
    await screen.findByText('Closed');
    expect(updates(server).at(-1)).toEqual({
      status: 'complete',
      remarks: 'Delivered',
      version: 4,
    });
  });

  it('a session that is over ends silently', async () => {
    answerCalls({
      ...remarksOfShop,
      staffOrder: answerOf(),
      updateOrderStatus: refuseWith('UNAUTHENTICATED', 'Please sign in.'),
    });
    const { user, store } = open();
    await user.type(remarks(), 'Delivered');
    await user.click(submit());
    await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(false));
    expect(screen.queryByText('Please sign in.')).not.toBeInTheDocument();
  });
});
