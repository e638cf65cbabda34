import { screen, within } from '@testing-library/react';
import { answerCalls, forgetShops } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { changesSent, me, openAsAdmin } from '../../../testing/as-admin';
import { makeCourier } from '../../../testing/courier';
import { CouriersPage } from './couriers-page';

afterEach(forgetShops);

const ncm = makeCourier({
  places: [{ district_id: 1, city_id: null, up_to_grams: 2000, charge: 150, days: 3 }],
  version: 7,
});
const districts = [
  { id: 1, name: 'Kathmandu', cities: [{ id: 100, name: 'Kirtipur' }] },
  { id: 2, name: 'Kaski', cities: [] },
];
const answers = {
  currentUser: { user: me },
  couriers: { couriers: [ncm] },
  districts: { districts },
};

describe('the page of couriers', () => {
  it('adds one with its places, and sends numbers for what is typed', async () => {
    const server = answerCalls({
      ...answers,
      addCourier: { message: 'Courier added.', courier: ncm },
    });
    const { user } = openAsAdmin(<CouriersPage />, patterns.couriers);
    await user.click(await screen.findByRole('button', { name: 'Add a courier' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a courier' }));
    await user.type(dialog.getByLabelText(/^Name/), 'Ram');
    await user.type(dialog.getByLabelText(/^Phone/), '9801112223');
    await user.selectOptions(dialog.getByLabelText('Kind'), 'Own rider');
    await user.click(dialog.getByRole('button', { name: 'Add a place' }));
    const place = within(dialog.getByRole('group', { name: 'Place 1' }));
    await place.findByRole('option', { name: 'Kathmandu' });
    await user.selectOptions(place.getByLabelText('District'), 'Kathmandu');
    await user.selectOptions(place.getByLabelText('City'), 'Kirtipur');
    await user.type(place.getByLabelText(/^Charge/), '100');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Courier added.')).toBeInTheDocument();
    const places = [{ district_id: 1, city_id: 100, up_to_grams: null, charge: 100, days: null }];
    const sent = { name: 'Ram', phone: '9801112223', kind: 'rider', active: true, places };
    expect(changesSent(server)).toEqual([['POST /courier', sent]]);
  });

  it('shows where its system reports, and the secret it signs by, to be copied', async () => {
    answerCalls({ ...answers, makeCourierSecret: { message: 'Made.', secret: 'made-once' } });
    const { user } = openAsAdmin(<CouriersPage />, patterns.couriers);
    await user.click(await screen.findByRole('button', { name: 'Edit NCM' }));
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    const address = `${location.origin}/api/v1/courier/4/hook`;
    expect(screen.getByLabelText('Address for signed reports')).toHaveValue(address);
    await user.click(screen.getByRole('button', { name: 'Copy: Address for signed reports' }));
    expect(copied).toHaveBeenLastCalledWith(address);
    await user.click(screen.getByRole('button', { name: 'Make a new secret for signed reports' }));
    expect(await screen.findByLabelText('Secret')).toHaveValue('made-once');
    await user.click(screen.getByRole('button', { name: 'Copy: Secret' }));
    expect(copied).toHaveBeenLastCalledWith('made-once');
  });

  it('switches one off as it was seen, and keeps its places', async () => {
    const server = answerCalls({
      ...answers,
      changeCourier: { message: 'Courier saved.', courier: ncm },
    });
    const { user } = openAsAdmin(<CouriersPage />, patterns.couriers);
    await user.click(await screen.findByRole('button', { name: 'Edit NCM' }));
    await user.click(screen.getByRole('checkbox', { name: 'Gets parcels' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Courier saved.')).toBeInTheDocument();
    const { id: _id, ...rest } = ncm;
    expect(changesSent(server)).toEqual([['PUT /courier/4', { ...rest, active: false }]]);
  });
});
