import { screen, waitFor, within } from '@testing-library/react';
import type { RiderResponse } from '@pasal/shared/contracts';
import {
  answerCalls,
  type CallAnswers,
  forgetShops,
  refuseWith,
  renderShop,
} from '@pasal/shared/testing';
import { patterns } from '../../paths';
import { RiderPage } from './rider-page';

afterEach(forgetShops);

const parcel: RiderResponse['parcels'][number] = {
  id: 7,
  number: 1,
  order_number: 'NP-2026-000007',
  stage: 'on_the_way',
  customer_name: 'Sita Sharma',
  phone: '+9779841234567',
  address: 'Behind the peepal tree',
  city: 'Kirtipur',
  district: 'Kathmandu',
  cash_due: 6000,
  goods: [{ name: 'Dome Camera', quantity: 2 }],
  version: 4,
};
const page: RiderResponse = {
  rider: 'Ram',
  expires_at: '2026-11-27T06:15:00.000Z',
  parcels: [parcel],
  owed: 1200,
};

function open(more: CallAnswers = {}, at = '/rider#1.2.3.abc', route: string = patterns.rider) {
  const server = answerCalls({
    riderParcels: page,
    tellAsRider: { message: 'Saved. Thank you.', ...page },
    ...more,
  });
  const shop = renderShop(<RiderPage />, { at, route });
  const told = () =>
    server.calls.filter(({ path }) => path === '/rider/event').map(({ body }) => body);
  const asked = () =>
    server.calls.filter(({ path }) => path === '/rider/parcels').map(({ body }) => body);
  return { told, asked, ...shop };
}
const card = async () => within(await screen.findByRole('region', { name: 'NP-2026-000007' }));

describe("a rider's page (D222)", () => {
  it('shows whom to call, where to go and what to take', async () => {
    open();
    const shown = await card();
    expect(screen.getByRole('heading', { level: 1, name: 'Ram: your parcels' })).toBeVisible();
    expect(screen.getByText('Cash to hand in: Rs. 1,200')).toBeVisible();
    expect(shown.getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      'tel:+9779841234567',
    );
    expect(shown.getByText('Take Rs. 6,000')).toBeVisible();
  });

  it('asks with what stands behind the # of its address, or stood in the path of older ones', async () => {
    const first = open();
    await card();
    expect(first.asked()).toEqual([{ link: '1.2.3.abc' }]);
    first.unmount();
    const older = open({}, '/rider/1.2.3.abc', patterns.sentRider);
    await waitFor(() => expect(older.asked()).toEqual([{ link: '1.2.3.abc' }]));
    const { router } = older;
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/rider', hash: '#1.2.3.abc' }),
    );
  });

  it('tells a delivery with the cash that was taken', async () => {
    const { user, told } = open();
    const shown = await card();
    await user.click(shown.getByRole('button', { name: 'Delivered' }));
    const cash = shown.getByRole('textbox', { name: 'Cash taken (Rs.)' });
    await user.clear(cash);
    await user.type(cash, '५९००');
    await user.click(shown.getByRole('button', { name: 'Save' }));
    expect(await shown.findByRole('button', { name: 'Delivered' })).toBeVisible();
    expect(told()).toEqual([
      { link: '1.2.3.abc', id: 7, number: 1, version: 4, event: 'delivered', cash_taken: 5900 },
    ]);
  });

  it('asks why, and keeps what was chosen when it is refused', async () => {
    const { user, told } = open({ tellAsRider: refuseWith('CONFLICT', 'It has changed.') });
    const shown = await card();
    await user.click(shown.getByRole('button', { name: 'Not delivered' }));
    await user.click(shown.getByRole('button', { name: 'Save' }));
    expect(told()).toEqual([]);
    const why = shown.getByRole('combobox', { name: /Why not/ });
    expect(why).toHaveAccessibleDescription('Choose why.');
    await user.selectOptions(why, 'Nobody was there');
    await user.click(shown.getByRole('button', { name: 'Save' }));
    expect(await shown.findByRole('alert')).toHaveTextContent('It has changed.');
    expect(why).toHaveValue('not_at_home');
  });

  it('says that a link is no longer good', async () => {
    open({ riderParcels: refuseWith('NOT_FOUND', 'This link is no longer good.') });
    expect(await screen.findByText('This link is no longer good.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
