import { screen, within } from '@testing-library/react';
import type { Purchase } from '@pasal/shared/contracts';
import { answerCalls, forgetShops, refuseWith } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { changesSent, me, openAsAdmin } from '../../../testing/as-admin';
import { makeStaffProduct } from '../../../testing/staff';
import { NewPurchasePage } from './new-purchase-page';

afterEach(forgetShops);

const supplier = { id: 2, name: 'Himal Traders', phone: '9801100110' };
const camera = makeStaffProduct({ id: 4, title: 'Dome camera', in_stock: 3 });
const bought: Purchase = {
  id: 5,
  supplier,
  bill_number: 'A-1',
  day: '2026-11-20',
  at: '2026-11-21T05:00:00.000Z',
  by: 'admin@pasal.test',
  remarks: null,
  reverses: null,
  is_reversed: false,
  total: 200,
  lines: [
    {
      product_id: 4,
      product_name: 'Dome camera',
      variant_id: null,
      variant_name: null,
      quantity: 2,
      cost: 100,
    },
  ],
};

function open(search = '') {
  const server = answerCalls({
    currentUser: { user: me },
    suppliers: { suppliers: [supplier] },
    staffProducts: { products: [camera], total: 1 },
    purchases: { purchases: [bought], next: null },
    addPurchase: { message: 'Purchase saved.', id: 6 },
  });
  return { server, ...openAsAdmin(<NewPurchasePage />, `${patterns.newPurchase}${search}`) };
}

test('a bill is entered line by line; what is missing is said where it is', async () => {
  const { server, user, location } = open();
  await user.click(await screen.findByRole('button', { name: 'Save purchase' }));
  expect(screen.getByText('Add at least one line.')).toBeInTheDocument();
  expect(screen.getByText('Choose a supplier.')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Find a product' }), 'dome{Enter}');
  await user.click(await screen.findByRole('button', { name: /Dome camera 3 in stock/ }));
  const pieces = screen.getByRole('spinbutton', { name: 'Pieces of Dome camera' });
  await user.clear(pieces);
  await user.type(pieces, '10');
  await user.type(screen.getByRole('spinbutton', { name: 'Cost of one Dome camera' }), '650.50');
  expect(screen.getByText('Rs. 6,505')).toBeInTheDocument();
  await user.type(screen.getByRole('combobox', { name: /Supplier/ }), 'Himal{Enter}');
  await user.type(screen.getByRole('textbox', { name: /Bill number/ }), ' A-7 ');
  server.set('addPurchase', refuseWith('CONFLICT', 'This bill is entered already.'));
  await user.click(screen.getByRole('button', { name: 'Save purchase' }));
  expect(await screen.findByText('This bill is entered already.')).toBeInTheDocument();
  expect(pieces).toHaveValue(10);
  server.set('addPurchase', { message: 'Purchase saved.', id: 6 });
  await user.click(screen.getByRole('button', { name: 'Save purchase' }));
  await screen.findByText('Purchase saved.');
  expect(location()).toBe(patterns.purchases);
  expect(changesSent(server).at(-1)).toMatchObject([
    'POST /stock/purchases',
    {
      supplier_id: 2,
      bill_number: 'A-7',
      lines: [{ product_id: 4, quantity: 10, cost: 650.5 }],
    },
  ]);
});

test('a bill that was entered wrong is filled in, and the right one takes its place', async () => {
  const { server, user } = open('?replaces=5');
  const cost = await screen.findByRole('spinbutton', { name: 'Cost of one Dome camera' });
  expect(cost).toHaveValue(100);
  expect(screen.getByText(/Bill A-1 is reversed/)).toBeInTheDocument();
  await user.clear(cost);
  await user.type(cost, '90');
  await user.click(screen.getByRole('button', { name: 'Save purchase' }));
  await screen.findByText('Purchase saved.');
  expect(changesSent(server).at(-1)?.[1]).toMatchObject({
    replaces: 5,
    bill_number: 'A-1',
    day: '2026-11-20',
    lines: [{ quantity: 2, cost: 90 }],
  });
});

test('a supplier who is new is added without leaving the bill', async () => {
  const { server, user } = open();
  server.set('addSupplier', {
    message: 'Supplier added.',
    supplier: { id: 3, name: 'Everest', phone: '' },
  });
  await user.click(await screen.findByRole('button', { name: 'New supplier' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add supplier' }));
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Everest');
  server.set('suppliers', { suppliers: [supplier, { id: 3, name: 'Everest', phone: '' }] });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByDisplayValue('Everest')).toBeInTheDocument();
});
