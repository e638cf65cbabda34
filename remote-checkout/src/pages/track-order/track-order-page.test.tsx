import { screen, within } from '@testing-library/react';
import {
  answerCalls,
  cutConnection,
  failWith,
  forgetShops,
  makeSiteSettings,
  renderShop,
  type AnswerTo,
} from '@pasal/shared/testing';
import { makeTrackedOrder } from '../../testing/tracked-order';
import { TrackOrderPage } from './track-order-page';

const TRACK = 'trackOrder';
const order = makeTrackedOrder();
const missing = failWith(404, { message: 'Not found', code: 'NOT_FOUND', requestId: 'r' });

function openPage(answer: AnswerTo<'trackOrder'>) {
  const server = answerCalls({
    [TRACK]: answer,
    siteSettings: { settings: makeSiteSettings(), version: 1 },
  });
  const shop = renderShop(<TrackOrderPage />, { at: '/track-order' });
  const find = async (orderNumber: string, phone: string) => {
    const number = screen.getByRole('textbox', { name: 'Order number' });
    const tel = screen.getByRole('textbox', { name: 'Phone' });
    await shop.user.clear(number);
    await shop.user.clear(tel);
    if (orderNumber) await shop.user.type(number, orderNumber);
    if (phone) await shop.user.type(tel, phone);
    await shop.user.click(screen.getByRole('button', { name: 'Find Order' }));
  };
  return { ...shop, server, find };
}

// The invoice, which only paper shows, says it as well.
const value = (word: string) => screen.getAllByText(word)[0]?.nextElementSibling;

afterEach(forgetShops);

it('a guest can look an order up by order number + phone (D18)', async () => {
  const { server, find } = openPage({ order });
  await find('np-2026-000012', '984-123 4567');
  const items = within(await screen.findByRole('list', { name: 'Items of the order' }));
  expect(items.getByText('Dome Camera')).toBeVisible();
  expect(items.getByText('2 × Rs. 4,500')).toBeVisible();
  expect(screen.getByText('Pending')).toBeVisible();
  expect(value('Ordered')).toHaveTextContent('20 Nov 2026, 12:00');
  expect(value('Delivery')).toHaveTextContent(
    'Home Delivery, Baneshwor 10, Kathmandu Metropolitan City, Kathmandu',
  );
  expect(value('For')).toHaveTextContent('Sita Sharma, +977 984-1234567');
  const tracked = server.calls.filter(({ path }) => path === '/order-product/track');
  expect(tracked.map(({ query }) => Object.fromEntries(query))).toEqual([
    { order_number: 'NP-2026-000012', phone: '+9779841234567' },
  ]);
});

it('any miss shows one message, and takes an order shown before away', async () => {
  const { server, find } = openPage({ order });
  await find('NP-2026-000012', '9841234567');
  await screen.findByRole('list', { name: 'Items of the order' });
  server.set(TRACK, missing);
  await find('NP-2026-000012', '9841234568');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No order was found with this number and phone. Check both and try again.',
  );
  expect(screen.queryByRole('list', { name: 'Items of the order' })).toBeNull();
});

it('says what to do beside the field, with the focus on the first, and asks nothing', async () => {
  const { server, find } = openPage(missing);
  await find('', '12345');
  const number = screen.getByRole('textbox', { name: 'Order number' });
  expect(number).toHaveFocus();
  expect(number).toHaveAccessibleDescription(/Enter your order number\./);
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
    /Enter a phone number of Nepal/,
  );
  expect(server.calls).toEqual([]);
});

it('a cut connection says so, and the same press tries again', async () => {
  const { server, user, find } = openPage(cutConnection);
  await find('NP-2026-000012', '9841234567');
  expect(await screen.findByRole('alert')).toHaveTextContent("Can't reach the shop.");
  server.set(TRACK, { order });
  await user.click(screen.getByRole('button', { name: 'Find Order' }));
  const items = within(await screen.findByRole('list', { name: 'Items of the order' }));
  expect(items.getByText('Dome Camera')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows what a throttled look-up is told by the server', async () => {
  const { find } = openPage(failWith(429, { message: 'Too many tries.', code: 'RATE_LIMITED' }));
  await find('NP-2026-000012', '9841234567');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries.');
});
