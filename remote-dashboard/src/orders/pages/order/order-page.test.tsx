import { screen, within } from '@testing-library/react';
import {
  answerCalls,
  type CallAnswers,
  failWith,
  forgetShops,
  makeOrder,
  refuseWith,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { OrderPage } from './order-page';

afterEach(() => {
  forgetShops();
  jest.restoreAllMocks();
});
const order = { ...makeOrder({ id: 7, status: 'pending' }), history: [] };
const answers: CallAnswers = {
  currentUser: failWith(503, {}),
  staffOrder: { order },
  orderNeighbours: { previous: 9, next: null },
  chatSettings: {
    settings: {
      whatsapp: '',
      viber: '',
      messenger: '',
      templates: [
        { name: 'Day', text: 'It comes on {day}.' },
        { name: 'Confirm', text: '{name}: {order} for {total}?' },
        { name: 'Not reached', text: 'Call us about {order}.' },
      ],
    },
    version: 1,
  },
};
const open = (search = '', role: 'admin' | 'staff' = 'staff') =>
  renderShop(<OrderPage />, {
    at: `/dashboard/order/7${search}`,
    route: patterns.order,
    state: signedIn({ id: 1, role }),
  });

describe('the page of an order (D99)', () => {
  it('has the details of the dialog, and steps through the list it was opened from', async () => {
    const server = answerCalls(answers);
    open('?status=pending&late=true');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Order NP-2026-000007' }),
    ).toBeVisible();
    for (const name of ['Customer', 'Order Information', 'Shipping Address', 'Items', 'History']) {
      expect(screen.getByRole('region', { name })).toBeVisible();
    }
    expect(await screen.findByRole('link', { name: 'Previous order' })).toHaveAttribute(
      'href',
      '/dashboard/order/9?status=pending&late=true',
    );
    expect(screen.getByRole('button', { name: 'Next order' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Order Management' })).toHaveAttribute(
      'href',
      '/dashboard/order-management?status=pending&late=true',
    );
    const asked = server.calls.find(({ path }) => path.endsWith('/neighbours'));
    expect(asked?.query.toString()).toBe('status=pending&late=true');
  });

  it('calls, writes, and copies number, phone and address', async () => {
    answerCalls(answers);
    const { user } = open();
    const customer = within(await screen.findByRole('region', { name: 'Customer' }));
    expect(customer.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:+9779841234567',
    );
    // No day was promised, so the first message does not apply to this order.
    expect(await customer.findByText('Sita Sharma: NP-2026-000007 for Rs. 9,000?')).toBeVisible();
    await user.selectOptions(customer.getByLabelText('Message'), 'Not reached');
    expect(customer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/9779841234567?text=Call%20us%20about%20NP-2026-000007.',
    );
    expect(customer.getByRole('link', { name: 'Viber' })).toHaveAttribute(
      'href',
      'viber://chat?number=%2B9779841234567',
    );
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    for (const [name, text] of [
      ['Copy the message', 'Call us about NP-2026-000007.'],
      ['Copy the order number', 'NP-2026-000007'],
      ['Copy the phone number', '+9779841234567'],
      ['Copy the address', 'Baneshwor 10, Kathmandu Metropolitan City, Kathmandu'],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      expect(copied).toHaveBeenLastCalledWith(text);
      expect(await screen.findByText('Copied.')).toBeInTheDocument();
    }
  });

  it('writes first in the language in which the buyer ordered', async () => {
    const templates = [
      {
        name: 'Confirm',
        text: 'Is {order} for {total} on {day} right?',
        text_ne: '{order}, {total}, {day} ठिक छ?',
      },
    ];
    const promised = { from: '2026-11-26', to: '2026-11-28' };
    const settings = { whatsapp: '', viber: '', messenger: '', templates };
    answerCalls({
      ...answers,
      staffOrder: { order: { ...order, language: 'ne', total: 114_665, promised } },
      chatSettings: { settings, version: 1 },
    });
    const { user } = open();
    expect(
      await screen.findByText(
        'NP-2026-000007, रु. १,१४,६६५, बिही, २६ नोभेम्बर देखि शनि, २८ नोभेम्बर ठिक छ?',
      ),
    ).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Message'), 'Confirm');
    expect(
      screen.getByText('Is NP-2026-000007 for Rs. 1,14,665 on Thu, 26 Nov to Sat, 28 Nov right?'),
    ).toBeVisible();
  });

  it('writes about the order where there are no messages to choose from', async () => {
    answerCalls({ ...answers, chatSettings: refuseWith('INTERNAL', 'Broken') });
    open();
    expect(await screen.findByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/9779841234567?text=About%20your%20order%20NP-2026-000007%3A%20',
    );
    expect(screen.queryByLabelText('Message')).toBeNull();
  });

  it('a landline has no WhatsApp', async () => {
    answerCalls({ ...answers, staffOrder: { order: { ...order, phone: '+97715970123' } } });
    open();
    expect(await screen.findByRole('link', { name: 'Call' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });

  it('what the customer was told stands in the history beside the remark', async () => {
    const history = [
      {
        at: '2026-11-20T07:15:00.000Z',
        by: 'ram@pasal.test',
        by_customer: false,
        from: 'pending' as const,
        to: 'others' as const,
        remarks: 'Pathao 4711',
        customer_message: 'It is on its way.',
      },
    ];
    answerCalls({ ...answers, staffOrder: { order: { ...order, history } } });
    open();
    const region = await screen.findByRole('region', { name: 'History' });
    expect(await within(region).findByText('Pathao 4711')).toBeVisible();
    expect(region).toHaveTextContent('Told to the customer: It is on its way.');
  });

  it('offers what the list offers; deleting is the administrator’s', async () => {
    answerCalls({ ...answers, readyRemarks: { settings: { remarks: [] }, version: 0 } });
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Update Status' }));
    expect(
      screen.getByRole('dialog', { name: 'Update status of NP-2026-000007' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    unmount();
    open('', 'admin');
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible();
  });

  it('says that an order is gone, and recovers from a failure', async () => {
    const server = answerCalls({
      ...answers,
      staffOrder: refuseWith('NOT_FOUND', 'Order not found'),
    });
    const { unmount } = open();
    expect(await screen.findByText('Order not found')).toBeVisible();
    unmount();
    server.set('staffOrder', refuseWith('INTERNAL', 'Broken'));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the order.');
    server.set('staffOrder', { order });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Customer' })).toBeVisible();
  });
});
