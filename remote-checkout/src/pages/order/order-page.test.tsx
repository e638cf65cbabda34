import { act, screen, within } from '@testing-library/react';
import {
  answerCalls,
  cutConnection,
  forgetShops,
  makeSiteSettings,
  renderShop,
} from '@pasal/shared/testing';
import type { DeliveryType } from '@pasal/shared/contracts';
import { makeTrackedOrder } from '../../testing/tracked-order';
import { OrderPage } from './order-page';

const phone = '+9779841234567';
const order = {
  id: 12,
  order_number: 'NP-2026-000012',
  total: 9000,
  status: 'pending' as const,
  items: [{ product_id: 1, product_name: 'Dome Camera', price: 4500, quantity: 2 }],
};
const TRACK = 'trackOrder';

async function openPage(state: unknown, answers: Record<string, unknown> = {}) {
  const server = answerCalls({
    [TRACK]: { order: makeTrackedOrder() },
    siteSettings: { settings: makeSiteSettings(), version: 1 },
    ...answers,
  });
  const shop = renderShop(<OrderPage />, { at: '/elsewhere', route: '/order/:orderNumber' });
  await act(() => shop.router.navigate('/order/NP-2026-000012', { state }));
  return { ...shop, server };
}
const placed = (delivery_type: DeliveryType, earlier = false) => ({
  order,
  delivery_type,
  phone,
  earlier,
});

afterEach(forgetShops);

it('confirms with the number, lines, total and what happens next (D18)', async () => {
  await openPage(placed('home_delivery'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Thank you for your order',
  );
  // The invoice to print, which is loaded with the look-up, is not on the screen.
  const onScreen = { ignore: 'script, style, [data-print-sheet] *' };
  expect(screen.getByText('NP-2026-000012', onScreen)).toBeVisible();
  const items = within(screen.getByRole('list', { name: 'Items of the order' }));
  expect(items.getByText('Dome Camera')).toBeVisible();
  expect(screen.getByText('Cash on Delivery', onScreen)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(screen.getByText('You pay Rs. 9,000 in cash when it arrives.')).toBeVisible();
});

it('speaks of the counter when the order is picked up', async () => {
  await openPage(placed('shop_pickup'));
  expect(await screen.findByText('You pay Rs. 9,000 in cash at the counter.')).toBeVisible();
});

it('leads on to the look-up', async () => {
  const { user, location, router } = await openPage(placed('home_delivery'));
  await user.click(await screen.findByRole('link', { name: 'Track this order' }));
  expect(location()).toBe('/track-order');
  expect(router.state.location.state).toEqual({ order_number: 'NP-2026-000012', phone });
});

it('offers the shop’s chats with the number of the order (D146)', async () => {
  const chats = { whatsapp: '+9779801234567' };
  const siteSettings = { settings: makeSiteSettings(), version: 1, chats };
  await openPage(placed('home_delivery'), { siteSettings });
  const group = await screen.findByRole('group', { name: 'Write to us about this order' });
  const links = within(group).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ href }) => new URL(href).searchParams.get('text'))).toEqual([
    'Hello, I have a question about my order NP-2026-000012.',
  ]);
});

it('offers one thing to do, and the rest quietly; nothing to order again what is on its way', async () => {
  await openPage(placed('home_delivery'));
  expect(await screen.findByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/',
  );
  expect(
    await screen.findByRole('link', { name: 'Questions? Call +977 1-5970000' }),
  ).toHaveAttribute('href', 'tel:+97715970000');
  await screen.findByRole('heading', { name: 'History' });
  expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
});

it('a shop without a phone asks nobody to call it', async () => {
  const settings = makeSiteSettings({ phones: [''] });
  await openPage(placed('home_delivery'), { siteSettings: { settings, version: 1 } });
  await screen.findByRole('button', { name: 'Print invoice' });
  expect(screen.queryByRole('link', { name: /^Questions/ })).toBeNull();
});

it("the browser that placed it proves itself: the order's state, invoice and cancellation are there", async () => {
  const { server } = await openPage(placed('home_delivery'));
  expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Print invoice' })).toBeVisible();
  expect(server.calls.find(({ path }) => path === '/order-product/track')?.body).toMatchObject({
    phone,
  });
});

it('confirms also when it can not ask how the order stands', async () => {
  await openPage(placed('home_delivery'), { [TRACK]: cutConnection });
  expect(await screen.findByText('Dome Camera')).toBeVisible();
  expect(screen.getByText('Home Delivery')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Track this order' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

it('an order that was cancelled since is not thanked for, and nothing happens next', async () => {
  await openPage(placed('home_delivery'), {
    [TRACK]: { order: makeTrackedOrder({ status: 'cancel' }) },
  });
  expect(await screen.findByRole('heading', { name: 'Order NP-2026-000012' })).toBeVisible();
  expect(screen.queryByText('Thank you for your order')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull();
});

it('says so when an earlier try had got through', async () => {
  const view = await openPage(placed('home_delivery', true));
  expect(await screen.findByText(/^We had already received an earlier attempt/)).toBeVisible();
  view.unmount();
  await openPage(placed('home_delivery'));
  await screen.findByRole('heading', { name: 'History' });
  expect(screen.queryByText(/^already received an earlier attempt/)).toBeNull();
});

it('a direct visit has to prove itself by the phone number', async () => {
  const { user, server } = await openPage(null);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Order NP-2026-000012',
  );
  expect(screen.getByRole('textbox', { name: 'Order number' })).toHaveValue('NP-2026-000012');
  expect(server.calls).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '9841234567');
  await user.click(screen.getByRole('button', { name: 'Find Order' }));
  expect(await screen.findByText('Dome Camera')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Find Order' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Order found.');
});

it("another order's state is not shown under this number", async () => {
  await openPage({
    ...placed('shop_pickup'),
    order: { ...order, order_number: 'NP-2026-000099' },
  });
  expect(await screen.findByRole('button', { name: 'Find Order' })).toBeVisible();
  expect(screen.queryByText('Dome Camera')).toBeNull();
});
