import { screen, waitFor, within } from '@testing-library/react';
import type { Parcel } from '@pasal/shared/contracts';
import {
  answerCalls,
  forgetShops,
  makeOrder,
  refuseWith,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { changesSent } from '../../../testing/as-admin';
import { OrderPage } from './order-page';

afterEach(forgetShops);

const parcel = {
  number: 1,
  stage: 'delivered',
  stage_since: '2026-11-24T06:15:00.000Z',
  courier: { id: 4, name: 'Sita', phone: '+9779841234567', kind: 'rider' },
  consignment: null,
  weight_grams: null,
  pieces: 1,
  cash_due: 7000,
  owes: 500,
  version: 3,
  items: [{ line: 1, quantity: 2 }],
  events: [],
} as Parcel;

function open(role: 'accountant' | 'staff', part: Partial<Parcel> = {}) {
  const parcels = [{ ...parcel, ...part }];
  const order = { ...makeOrder({ id: 7, status: 'complete' }), history: [], parcels };
  const server = answerCalls({
    currentUser: { user: { id: 1, email: `${role}@pasal.test`, role } },
    staffOrder: { order },
    orderNeighbours: { previous: null, next: null },
    staffReturns: { returns: [], total: 0, counts: {} },
    endDebt: { message: 'Payment booked.', order },
    reverseDebt: { message: 'Reversed. It is owed again.', order },
  });
  const { user } = renderShop(<OrderPage />, {
    at: '/dashboard/order/7',
    route: patterns.order,
    state: signedIn({ id: 1, role }),
  });
  return { user, server };
}
const debts = async () => within(await screen.findByRole('region', { name: 'Owed by the buyer' }));
const sent = (body: object) => [['POST /order-product/7/parcel/1/debt', { owed: 500, ...body }]];

test('who keeps the money books what was paid later, and who has it', async () => {
  const { user, server } = open('accountant');
  await user.click((await debts()).getByRole('button', { name: 'Paid later' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Paid later: Parcel 1' }));
  expect(dialog.getByLabelText(/^Amount/)).toHaveValue('500');
  await user.clear(dialog.getByLabelText(/^Amount/));
  await user.type(dialog.getByLabelText(/^Amount/), '300');
  await user.selectOptions(dialog.getByLabelText(/^Who has the money/), 'Sita');
  await user.click(dialog.getByRole('button', { name: 'Book it' }));
  await waitFor(() =>
    expect(changesSent(server)).toEqual(sent({ end: 'paid', amount: 300, courier_id: 4 })),
  );
});

test('what is owed by now stands in the dialog where it changed, and is sent with the next press (D312)', async () => {
  const { user, server } = open('accountant');
  server.set('endDebt', refuseWith('CONFLICT', 'Something has changed.', { owed: 300 }));
  await user.click((await debts()).getByRole('button', { name: 'Paid later' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Paid later: Parcel 1' }));
  await user.click(dialog.getByRole('button', { name: 'Book it' }));
  expect(await dialog.findByText('Something has changed.')).toBeVisible();
  const amount = dialog.getByLabelText(/^Amount/);
  expect(amount).toHaveAccessibleDescription(/Rs. 300/);
  await user.clear(amount);
  await user.type(amount, '300{Enter}');
  await waitFor(() =>
    expect(changesSent(server).at(-1)).toEqual([
      'POST /order-product/7/parcel/1/debt',
      { end: 'paid', amount: 300, owed: 300 },
    ]),
  );
});

test('an amount is read in whichever digits, and one that is none is named at its field', async () => {
  const { user, server } = open('accountant');
  await user.click((await debts()).getByRole('button', { name: 'Paid later' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Paid later: Parcel 1' }));
  const amount = dialog.getByLabelText(/^Amount/);
  for (const none of ['0.001', '0', 'many', '1e2', '-5']) {
    await user.clear(amount);
    await user.type(amount, `${none}{Enter}`);
    expect(amount).toBeInvalid();
    expect(amount).toHaveAccessibleDescription(/Enter an amount of rupees above 0/);
  }
  await user.clear(amount);
  await user.type(amount, '३००.५{Enter}');
  await waitFor(() => expect(changesSent(server)).toEqual(sent({ end: 'paid', amount: 300.5 })));
});

test('what is forgiven needs a reason', async () => {
  const { user, server } = open('accountant');
  await user.click((await debts()).getByRole('button', { name: 'Forgive' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Forgive: Parcel 1' }));
  await user.click(dialog.getByRole('button', { name: 'Book it' }));
  expect(changesSent(server)).toEqual([]);
  await user.type(dialog.getByLabelText(/^Why/), 'a scratch');
  await user.click(dialog.getByRole('button', { name: 'Book it' }));
  await waitFor(() =>
    expect(changesSent(server)).toEqual(
      sent({ end: 'forgiven', amount: 500, remarks: 'a scratch' }),
    ),
  );
});

const ended = {
  id: 31,
  end: 'paid',
  amount: 500,
  courier: null,
  day: '2026-11-25',
  by: 'sita@pasal.test',
  remarks: 'at the counter',
  reversed: false,
} as const;

const makeEnded = (id: number, amount: number) => ({ ...ended, id, amount });

test('what was booked by mistake is taken back, with a reason, once', async () => {
  const { user, server } = open('accountant', {
    owes: undefined,
    ended: [{ ...ended, id: 30, reversed: true }, ended],
  });
  const region = await debts();
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    "Paid later: Rs. 500, 25 Nov 2026 · The shop's drawer · at the counter Reversed",
    "Paid later: Rs. 500, 25 Nov 2026 · The shop's drawer · at the counter Reverse",
  ]);
  await user.click(region.getByRole('button', { name: /^Reverse/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reverse: Parcel 1' }));
  await user.click(dialog.getByRole('button', { name: 'Reverse' }));
  expect(changesSent(server)).toEqual([]);
  await user.type(dialog.getByLabelText(/^Why/), 'another order');
  await user.click(dialog.getByRole('button', { name: 'Reverse' }));
  await waitFor(() =>
    expect(changesSent(server)).toEqual([
      [
        'POST /order-product/7/parcel/1/debt/reverse',
        { entry: 31, reason: 'another order', owed: 0, due: 0 },
      ],
    ]),
  );
});

test('other staff read what is owed', async () => {
  open('staff');
  const region = await debts();
  expect(region.getByText('Rs. 500')).toBeVisible();
  expect(region.getByText('Who keeps the money books what was paid later.')).toBeVisible();
  expect(region.queryByRole('button')).toBeNull();
});

const articleOf = async (number: number) =>
  within(await (await debts()).findByRole('article', { name: `Parcel ${number}` }));

test('a debt that ended leads to the next, the last one to the name of the order, and back', async () => {
  const { user, server } = open('accountant');
  const order = { ...makeOrder({ id: 7, status: 'complete' }), history: [] };
  const { owes: _owes, ...paid } = parcel;
  const other = { ...parcel, number: 2 };
  server.set('staffOrder', { order: { ...order, parcels: [parcel, other] } });
  const end = async (number: number, parcels: Parcel[]) => {
    await user.click((await articleOf(number)).getByRole('button', { name: 'Paid later' }));
    server.set('staffOrder', { order: { ...order, parcels } });
    await user.keyboard('{Enter}');
    await (await articleOf(number)).findByText(/^Paid later: Rs\. 500/);
  };
  const first = { ...paid, ended: [makeEnded(1, 500)] };
  const second = { ...paid, number: 2, ended: [makeEnded(2, 500)] };
  await end(1, [first, other]);
  expect((await articleOf(2)).getByRole('button', { name: 'Paid later' })).toHaveFocus();
  await end(2, [first, second]);
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(heading).toHaveFocus());
  await user.click((await articleOf(2)).getByRole('button', { name: /^Reverse/ }));
  const reversed = [{ ...makeEnded(2, 500), reversed: true }];
  server.set('staffOrder', {
    order: { ...order, parcels: [first, { ...other, ended: reversed }] },
  });
  await user.type(screen.getByLabelText(/^Why/), 'By mistake{Enter}');
  const again = await (await articleOf(2)).findByRole('button', { name: 'Paid later' });
  await waitFor(() => expect(again).toHaveFocus());
});
