import { screen, waitFor } from '@testing-library/react';
import { formatDay, promisedDays } from '@pasal/shared/domain';
import {
  answerCalls,
  forgetShops,
  makeProduct,
  makeSiteSettings,
  renderShop,
  type CallAnswers,
} from '@pasal/shared/testing';
import { BuyBox } from './buy-box';

const promise = { days: { from: 2, to: 4 }, closed_weekdays: [6], closed_dates: [] };
const siteSettings = { settings: makeSiteSettings(), version: 1 };
const place = { district_id: 3, city_id: 5, name: 'Pokhara' };
const quoteWith = (delivery: object) => ({
  items: [],
  total: 0,
  delivery: {
    charge: 0,
    full_charge: 0,
    served: true,
    free_above: null,
    promised: null,
    ...delivery,
  },
  limits: { pieces_per_product: 10, pieces_per_order: 50 },
});

afterEach(() => {
  forgetShops();
  localStorage.clear();
});

function show(answers: CallAnswers, fast_delivery = true) {
  const product = makeProduct({ fast_delivery });
  const server = answerCalls({ siteSettings, ...answers });
  renderShop(<BuyBox product={product} variant={undefined} />);
  return server;
}

test('without days the line stays as specified, and nothing is asked about a place', async () => {
  const server = show({});
  expect(await screen.findByText(/Get it by tomorrow/)).toHaveTextContent('Fast Delivery');
  expect(server.calls.map(({ path }) => path)).toEqual(['/site/settings']);
});

const dayIn = (days: number) => {
  const promised = promisedDays({ days: { from: days, to: days } }, promise, new Date());
  return `Get it by ${formatDay(promised?.to ?? '')}`;
};
/** Longest days first: only the fast ones are sooner than these. */
const late = { ...promise, days: { from: 4, to: 6 }, fast: { from: 1, to: 1 } };
const line = () => screen.findByText(/Get it by \w{3}, \d+ \w{3}/);

test('with days of the country it says until when; a fast product that is no sooner is not called so', async () => {
  show({ siteSettings: { ...siteSettings, promise } });
  expect(await line()).toHaveTextContent(dayIn(4));
  expect(screen.queryByText('Fast Delivery')).not.toBeInTheDocument();
});

test('a fast product names the sooner day', async () => {
  show({ siteSettings: { ...siteSettings, promise: late } });
  expect(await line()).toHaveTextContent(`Fast Delivery ${dayIn(1)}`);
});

test('every other product names the day of all', async () => {
  show({ siteSettings: { ...siteSettings, promise: late } }, false);
  expect(await line()).toHaveTextContent(dayIn(6));
  expect(screen.queryByText('Fast Delivery')).not.toBeInTheDocument();
});

test('at a place the server says whether it comes sooner there', async () => {
  localStorage.setItem('pasal:place', JSON.stringify(place));
  const promised = { from: '2026-11-24', to: '2026-11-24' };
  show({ quoteCart: quoteWith({ promised, fast: 'sooner' }) });
  expect(await line()).toHaveTextContent('Fast Delivery Get it by Tue, 24 Nov in Pokhara');
});

test('for the place chosen in this browser it says until when it comes there', async () => {
  localStorage.setItem('pasal:place', JSON.stringify(place));
  const server = show({
    quoteCart: quoteWith({ promised: { from: '2026-11-24', to: '2026-11-26' } }),
  });
  expect(await screen.findByText(/Get it by Thu, 26 Nov in Pokhara/)).toBeVisible();
  expect(screen.queryByText('Fast Delivery')).not.toBeInTheDocument();
  const quote = server.calls.find(({ path }) => path === '/order-product/quote');
  expect(quote?.body).toMatchObject({ district_id: 3, city_id: 5 });
});

test('a place for which no days are known is promised none (D363)', async () => {
  localStorage.setItem('pasal:place', JSON.stringify(place));
  show({ quoteCart: quoteWith({ promised: null }) });
  await waitFor(() => expect(screen.queryByText('Fast Delivery')).not.toBeInTheDocument());
});

test('a place the shop does not deliver to is told', async () => {
  localStorage.setItem('pasal:place', JSON.stringify(place));
  show({ quoteCart: quoteWith({ served: false }) });
  expect(await screen.findByText(/We don't deliver to Pokhara yet/)).toBeVisible();
  expect(screen.queryByText('Fast Delivery')).not.toBeInTheDocument();
});

test.each(['', 'nonsense', '{}', '[1]', '{"district_id":"3","city_id":5}'])(
  'a kept place of another shape, %s, is none',
  async (kept) => {
    localStorage.setItem('pasal:place', kept);
    const server = show({});
    expect(await screen.findByText(/Get it by tomorrow/)).toBeVisible();
    expect(server.calls).toHaveLength(1);
  },
);
