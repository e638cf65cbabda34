import { screen, waitFor, within } from '@testing-library/react';
import type { Notification, NotificationsResponse, User } from '@pasal/shared/contracts';
import {
  answerCalls,
  forgetShops,
  makeUser,
  refuseWith,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { NotificationsPage } from './notifications-page';

afterEach(forgetShops);

const LIST = 'notifications';
const ME = { currentUser: { user: makeUser() } };
const admin = makeUser({ role: 'admin', id: 9 });
const open = (search = '', user?: User) =>
  renderShop(<NotificationsPage />, {
    at: `${patterns.notifications}${search}`,
    state: signedIn(user),
  });

function makeNotification(part: Partial<Notification> = {}): Notification {
  return {
    id: 1,
    created_at: '2026-11-20T06:15:00.000Z',
    kind: 'order_placed',
    audience: 'buyer',
    channel: 'email',
    recipient: 'sita@example.com',
    order_id: 7,
    order_number: 'NP-2026-000007',
    subject: 'We have received your order NP-2026-000007',
    state: 'sent',
    attempts: 1,
    next_attempt_at: null,
    last_error: null,
    sent_at: '2026-11-20T06:15:02.000Z',
    ...part,
  };
}

const failed = makeNotification({
  id: 2,
  state: 'failed',
  sent_at: null,
  last_error: '550 No such user',
});
const held = makeNotification({
  id: 3,
  channel: 'sms',
  recipient: '+9779841234567',
  state: 'held',
  attempts: 0,
  sent_at: null,
});

function answerOf(
  notifications: Notification[],
  part: Partial<NotificationsResponse> = {},
): NotificationsResponse {
  const total = notifications.length;
  const counts = { waiting: 0, sent: 0, failed: 0, held: 0, discarded: 0 };
  for (const { state } of notifications) counts[state] += 1;
  return {
    notifications,
    pagination: { page: 1, limit: 10, totalPages: 1, totalNotifications: total },
    counts,
    channels: { email: true, sms: false },
    ...part,
  };
}

const rowOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest('tr');
  if (!row) throw new Error(`${text} stands in no row`);
  return row;
};

describe('notifications', () => {
  it('lists what was written, to whom, and how far it came', async () => {
    answerCalls({
      ...ME,
      [LIST]: answerOf([
        makeNotification(),
        makeNotification({
          id: 4,
          audience: 'shop',
          recipient: null,
          subject: 'New order NP-2026-000007',
          state: 'waiting',
          attempts: 2,
          sent_at: null,
          next_attempt_at: '2026-11-20T06:45:00.000Z',
          last_error: 'connect ECONNREFUSED',
        }),
      ]),
    });
    open();
    const sent = await rowOf('We have received your order NP-2026-000007');
    expect(sent).toHaveTextContent('20 Nov 2026, 12:00');
    expect(sent).toHaveTextContent('sita@example.com');
    expect(sent).toHaveTextContent('Sent20 Nov 2026, 12:00');
    const link = within(sent).getByRole('link', { name: 'NP-2026-000007' });
    expect(link).toHaveAttribute('href', '/dashboard/order-management?search=NP-2026-000007');
    const waiting = await rowOf('New order NP-2026-000007');
    expect(waiting).toHaveTextContent('The shop');
    expect(waiting).toHaveTextContent('Next attempt 20 Nov 2026, 12:30connect ECONNREFUSED');
    expect(screen.queryByRole('button', { name: /Again/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /not sent/ })).not.toBeInTheDocument();
  });

  it('sends a failed message again, and says so', async () => {
    const server = answerCalls({
      ...ME,
      [LIST]: answerOf([failed]),
      retryNotification: {
        message: 'The message will be resent shortly.',
        notification: makeNotification({ id: 2, state: 'waiting', attempts: 0, sent_at: null }),
      },
    });
    const { user } = open();
    const row = await rowOf('550 No such user');
    expect(row).toHaveTextContent('Failedafter 1 attempt');
    await user.click(within(row).getByRole('button', { name: /^Send Again/ }));
    expect(await screen.findByText('The message will be resent shortly.')).toBeInTheDocument();
    // The page requests the list again.
    await waitFor(() =>
      expect(server.calls.filter(({ path }) => path === '/notification')).toHaveLength(2),
    );
  });

  it('says why a message cannot be sent again', async () => {
    answerCalls({
      ...ME,
      [LIST]: answerOf([failed]),
      retryNotification: refuseWith('CONFLICT', 'It was sent already.'),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Send Again/ }));
    expect(await screen.findByText('It was sent already.')).toBeInTheDocument();
  });

  it('tells what is kept and why, and offers nothing that cannot work', async () => {
    answerCalls({ ...ME, [LIST]: answerOf([held], { channels: { email: false, sms: false } }) });
    open();
    const attention = await screen.findByRole('region', { name: 'Unsent messages' });
    expect(attention).toHaveTextContent('1 message is on hold until the shop can send.');
    expect(attention).toHaveTextContent(
      "Email isn't connected yet. Ask your technician to connect it.",
    );
    expect(attention).toHaveTextContent("Text messages aren't connected yet");
    expect(screen.queryByRole('button', { name: /send/i })).not.toBeInTheDocument();
  });

  it('sends all failed, or all kept, again at once', async () => {
    const server = answerCalls({
      ...ME,
      [LIST]: answerOf([failed, held], { channels: { email: true, sms: true } }),
      retryNotifications: { message: '1 message will be resent shortly.', retried: 1 },
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Resend failed' }));
    await user.click(await screen.findByRole('button', { name: 'Send all on hold' }));
    const posts = server.calls.filter(({ method }) => method === 'POST');
    expect(posts.map(({ body }) => body)).toEqual([{ state: 'failed' }, { state: 'held' }]);
  });

  it('lets an administrator discard one, or all that are kept, and nobody else', async () => {
    const server = answerCalls({
      currentUser: { user: admin },
      [LIST]: answerOf([failed, held], { channels: { email: false, sms: false } }),
      discardNotification: { message: "1 message won't be sent.", discarded: 1 },
      discardNotifications: { message: "1 message won't be sent.", discarded: 1 },
    });
    const { user } = open('', admin);
    const row = await rowOf('550 No such user');
    await user.click(within(row).getByRole('button', { name: /^Discard/ }));
    const asked = within(screen.getByRole('dialog', { name: 'Discard 1 message?' }));
    await user.click(asked.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText("1 message won't be sent.")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Discard all on hold' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const posts = server.calls.filter(({ method }) => method === 'POST');
    expect(posts.map(({ path, body }) => [path, body])).toEqual([
      ['/notification/2/discard', ''],
      ['/notification/discard', { state: 'held' }],
    ]);
  });

  it('offers staff nothing to discard', async () => {
    answerCalls({ ...ME, [LIST]: answerOf([failed, held]) });
    open();
    await rowOf('550 No such user');
    expect(screen.queryByRole('button', { name: /^Discard/ })).not.toBeInTheDocument();
  });

  it('keeps status and page in the address', async () => {
    const server = answerCalls({
      ...ME,
      [LIST]: answerOf([failed], {
        pagination: { page: 1, limit: 10, totalPages: 3, totalNotifications: 25 },
      }),
    });
    const { user, location } = open('?page=2&status=failed');
    await rowOf('550 No such user');
    expect(server.calls[0]?.query.toString()).toBe('page=2&limit=10&state=failed');
    expect(screen.getByText('11 to 20 of 25 notifications')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'On hold');
    expect(location()).toBe('/dashboard/notifications?status=held');
  });

  it('shows that it is loading, then that there is nothing', async () => {
    answerCalls({ ...ME, [LIST]: answerOf([]) });
    open('?status=failed');
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('No notifications found')).toBeInTheDocument();
    expect(screen.getByText('No messages have this status.')).toBeInTheDocument();
  });

  it('says that it failed, and tries again', async () => {
    const server = answerCalls({ ...ME, [LIST]: refuseWith('INTERNAL', 'Broken') });
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch notifications.');
    server.set(LIST, answerOf([failed]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await rowOf('550 No such user');
  });
});
