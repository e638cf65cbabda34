import { screen, waitFor } from '@testing-library/react';
import type { QuotedDelivery } from '@pasal/shared/contracts';
import { forgetShops, makeDistrict } from '@pasal/shared/testing';
import { forgetDraft } from '../../model/checkout-draft';
import {
  BRANCH,
  camera,
  limits,
  openCheckout,
  placeButton,
  QUOTE,
  quotedLine,
  summary,
} from '../../testing/open-checkout';

afterEach(() => {
  forgetShops();
  forgetDraft();
});

const free: QuotedDelivery = {
  charge: 0,
  full_charge: 0,
  served: true,
  free_above: null,
  promised: null,
};
const quoteWith = (delivery: Partial<QuotedDelivery>) => ({
  items: [quotedLine(camera)],
  total: 9000,
  delivery: { ...free, ...delivery },
  limits,
});
const terms = { served: true, charge: 150, days: null };
const ownTerms = {
  districts: [
    makeDistrict({
      id: 27,
      name: 'Kathmandu',
      cities: [
        { id: 2701, name: 'Kirtipur', delivery: terms },
        { id: 2702, name: 'Budhanilkantha' },
      ],
    }),
  ],
};
const value = (word: string) => summary().getByText(word).nextElementSibling;

it('the charge of the place is part of the total, of the button and of what is sent', async () => {
  const { fill, user, orders } = openCheckout([camera], {
    [QUOTE]: quoteWith({ charge: 150, full_charge: 150, free_above: 10_000 }),
  });
  await fill();
  await waitFor(() => expect(value('Delivery Charge')).toHaveTextContent('Rs. 150'));
  expect(value('Total')).toHaveTextContent('Rs. 9,150');
  expect(summary().getByText('Free delivery from Rs. 10,000.')).toBeVisible();
  expect(placeButton()).toHaveAccessibleName('Place Order (Rs.9,150)');
  await user.click(placeButton());
  await screen.findByText('Elsewhere');
  expect(orders()[0]?.body).toMatchObject({ delivery_charge: 150 });
});

it('where a place has terms of its own, the chosen one is asked about', async () => {
  const { fill, server } = openCheckout([camera], {
    [BRANCH]: ownTerms,
    [QUOTE]: quoteWith({ promised: { from: '2026-11-24', to: '2026-11-26' } }),
  });
  await fill();
  expect(await screen.findByText('Get it by Thu, 26 Nov')).toBeVisible();
  const quotes = server.calls.filter(({ path }) => path === '/order-product/quote');
  expect(quotes.at(-1)?.body).toMatchObject({ district_id: 27, city_id: 2701 });
  expect(JSON.parse(localStorage.getItem('pasal:place') ?? '{}')).toEqual({
    district_id: 27,
    city_id: 2701,
    name: 'Kirtipur',
  });
});

it.each([
  ['waits', true],
  ['sooner', false],
  [undefined, false],
] as const)('of fast products that come %s it says so: %s', async (fast, isShown) => {
  const promised = { from: '2026-11-24', to: '2026-11-26' };
  const { fill } = openCheckout([camera], {
    [QUOTE]: quoteWith({ promised, ...(fast && { fast }) }),
  });
  await fill();
  expect(await screen.findByText('Get it by Thu, 26 Nov')).toBeVisible();
  const notes = screen.queryAllByText(/^Fast-delivery products arrive with/);
  expect(notes).toHaveLength(isShown ? 1 : 0);
});

it('a place that is not served is told at once', async () => {
  const { fill } = openCheckout([camera], { [QUOTE]: quoteWith({ served: false }) });
  await fill();
  expect(await screen.findByText(/^We don't deliver to Kirtipur yet/)).toBeVisible();
});

it('who picks up is told where, when and how to find it', async () => {
  const pickup = {
    address: 'New Road 7',
    hours: 'Sun–Fri 10–19',
    map_url: 'https://maps.example/',
  };
  const { user } = openCheckout([camera], { [QUOTE]: quoteWith({ pickup }) });
  await user.click(screen.getByRole('radio', { name: 'Shop Pickup' }));
  expect(await screen.findByText('New Road 7')).toBeVisible();
  expect(screen.getByText('Sun–Fri 10–19')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show on map' })).toHaveAttribute(
    'href',
    'https://maps.example/',
  );
});

const dearer = () =>
  Response.json(
    {
      message: 'Delivery now costs Rs. 200.',
      code: 'PRICE_CHANGED',
      details: { items: [], delivery_charge: 200 },
    },
    { status: 409 },
  );

it('a charge that has changed is told, shown, and sent when the order is placed again', async () => {
  const { fill, user, orders, server } = openCheckout([camera], {
    [QUOTE]: quoteWith({ charge: 150, full_charge: 150 }),
    placeOrder: dearer,
  });
  await fill();
  await waitFor(() => expect(value('Delivery Charge')).toHaveTextContent('Rs. 150'));
  server.set(QUOTE, quoteWith({ charge: 200, full_charge: 200 }));
  await user.click(placeButton());
  expect(await summary().findByText('Delivery now costs Rs. 200.')).toBeVisible();
  await waitFor(() => expect(value('Delivery Charge')).toHaveTextContent('Rs. 200'));
  await user.click(placeButton());
  await waitFor(() => expect(orders()).toHaveLength(2));
  expect(orders().map(({ body }) => (body as { delivery_charge: number }).delivery_charge)).toEqual(
    [150, 200],
  );
});
