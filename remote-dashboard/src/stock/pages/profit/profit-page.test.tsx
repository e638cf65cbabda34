import { screen, within } from '@testing-library/react';
import { answerCalls, forgetShops } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { me, openAsAdmin } from '../../../testing/as-admin';
import { ProfitPage } from './profit-page';

afterEach(forgetShops);

test('what products earned; a cost that nobody knows is said as unknown', async () => {
  const known = { pieces: 4, sales: 4000, cost: 2600, unknown: 0, profit: 1400 };
  const open = { pieces: 1, sales: 500, cost: 0, unknown: 1, profit: null };
  const server = answerCalls({
    currentUser: { user: me },
    productProfit: {
      products: [
        { product_id: 4, title: 'Camera', ...known },
        { product_id: 5, title: 'Lock', ...open },
      ],
      products_total: 2,
      total: { pieces: 5, sales: 4500, cost: 2600, unknown: 1, profit: 1400 },
    },
  });
  openAsAdmin(<ProfitPage />, `${patterns.profit}?from=2026-11-01&to=2026-11-20`);
  const lock = within(await screen.findByRole('row', { name: /Lock/ }));
  expect(lock.getAllByText('Unknown')).toHaveLength(2);
  const camera = screen.getByRole('row', { name: /Camera/ });
  expect(camera).toHaveTextContent('Rs. 1,400');
  expect(screen.getByText(/Pieces of unknown cost: 1/)).toBeInTheDocument();
  const asked = server.calls.find(({ path }) => path === '/stock/profit');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-20',
  });
});
