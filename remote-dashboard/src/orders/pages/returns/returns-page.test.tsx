import { screen, waitFor, within } from '@testing-library/react';
import type { StaffReturn } from '@pasal/shared/contracts';
import { answerCalls, forgetShops, renderShop, signedIn } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { changesSent } from '../../../testing/as-admin';
import { ReturnsPage } from './returns-page';

afterEach(forgetShops);

const at = '2026-11-24T06:15:00.000Z';
const returned: StaffReturn = {
  id: 5,
  version: 3,
  number: 1,
  parcel: 1,
  kind: 'return',
  state: 'received',
  reason: 'faulty',
  remarks: 'It stays dark.',
  asked_at: at,
  state_since: at,
  items: [{ line: 1, name: 'Dome Camera', quantity: 2, price: 4500, whole: 0, damaged: 1 }],
  pictures: [],
  words: '',
  order: {
    id: 12,
    order_number: 'NP-2026-000012',
    customer_name: 'Sita Sharma',
    phone: '+9779841234567',
  },
  refundable: 9000,
  worth: 4500,
  history: [{ at, by: null, state: 'asked', words: '' }],
};

function open(role: 'admin' | 'staff', part: Partial<StaffReturn> = {}) {
  const own = { ...returned, ...part };
  const saved = { message: 'Return saved.', return: own };
  const server = answerCalls({
    currentUser: { user: { id: 1, email: `${role}@pasal.test`, role } },
    staffReturns: { returns: [own], total: 1, counts: { [own.state]: 1, refused: 4 } },
    stepReturn: saved,
    refundReturn: { ...saved, message: 'Refund booked.' },
  });
  const { user } = renderShop(<ReturnsPage />, {
    at: patterns.returns,
    state: signedIn({ id: 1, role }),
  });
  return { user, server };
}
const card = () => screen.findByRole('article', { name: 'NP-2026-000012, return 1' });

test('returns stand with what came, and how many there are of each state', async () => {
  open('admin');
  expect(await card()).toHaveTextContent('2 × Dome Camera (came: 0 whole, 1 damaged)');
  expect(await card()).toHaveTextContent('Does not work: It stays dark.');
  const states = within(screen.getByRole('navigation', { name: 'Returns by state' }));
  expect(states.getByRole('link', { name: 'Refused 4' })).toHaveAttribute(
    'href',
    '/dashboard/returns?state=refused',
  );
});

test('an administrator pays back what came, by a bank only with its reference', async () => {
  const { user, server } = open('admin');
  await user.click(within(await card()).getByRole('button', { name: 'Pay back' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText(/^Amount/)).toHaveValue('4500');
  await user.selectOptions(dialog.getByLabelText(/^How/), 'Bank');
  await user.click(dialog.getByRole('button', { name: 'Pay back' }));
  expect(dialog.getByLabelText(/^Reference/)).toBeInvalid();
  expect(changesSent(server)).toEqual([]);
  await user.type(dialog.getByLabelText(/^Reference/), 'FT-77');
  await user.click(dialog.getByRole('button', { name: 'Pay back' }));
  await waitFor(() =>
    expect(changesSent(server)).toEqual([
      [
        'POST /returns/5/refund',
        { amount: 4500, way: 'bank', reference: 'FT-77', version: 3, refundable: 9000 },
      ],
    ]),
  );
});

test('a server that says no worth yet has what may be paid back stand there', async () => {
  const { user } = open('admin', { worth: undefined });
  await user.click(within(await card()).getByRole('button', { name: 'Pay back' }));
  expect(within(screen.getByRole('dialog')).getByLabelText(/^Amount/)).toHaveValue('9000');
});

test('others of the staff pay nothing back', async () => {
  open('staff');
  expect(await card()).toHaveTextContent('An administrator pays the money back.');
  expect(within(await card()).queryByRole('button', { name: 'Pay back' })).toBeNull();
});

test('a no needs words for the buyer', async () => {
  const { user, server } = open('staff', { state: 'asked', version: 1 });
  await user.click(within(await card()).getByRole('button', { name: 'Refuse' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(changesSent(server)).toEqual([]);
  await user.type(dialog.getByLabelText(/^Why not/), 'It was opened.');
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  await waitFor(() =>
    expect(changesSent(server)).toEqual([
      ['POST /returns/5/step', { step: 'refuse', version: 1, words: 'It was opened.' }],
    ]),
  );
});
