import { screen, within } from '@testing-library/react';
import type { GoodsToBuy } from '@pasal/shared/contracts';
import { answerCalls, forgetShops, makeUser, renderShop, signedIn } from '@pasal/shared/testing';
import { ownPaths, patterns } from '../../../paths';
import { me, openAsAdmin } from '../../../testing/as-admin';
import { StockPage } from './stock-page';

afterEach(forgetShops);

const quick: GoodsToBuy = {
  product_id: 4,
  title: 'Dome camera',
  variant_id: 2,
  variant_name: '4 MP',
  in_stock: 6,
  low_stock_limit: 5,
  weekly: 3.5,
  days_left: 12,
  suggested: 13,
  supplier: 'Himal Traders',
};

test('what to buy, how long it lasts, of whom it was bought and what it cost', async () => {
  const toBuy = { goods: [{ ...quick, last_cost: 650.5 }], total: 1 };
  const server = answerCalls({ currentUser: { user: me }, stockToBuy: toBuy });
  const { user, location } = openAsAdmin(<StockPage />, patterns.stock);
  const row = within(await screen.findByRole('row', { name: /Dome camera/ }));
  expect(row.getByRole('link')).toHaveAttribute('href', ownPaths.productStock(4, 2));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining(['12 days', '6', '5', '3.5', '13', 'Himal Traders', 'Rs. 650.50']),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Buy for' }), '8 weeks');
  expect(location()).toBe(`${patterns.stock}?weeks=8`);
  const asked = server.calls.filter(({ path }) => path === '/stock/to-buy');
  expect(asked.map(({ query }) => query.get('weeks'))).toEqual(['4', '8']);
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    expect.stringContaining('/stock/to-buy/export?weeks=8'),
  );
  expect(screen.getByRole('link', { name: 'Purchases' })).toBeInTheDocument();
});

test('staff see neither costs nor the ways to them', async () => {
  const user = makeUser({ role: 'staff' });
  answerCalls({ currentUser: { user }, stockToBuy: { goods: [quick], total: 1 } });
  renderShop(<StockPage />, { at: patterns.stock, state: signedIn(user) });
  await screen.findByRole('row', { name: /Dome camera/ });
  expect(screen.queryByRole('columnheader', { name: 'Last cost' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Profit' })).not.toBeInTheDocument();
});
