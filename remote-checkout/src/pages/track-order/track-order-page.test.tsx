import { act, screen, within } from '@testing-library/react';
import {
  answerCalls,
  cutConnection,
  failWith,
  forgetShops,
  makeSiteSettings,
  renderShop,
  type AnswerTo,
} from '@pasal/shared/testing';
import type { LookUpState } from '../../model/placed-order';
import { makeTrackedOrder } from '../../testing/tracked-order';
import { TrackOrderPage } from './track-order-page';

const TRACK = 'trackOrder';
const order = makeTrackedOrder();
const missing = failWith(404, { message: 'Not found', code: 'NOT_FOUND', requestId: 'r' });

function openPage(answer: AnswerTo<'trackOrder'>, at = '/track-order') {
  const server = answerCalls({
    [TRACK]: answer,
    siteSettings: { settings: makeSiteSettings(), version: 1 },
  });
  const shop = renderShop(<TrackOrderPage />, { at, route: '/track-order' });
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

/** Opens the page as a link to an order does. */
async function openLinked(answer: AnswerTo<'trackOrder'>, state: LookUpState) {
  const shop = openPage(answer, '/elsewhere');
  await act(() => shop.router.navigate('/track-order', { state }));
  return shop;
}

// The invoice, which is only printed, shows it as well.
const value = (word: string) => screen.getAllByText(word)[0]?.nextElementSibling;

afterEach(forgetShops);

it('a guest can look an order up by order number + phone (D18)', async () => {
  const { server, find } = openPage({ order });
  await find('np-2026-000012', '984-123 4567');
  const items = within(await screen.findByRole('list', { name: 'Items of the order' }));
  expect(items.getByText('Dome Camera')).toBeVisible();
  expect(items.getByText('2 × Rs. 4,500')).toBeVisible();
  expect(screen.getByText('Received')).toBeVisible();
  expect(value('Ordered')).toHaveTextContent('20 Nov 2026, 12:00');
  expect(value('Delivery')).toHaveTextContent(
    'Home Delivery, Baneshwor 10, Kathmandu Metropolitan City, Kathmandu',
  );
  expect(value('For')).toHaveTextContent('Sita Sharma, +977 984-1234567');
  const tracked = server.calls.filter(({ path }) => path === '/order-product/track');
  expect(tracked.map(({ body }) => body)).toEqual([
    { order_number: 'NP-2026-000012', phone: '+9779841234567' },
  ]);
});

it('a link of the order itself opens it, and the same order can be looked up once more', async () => {
  const { find, user } = await openLinked({ order }, { order_number: '12', phone: '9841234567' });
  expect(await screen.findByRole('list', { name: 'Items of the order' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Find Order' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(screen.getByRole('dialog', { name: 'Cancel order NP-2026-000012?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep order' }));
  await user.click(screen.getByRole('button', { name: 'Find another order' }));
  await find('12', '9841234567');
  expect(await screen.findByRole('list', { name: 'Items of the order' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('a link with a phone that is not right shows the form with what it knows', async () => {
  const { server } = await openLinked(missing, {
    order_number: 'NP-2026-000012',
    phone: '9841234568',
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We couldn't find an order/);
  expect(screen.getByRole('textbox', { name: 'Order number' })).toHaveValue('NP-2026-000012');
  const tracked = server.calls.filter(({ path }) => path === '/order-product/track');
  expect(tracked).toHaveLength(1);
});

it('any miss shows one message, and takes an order shown before away', async () => {
  const { server, user, find } = openPage({ order });
  await find('NP-2026-000012', '9841234567');
  await screen.findByRole('list', { name: 'Items of the order' });
  server.set(TRACK, missing);
  await user.click(screen.getByRole('button', { name: 'Find another order' }));
  expect(screen.queryByRole('list', { name: 'Items of the order' })).toBeNull();
  await find('NP-2026-000012', '9841234568');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "We couldn't find an order with this number and phone. Check both and try again.",
  );
  expect(screen.queryByRole('list', { name: 'Items of the order' })).toBeNull();
});

it('an answer that was under way does not bring back what the visitor turned away from', async () => {
  const known = { order_number: 'NP-2026-000012', phone: '9841234567' };
  const { router, server, user } = await openLinked({ order }, known);
  await screen.findByRole('list', { name: 'Items of the order' });
  const late = new EventTarget();
  const isAnswered = new Promise<void>((resolve) => {
    late.addEventListener('answer', () => resolve(), { once: true });
  });
  server.set(TRACK, async () => {
    await isAnswered;
    return { order };
  });
  // The known order is shown at once, and requested again.
  await act(() => router.navigate('/track-order', { state: known }));
  await user.click(await screen.findByRole('button', { name: 'Find another order' }));
  await act(async () => {
    late.dispatchEvent(new Event('answer'));
    await isAnswered;
  });
  await expect(
    screen.findByRole('list', { name: 'Items of the order' }, { timeout: 500 }),
  ).rejects.toThrow('Unable to find');
  expect(screen.getByRole('textbox', { name: 'Order number' })).toBeVisible();
});

it('says what to do beside the field, with the focus on the first, and asks nothing', async () => {
  const { server, find } = openPage(missing);
  await find('', '12345');
  const number = screen.getByRole('textbox', { name: 'Order number' });
  expect(number).toHaveFocus();
  expect(number).toHaveAccessibleDescription(/Enter your order number\./);
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
    /Enter a Nepali phone number/,
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

it('the form of a warranty has the focus of the button it stands for', async () => {
  answerCalls({ siteSettings: { settings: makeSiteSettings(), version: 1 } });
  const { user } = renderShop(<TrackOrderPage />, { at: '/track-order' });
  await user.click(screen.getByRole('button', { name: 'Check a warranty' }));
  expect(await screen.findByRole('textbox', { name: 'Serial or IMEI number' })).toHaveFocus();
});
