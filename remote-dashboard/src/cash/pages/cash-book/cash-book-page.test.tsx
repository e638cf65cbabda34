import { screen, waitFor } from '@testing-library/react';
import type { CashBookResponse, CashEntry } from '@pasal/shared/contracts';
import { answerCalls, forgetShops, renderShop, signedIn } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { me } from '../../../testing/as-admin';
import { CashBookPage } from './cash-book-page';

afterEach(forgetShops);

const day = '2026-11-20';
const entry: CashEntry = {
  id: 9,
  at: '2026-11-20T06:15:00.000Z',
  day,
  kind: 'handed_in',
  amount: -5850,
  courier: 'NCM',
  order_id: 7,
  order_number: 'NP-2026-000007',
  number: 1,
  by: 'admin@pasal.test',
  remarks: 'Counted twice',
  way: null,
  reference: null,
};
const sum = { day, courier: 'NCM', by: null, way: null };
const book: CashBookResponse = {
  from: day,
  to: day,
  entries: [entry],
  next: 9,
  sums: [
    { ...sum, kind: 'handed_in', amount: -5850 },
    { ...sum, kind: 'taken', amount: 6000 },
    { ...sum, courier: null, by: 'admin@pasal.test', kind: 'taken', amount: 400 },
    { ...sum, courier: null, by: 'admin@pasal.test', kind: 'refunded', way: 'cash', amount: -100 },
    { ...sum, courier: null, by: 'admin@pasal.test', kind: 'refunded', way: 'bank', amount: -70 },
  ],
};

function open(answer: CashBookResponse) {
  const server = answerCalls({ currentUser: { user: me }, cashBook: answer });
  const page = renderShop(<CashBookPage />, {
    at: '/dashboard/money/book',
    route: patterns.cashBook,
    state: signedIn(me),
  });
  return { server, ...page };
}

describe('the cash book (D217)', () => {
  it('has the entries, and what came into the drawer by day and person', async () => {
    const { server, user } = open(book);
    expect(await screen.findByText('Counted twice')).toBeVisible();
    expect(screen.getByRole('link', { name: 'NP-2026-000007/1' })).toBeVisible();
    // Handed in and taken at the counter, less what was paid back in cash.
    expect(screen.getByText('Rs. 6,150')).toBeVisible();
    expect(screen.getByText('Handed in Rs. -5,850 · Taken Rs. 6,000')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Older entries' }));
    expect(server.calls.filter(({ query }) => query.get('before') === '9')).toHaveLength(1);
  });

  it('is read by keys, and each entry leads to its order', async () => {
    const { user, server, location } = open({
      ...book,
      entries: [entry, { ...entry, id: 8, order_id: 8 }],
    });
    const [first, second] = await screen.findAllByRole('link', { name: 'NP-2026-000007/1' });
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard('{Shift>}f{/Shift}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'date'));
    await user.keyboard('{Escape}j');
    await waitFor(() => expect(second).toHaveFocus());
    await user.keyboard('[BracketRight]');
    await waitFor(() =>
      expect(server.calls.filter(({ query }) => query.get('before') === '9')).toHaveLength(1),
    );
    await user.keyboard('{Escape}{Enter}');
    await waitFor(() => expect(location()).toMatch('/dashboard/order/'));
  });

  it('says when no cash moved', async () => {
    open({ ...book, entries: [], sums: [], next: null });
    expect(await screen.findByText('No cash moved on these days')).toBeVisible();
  });
});
