import { screen, waitFor, within } from '@testing-library/react';
import {
  answerCalls,
  type CallAnswers,
  failWith,
  forgetShops,
  refuseWith,
} from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { choose, me, openAsAdmin } from '../../../testing/as-admin';
import { PlacesPage } from './places-page';

afterEach(forgetShops);

const districts = [
  { id: 1, name: 'Kaski', cities: [{ id: 5, name: 'Pokhara' }] },
  { id: 2, name: 'Manang', cities: [] },
];
const answers: CallAnswers = { currentUser: { user: me }, managedDistricts: { districts } };
const open = () => openAsAdmin(<PlacesPage />, patterns.places);

describe('districts and cities', () => {
  it('a district opens to its cities, and says when it has none', async () => {
    answerCalls(answers);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Kaski/, expanded: false }));
    expect(within(screen.getByRole('list', { name: 'Kaski' })).getByText('Pokhara')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Manang/ }));
    expect(screen.getByText('No cities yet, so nobody here can order.')).toBeInTheDocument();
    expect(screen.getByText('2 districts, 1 city')).toBeInTheDocument();
  });

  it('typing finds cities and shows them below their district', async () => {
    answerCalls(answers);
    const { user } = open();
    await user.type(await screen.findByLabelText('Search districts and cities'), 'pokh');
    expect(screen.getByText('Pokhara')).toBeInTheDocument();
    expect(screen.queryByText('Manang')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Search districts and cities'), 'xx');
    expect(screen.getByText('No districts or cities match.')).toBeInTheDocument();
  });

  it('places are added, renamed and deleted', async () => {
    const mustang = { id: 3, name: 'Mustang', cities: [] };
    const server = answerCalls({
      ...answers,
      addDistrict: { message: 'District added successfully!', district: mustang },
      addCity: { message: 'City added successfully!', city: { id: 7, name: 'Chame' } },
      renameCity: { message: 'City renamed successfully!' },
      deleteDistrict: { message: 'District deleted successfully!' },
    });
    const shop = open();
    await shop.user.click(await screen.findByRole('button', { name: 'Add district' }));
    await shop.user.type(screen.getByLabelText(/^Name/), 'Mustang');
    const press = (name: string) =>
      shop.user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
    await press('Add district');
    expect(await screen.findByText('District added successfully!')).toBeInTheDocument();
    await choose(shop, 'Manang', 'Add city');
    await shop.user.type(screen.getByLabelText(/^Name/), 'Chame');
    await press('Add city');
    expect(await screen.findByText('City added successfully!')).toBeInTheDocument();
    await shop.user.click(screen.getByRole('button', { name: /^Kaski/ }));
    await choose(shop, 'Pokhara', 'Rename');
    await shop.user.type(screen.getByLabelText(/^Name/), ' Metropolitan');
    await press('Save');
    expect(await screen.findByText('City renamed successfully!')).toBeInTheDocument();
    await choose(shop, 'Manang', 'Delete');
    await shop.user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('District deleted successfully!')).toBeInTheDocument();
    const sent = server.calls.filter(({ method }) => method !== 'GET');
    expect(sent.map(({ method, path, body }) => [`${method} ${path}`, body])).toEqual([
      ['POST /branch', { name: 'Mustang' }],
      ['POST /branch/add-city', { name: 'Chame', district_id: 2 }],
      ['PUT /branch/update-city/5', { name: 'Pokhara Metropolitan' }],
      ['DELETE /branch/2', ''],
    ]);
  });

  it('"409 while orders use it": the words of the server stay in the dialog', async () => {
    const message = "Districts used in orders can't be deleted.";
    answerCalls({ ...answers, deleteDistrict: refuseWith('IN_USE', message) });
    const shop = open();
    await choose(shop, 'Kaski', 'Delete');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Kaski?' }));
    await shop.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  });

  it('loading, failed with retry, empty', async () => {
    const server = answerCalls({ ...answers, managedDistricts: failWith(500, {}) });
    const { user } = open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the districts.');
    server.set('managedDistricts', { districts: [] });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.getByText('No districts yet')).toBeInTheDocument());
  });

  it('a place gets terms of delivery of its own, shows them, and gives them back', async () => {
    const message = 'Delivery settings for this place saved.';
    const pokhara = { id: 5, name: 'Pokhara' };
    const terms = { served: true, charge: 150, days: { from: 2, to: 4 }, fast_days: 3 };
    const server = answerCalls({
      ...answers,
      changeDistrictDelivery: { message },
      changeCityDelivery: { message },
    });
    const shop = open();
    const { user } = shop;
    await choose(shop, 'Kaski', 'Delivery');
    await user.click(screen.getByRole('checkbox', { name: 'Same as the rest of the country' }));
    await user.clear(screen.getByLabelText('Delivery charge (Rs.)'));
    await user.type(screen.getByLabelText('Delivery charge (Rs.)'), '150');
    await user.type(screen.getByLabelText('Earliest day'), '2');
    await user.type(screen.getByLabelText('Latest day'), '4');
    await user.type(screen.getByLabelText('Days for fast products'), '3');
    server.set('managedDistricts', {
      districts: [
        { id: 1, name: 'Kaski', cities: [{ ...pokhara, delivery: terms }], delivery: terms },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Rs. 150, 2 to 4 days, fast products 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Kaski/ }));
    await choose(shop, 'Pokhara', 'Delivery');
    await user.click(screen.getByRole('checkbox', { name: 'Same as the rest of the district' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = server.calls.filter(({ method }) => method === 'PUT');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/branch/1/delivery', { terms }],
      ['/branch/city/5/delivery', { terms: null }],
    ]);
  });

  it('what is wrong with the terms is told at its field, and what was typed stays', async () => {
    const words = "The latest day can't be before the earliest.";
    answerCalls({
      ...answers,
      changeDistrictDelivery: refuseWith('VALIDATION', words, [
        { path: 'terms.days', message: words },
      ]),
    });
    const shop = open();
    const { user } = shop;
    await choose(shop, 'Kaski', 'Delivery');
    await user.click(screen.getByRole('checkbox', { name: 'Same as the rest of the country' }));
    await user.type(screen.getByLabelText('Earliest day'), '4');
    await user.type(screen.getByLabelText('Latest day'), '2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Latest day')).toHaveAccessibleDescription(words),
    );
    expect(screen.getByLabelText('Earliest day')).toHaveValue(4);
  });
});
