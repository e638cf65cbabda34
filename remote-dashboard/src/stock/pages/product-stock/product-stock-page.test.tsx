import { screen, waitFor, within } from '@testing-library/react';
import type { MovementsResponse } from '@pasal/shared/contracts';
import { answerCalls, forgetShops, refuseWith, renderShop } from '@pasal/shared/testing';
import { ownPaths, patterns } from '../../../paths';
import { changesSent, me } from '../../../testing/as-admin';
import { ProductStockPage } from './product-stock-page';

afterEach(forgetShops);

const stock = (in_stock: number): MovementsResponse => ({
  product: {
    id: 4,
    title: 'Dome camera',
    in_stock,
    with_serials: false,
    low_stock_limit: 5,
    variants: [],
  },
  movements: [
    {
      id: 9,
      at: '2026-11-26T08:30:00.000Z',
      quantity: -2,
      balance: in_stock,
      reason: 'order',
      by: null,
      remarks: null,
      variant_name: null,
      order: { id: 7, order_number: 'NP-2026-000007' },
      purchase: null,
    },
    {
      id: 8,
      at: '2026-11-25T08:30:00.000Z',
      quantity: 6,
      balance: in_stock + 2,
      reason: 'purchase',
      by: 'admin@pasal.test',
      remarks: 'Late',
      variant_name: null,
      order: null,
      purchase: { id: 3, supplier: 'Himal Traders', bill_number: 'A-1' },
    },
  ],
  next: '8:6',
});

function open(answer: MovementsResponse, search = '') {
  const server = answerCalls({ currentUser: { user: me }, stockMovements: answer });
  const at = `${ownPaths.productStock(4)}${search}`;
  return { server, ...renderShop(<ProductStockPage />, { at, route: patterns.productStock }) };
}

test('what moved the stock, by whom, why and what there was after it', async () => {
  const { server } = open(stock(10));
  const order = within(await screen.findByRole('row', { name: /NP-2026-000007/ }));
  expect(order.getByRole('link', { name: 'NP-2026-000007' })).toHaveAttribute(
    'href',
    ownPaths.order(7),
  );
  expect(order.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining(['OrderedNP-2026-000007', '−2', '10', '–']),
  );
  const bought = screen.getByRole('row', { name: /Himal Traders, bill A-1/ });
  expect(bought).toHaveTextContent('+6');
  expect(bought).toHaveTextContent('admin@pasal.test');
  expect(screen.getByRole('link', { name: 'Older movements' })).toHaveAttribute(
    'href',
    `${ownPaths.productStock(4)}?before=8%3A6`,
  );
  expect(server.calls.at(-1)?.query.get('product_id')).toBe('4');
});

test('a count that meets other stock says so, keeps what was typed, and goes with the stock of now', async () => {
  const { server, user } = open(stock(10));
  await user.click(await screen.findByRole('button', { name: 'Write a count' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Count Dome camera' }));
  const counted = dialog.getByRole('spinbutton', { name: 'Counted pieces' });
  await user.type(counted, '12');
  server.set(
    'correctStock',
    refuseWith('CONFLICT', 'The stock changed from 10 to 9.', { in_stock: 9 }),
  );
  server.set('stockMovements', stock(9));
  await user.clear(counted);
  await user.type(counted, '11');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The stock changed from 10 to 9.')).toBeInTheDocument();
  expect(await dialog.findByText('In stock now: 9')).toBeInTheDocument();
  expect(counted).toHaveValue(11);
  server.set('correctStock', { message: 'Stock corrected.', in_stock: 11 });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = changesSent(server).map(([, body]) => body);
  expect(sent.at(-1)).toMatchObject({
    product_id: 4,
    kind: 'count',
    quantity: 11,
    reason: 'counted',
    stock_seen: 9,
  });
});

test('what is no whole number is not sent', async () => {
  const { server, user } = open(stock(10));
  await user.click(await screen.findByRole('button', { name: 'Correct the stock' }));
  const pieces = screen.getByRole('spinbutton', { name: 'Pieces more or fewer' });
  await user.type(pieces, '1.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(pieces).toHaveAccessibleDescription(/Enter a whole number\./);
  expect(changesSent(server)).toEqual([]);
});

test('of a product in variants one is chosen before it can be corrected', async () => {
  const variants = [{ id: 2, name: 'Large', in_stock: 3 }];
  const answer = { ...stock(3), product: { ...stock(3).product, variants } };
  const { user, location } = open(answer);
  const choice = await screen.findByRole('combobox', { name: 'Variant' });
  expect(screen.queryByRole('button', { name: 'Write a count' })).not.toBeInTheDocument();
  await user.selectOptions(choice, 'Large');
  expect(location()).toBe(ownPaths.productStock(4, 2));
  expect(await screen.findByRole('button', { name: 'Write a count' })).toBeInTheDocument();
});
