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

const CANCEL = 'cancelOrder';
const order = makeTrackedOrder();
const cancelled = makeTrackedOrder({
  status: 'cancel',
  history: [...order.history, { at: '2026-11-20T07:15:00.000Z', status: 'cancel' }],
});

async function openFound(
  found = order,
  cancel: AnswerTo<'cancelOrder'> = { message: 'Done.', order: cancelled },
) {
  const server = answerCalls({
    trackOrder: { order: found },
    siteSettings: { settings: makeSiteSettings(), version: 1 },
    [CANCEL]: cancel,
  });
  const shop = renderShop(<TrackOrderPage />, { at: '/track-order' });
  const { user } = shop;
  await user.type(screen.getByRole('textbox', { name: 'Order number' }), 'np-2026-000012');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '9841234567');
  await user.click(screen.getByRole('button', { name: 'Find Order' }));
  await screen.findByRole('heading', { name: 'History' });
  const sent = () => server.calls.filter(({ path }) => path === '/order-product/track/cancel');
  return { ...shop, server, sent };
}

const cancelButton = () => screen.queryByRole('button', { name: 'Cancel order' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Cancel order NP-2026-000012?' }));

afterEach(forgetShops);

it('asks first; then cancels by the proof the order was found by, and shows it cancelled', async () => {
  const { user, sent } = await openFound();
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(sent()).toEqual([]);
  await user.type(dialog().getByRole('textbox', { name: 'Reason' }), ' Ordered twice ');
  await user.click(dialog().getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('Done.')).toBeInTheDocument();
  expect(sent().map(({ body }) => body)).toEqual([
    { order_number: 'NP-2026-000012', phone: '+9779841234567', reason: 'Ordered twice' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByText('You pay nothing.');
  const latest = screen.getByRole('listitem', { current: 'step' });
  expect(latest).toHaveTextContent('CancelledYou pay nothing.20 Nov 2026, 13:00');
  expect(cancelButton()).toBeNull();
  // The focus was on a removed button; it moves to the order.
  expect(document.activeElement).toContainElement(latest);
});

it('Keep order changes nothing', async () => {
  const { user, sent } = await openFound();
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(dialog().getByRole('button', { name: 'Keep order' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toEqual([]);
});

it.each(['complete', 'cancel', 'others'] as const)(
  'an order that is %s can not be cancelled: only while pending',
  async (status) => {
    await openFound(makeTrackedOrder({ status }));
    expect(cancelButton()).toBeNull();
  },
);

it('says in the dialog why it failed, and the same press tries again', async () => {
  const { user, server, sent } = await openFound(order, cutConnection);
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(dialog().getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByRole('alert')).toHaveTextContent("Can't reach the shop.");
  server.set(CANCEL, failWith(503, { message: 'Back in a minute.', code: 'UNAVAILABLE' }));
  await user.click(dialog().getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('Back in a minute.')).toBeVisible();
  expect(sent()).toHaveLength(2);
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('refused because the shop has begun: says so and shows the order as it stands now', async () => {
  const refusal = failWith(409, { message: 'It is on its way.', code: 'CONFLICT' });
  const { user, server } = await openFound(order, refusal);
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  const begun = { at: '2026-11-20T07:15:00.000Z', status: 'others' } as const;
  const now = makeTrackedOrder({ status: 'others', history: [...order.history, begun] });
  server.set('trackOrder', { order: now });
  await user.click(dialog().getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('It is on its way.')).toBeInTheDocument();
  expect(await screen.findAllByText('In progress')).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cancelButton()).toBeNull();
});

it('the history is told to the buyer, the latest first, without who and why', async () => {
  await openFound(
    makeTrackedOrder({
      status: 'complete',
      history: [
        { at: '2026-11-20T06:15:00.000Z', status: 'pending' },
        { at: '2026-11-20T07:15:00.000Z', status: 'others' },
        { at: '2026-11-20T08:15:00.000Z', status: 'pending' },
        { at: '2026-11-20T09:15:00.000Z', status: 'complete' },
      ],
    }),
  );
  // The choice of the calendar is beside the heading.
  const panel = screen.getByRole('heading', { name: 'History' }).parentElement?.parentElement;
  const steps = within(panel ?? document.body).getAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('strong')?.textContent)).toEqual([
    'Completed',
    'Received again',
    'In progress',
    'Order placed',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
    'step',
    null,
    null,
    null,
  ]);
});

it('the button prints the page, which on paper is the invoice alone', async () => {
  window.print = jest.fn();
  const { user } = await openFound();
  const name = 'Invoice NP-2026-000012';
  // The button is busy until the invoice has the seller's data.
  const invoice = await screen.findByRole('article', { name, hidden: true });
  await user.click(screen.getByRole('button', { name: 'Print invoice' }));
  expect(window.print).toHaveBeenCalledTimes(1);
  expect(within(invoice).getByText('Pasal Pvt. Ltd.')).toBeInTheDocument();
});
