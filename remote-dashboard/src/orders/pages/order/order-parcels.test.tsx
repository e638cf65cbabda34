import { screen, within } from '@testing-library/react';
import type { Parcel } from '@pasal/shared/contracts';
import {
  answerCalls,
  failWith,
  forgetShops,
  makeOrder,
  makeSiteSettings,
  refuseWith,
  renderShop,
  signedIn,
  type CallAnswers,
} from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { changesSent } from '../../../testing/as-admin';
import { makeCourier } from '../../../testing/courier';
import { OrderPage } from './order-page';

afterEach(() => {
  forgetShops();
  localStorage.clear();
});

const parcel: Parcel = {
  number: 1,
  stage: 'packed',
  stage_since: '2026-11-20T07:00:00.000Z',
  courier: null,
  consignment: null,
  weight_grams: null,
  pieces: 1,
  cash_due: 9000,
  version: 3,
  items: [{ line: 1, quantity: 2 }],
  events: [
    {
      at: '2026-11-20T07:00:00.000Z',
      source: 'staff',
      by: 'staff@pasal.test',
      event: 'packed',
      stage: 'packed',
    },
  ],
};
const answersFor = (part: Partial<Parcel> = {}, more: CallAnswers = {}): CallAnswers => {
  const order = { ...makeOrder({ id: 7 }), history: [], parcels: [{ ...parcel, ...part }] };
  const told = { message: 'Parcel updated.', order };
  return {
    currentUser: failWith(503, {}),
    staffOrder: { order },
    orderNeighbours: { previous: null, next: null },
    chatSettings: failWith(503, {}),
    couriers: {
      couriers: [makeCourier(), makeCourier({ id: 5, name: 'Gone', active: false })],
    },
    tellParcel: told,
    splitParcel: told,
    ...more,
  };
};
function open() {
  const { user } = renderShop(<OrderPage />, {
    at: '/dashboard/order/7',
    route: patterns.order,
    state: signedIn({ id: 1, role: 'staff' }),
  });
  return user;
}
const card = async () => within(await screen.findByRole('article', { name: 'Parcel 1' }));

describe('the way of an order on its page', () => {
  it('hands a parcel over to a courier that is switched on, as it was seen', async () => {
    const server = answerCalls(answersFor());
    const user = open();
    const parcels = await card();
    expect(parcels.getByText('Packed', { selector: 'span' })).toBeVisible();
    await user.click(parcels.getByRole('button', { name: 'Hand over' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Hand over: parcel 1' }));
    await dialog.findByRole('option', { name: 'NCM' });
    expect(dialog.queryByRole('option', { name: 'Gone' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(dialog.getByLabelText(/^Courier/)).toBeInvalid();
    await user.selectOptions(dialog.getByLabelText(/^Courier/), 'NCM');
    await user.type(dialog.getByLabelText('Consignment number'), 'N-77');
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByText('Parcel updated.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const body = { event: 'handed_over', courier_id: 4, consignment: 'N-77', version: 3 };
    expect(changesSent(server)).toEqual([['POST /order-product/7/parcel/1/event', body]]);
  });

  it('names the pieces of a parcel by their serial numbers', async () => {
    answerCalls(answersFor({ items: [{ line: 1, quantity: 2, serials: ['SN-1', 'SN-2'] }] }));
    open();
    expect((await card()).getByText('Dome Camera 1 × 2, serial SN-1, SN-2')).toBeVisible();
  });

  it('counts what came back, asks why it came, and keeps what was typed when it is refused', async () => {
    const refused = refuseWith(
      'CONFLICT',
      'This parcel cannot have come back. It came back already.',
    );
    const server = answerCalls(answersFor({ stage: 'delivered' }, { tellParcel: refused }));
    const user = open();
    await user.click((await card()).getByRole('button', { name: 'More for parcel 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Check in what came back' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(/^Reason/), 'The customer returns it');
    const whole = dialog.getByLabelText('Dome Camera 1: whole');
    await user.clear(whole);
    await user.type(whole, '1');
    const damaged = dialog.getByLabelText('Dome Camera 1: damaged');
    await user.clear(damaged);
    await user.type(damaged, '1');
    await user.click(dialog.getByRole('button', { name: 'Check in what came back' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('It came back already.');
    expect(whole).toHaveValue(1);
    expect(changesSent(server)[0]?.[1]).toEqual({
      event: 'came_back',
      reason: 'returned',
      checked_in: [{ line: 1, whole: 1, damaged: 1 }],
      version: 3,
    });
  });

  it('puts some goods into a parcel of their own', async () => {
    const server = answerCalls(answersFor({ stage: 'confirmed' }));
    const user = open();
    await user.click((await card()).getByRole('button', { name: 'More for parcel 1' }));
    await user.click(screen.getByRole('menuitem', { name: /parcel of their own/ }));
    const dialog = within(screen.getByRole('dialog'));
    const pieces = dialog.getByLabelText(/pieces for the new parcel$/);
    await user.clear(pieces);
    await user.type(pieces, '1');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Parcel updated.')).toBeInTheDocument();
    expect(changesSent(server)).toEqual([
      ['POST /order-product/7/parcel/1/split', { items: [{ line: 1, quantity: 1 }], version: 3 }],
    ]);
  });

  it('takes the days of a parcel in either calendar, and asks for both or none', async () => {
    localStorage.setItem('pasal:calendar', 'bs');
    const siteSettings = { settings: makeSiteSettings(), version: 1 };
    const server = answerCalls(answersFor({ stage: 'confirmed' }, { siteSettings }));
    const user = open();
    await user.click((await card()).getByRole('button', { name: 'More for parcel 1' }));
    await user.click(screen.getByRole('menuitem', { name: /parcel of their own/ }));
    const dialog = within(screen.getByRole('dialog'));
    const pieces = dialog.getByLabelText(/pieces for the new parcel$/);
    await user.clear(pieces);
    await user.type(pieces, '1');
    const from = await dialog.findByRole('textbox', { name: 'Expected from' });
    expect(from).toHaveAccessibleDescription(/^Leave both empty for the order's own days\./);
    await user.type(from, '2083-08-10');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const to = dialog.getByRole('textbox', { name: 'Expected to' });
    expect(to).toBeInvalid();
    expect(to).toHaveAccessibleDescription(/Enter both days, or none\.$/);
    await user.type(to, '2026-11-28');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Parcel updated.')).toBeInTheDocument();
    expect(changesSent(server)[0]?.[1]).toEqual({
      items: [{ line: 1, quantity: 1 }],
      promised: { from: '2026-11-26', to: '2026-11-28' },
      version: 3,
    });
  });
});
