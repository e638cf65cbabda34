import { screen, waitFor, within } from '@testing-library/react';
import { CHECKLIST_POINTS, type ChecklistPoint } from '@pasal/shared/contracts';
import {
  answerCalls,
  type AnswerTo,
  cutConnection,
  forgetShops,
  makeSiteSettings,
  refuseWith,
  renderShop,
  signedIn,
} from '@pasal/shared/testing';
import { kathmanduDate, makeBsCalendar, readyPeriods } from '@pasal/shared/domain';
import { patterns } from '../../../paths';
import { makeCharts, makeOverview } from '../../../testing/staff';
import { DashboardPage } from './dashboard-page';

afterEach(forgetShops);
const open = () => renderShop(<DashboardPage />, { at: patterns.dashboard, state: signedIn() });
const charts = { staffCharts: makeCharts() };
const cardOf = (label: string) => screen.getByText(label).closest('div');
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const listOf = (name: string) => within(screen.getByRole('region', { name }));

const openCharts = (search = '', answer: AnswerTo<'staffCharts'> = makeCharts()) => {
  const server = answerCalls({
    staffOverview: makeOverview(),
    staffCharts: answer,
  });
  const at = `${patterns.dashboard}${search}`;
  return { server, ...renderShop(<DashboardPage />, { at, state: signedIn() }) };
};

const oneOrderOn = (day: string) => ({ day, orders: 1, revenue: 10 });

describe('the charts after them (D31)', () => {
  it('say orders and revenue in sum, in words and day by day, the latest first', async () => {
    openCharts();
    const orders = await screen.findByRole('region', { name: 'Orders per day' });
    expect(orders).toHaveTextContent('3 in 3 days');
    expect(within(orders).getByRole('img')).toHaveAccessibleName(
      'Bar chart: Orders per day. 3 in 3 days. The highest day is 19 Nov with 2.',
    );
    const revenue = screen.getByRole('region', { name: 'Revenue per day' });
    // Half a rupee in a hundred thousand is rounded away.
    expect(revenue).toHaveTextContent('Rs. 1,23,457+25% against the 3 days before');
    expect(orders).toHaveTextContent('−25% against the 3 days before');
    expect(within(revenue).getByRole('img')).toHaveAccessibleName(
      'Bar chart: Revenue per day. Rs. 1,23,457. The highest day is 19 Nov with Rs. 1,23,457.',
    );
    const rows = within(revenue).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual([
      'DayRevenue',
      '21 NovRs. 0',
      '20 NovRs. 0',
      '19 NovRs. 1,23,457',
    ]);
  });

  it('name the best sellers and what is low in stock', async () => {
    openCharts();
    const best = await screen.findByRole('region', { name: 'Best Sellers' });
    const rows = within(best).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'ProductPiecesRevenue',
      'Dome Camera12Rs. 54,000',
      'A deleted product6Rs. 6,000',
    ]);
    const low = screen.getByRole('region', { name: 'Low Stock' });
    expect(low).toHaveTextContent('Door LockNone left');
    expect(low).toHaveTextContent('and 9 more');
    expect(
      within(low)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/dashboard/edit-product/5', '/dashboard/product-management?stock=low']);
  });

  it('have something to say when there is nothing', async () => {
    const empty = makeCharts({
      days: [{ day: '2026-11-21', orders: 0, revenue: 0 }],
      bestSellers: [],
      lowStock: { total: 0, products: [] },
    });
    openCharts('', empty);
    expect(await screen.findByText('No sales in this period.')).toBeVisible();
    expect(screen.getByText('Every product has enough stock.')).toBeVisible();
    expect(screen.getAllByText('No orders in this period.')).toHaveLength(2);
    expect(screen.queryByRole('img', { name: /per day/ })).toBeNull();
  });

  it('cover 7, 30 or 90 days, as the address says', async () => {
    const { server, user, location } = openCharts('?days=90');
    const asked = () =>
      server.calls
        .filter(({ path }) => path === '/auth/overview/charts')
        .map(({ query }) => query.get('days'));
    expect(screen.getByRole('radio', { name: '90 days' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '7 days' }));
    expect(location()).toBe('/dashboard?days=7');
    await user.click(screen.getByRole('radio', { name: '30 days' }));
    expect(location()).toBe('/dashboard');
    await waitFor(() => expect(asked()).toEqual(['90', '7', '30']));
  });

  it('go by months and fiscal years for who reads Bikram Sambat', async () => {
    localStorage.setItem('pasal:calendar', 'bs');
    // Works on any day of the test.
    const months = [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30];
    const years = Array.from({ length: 60 }, (_, at) => ({ year: 2084 + at, months }));
    const days = ['2026-11-16', '2026-11-17', ...Array.from({ length: 91 }, () => '2026-12-15')];
    const { server, user, location } = openCharts('', makeCharts({ days: days.map(oneOrderOn) }));
    server.set('siteSettings', {
      settings: makeSiteSettings(),
      version: 1,
      calendar: { paper: 'ad', years },
    });
    const [, , fiscal] = readyPeriods(makeBsCalendar(years), kathmanduDate(new Date()));
    await user.click(await screen.findByRole('radio', { name: fiscal?.name ?? '' }));
    expect(location()).toBe(`/dashboard?from=${fiscal?.from}&to=${fiscal?.to}`);
    const orders = await screen.findByRole('region', { name: 'Orders per month' });
    const rows = within(orders).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual([
      'MonthOrders',
      'Mangsir 208392',
      'Kartik 20831',
    ]);
    await user.click(screen.getByRole('radio', { name: '7 days' }));
    expect(location()).toBe('/dashboard?days=7');
    localStorage.clear();
  });

  it('fail by themselves, and Retry recovers', async () => {
    const { server, user } = openCharts('', refuseWith('INTERNAL', 'Broken'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the charts.');
    expect(await screen.findByText('126')).toBeVisible();
    server.set('staffCharts', makeCharts());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Best Sellers' })).toBeVisible();
  });
});

describe('the overview', () => {
  it('"cards Today\'s Orders, This Week, Last Month, Total Products"', async () => {
    answerCalls({ ...charts, staffOverview: makeOverview() });
    open();
    expect(screen.getByText('Loading...')).toHaveAttribute('role', 'status');
    await waitFor(() =>
      expect(cardOf("Today's Orders")).toHaveTextContent(/Orders4−2 from 6 yesterday$/),
    );
    expect(cardOf('This Week')).toHaveTextContent(/Week31\+4 from 27 the week before$/);
    expect(cardOf('Last Month')).toHaveTextContent(/Month1,240±0 from 1,240 the month before$/);
    expect(cardOf('Total Products')).toHaveTextContent(/Products1269 new in 30 days$/);
    expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
  });

  it('each card leads to the list of what it counts', () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T18:25:00Z') });
    try {
      // In Kathmandu it is the 21st.
      answerCalls({ ...charts, staffOverview: makeOverview() });
      open();
      const orders = '/dashboard/order-management';
      expect(hrefOf("Today's Orders")).toBe(`${orders}?from=2026-11-21`);
      expect(hrefOf('This Week')).toBe(`${orders}?from=2026-11-15`);
      expect(hrefOf('Last Month')).toBe(`${orders}?from=2026-10-01&to=2026-10-31`);
      expect(hrefOf('Total Products')).toBe('/dashboard/product-management');
    } finally {
      jest.useRealTimers();
    }
  });

  it('begins with what is to be done today, each a link to its list (D98)', async () => {
    const server = answerCalls({ ...charts, staffOverview: makeOverview() });
    const { unmount } = open();
    const links = await listOf('To do today').findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['12 pending orders to call about', '/dashboard/order-management?status=pending'],
      ['2 late orders', '/dashboard/order-management?late=true'],
      ['10 products low in stock', '/dashboard/product-management?stock=low'],
      ['1 message not delivered', '/dashboard/notifications?status=failed'],
    ]);
    unmount();
    forgetShops();
    const overview = makeOverview({ toDo: { lateOrders: 0, lowStock: 0, failedMessages: 0 } });
    server.set('staffOverview', { ...overview, orders: { ...overview.orders, byStatus: [] } });
    open();
    expect(await screen.findByText('Nothing is waiting for you.')).toBeVisible();
    expect(listOf('To do today').queryByRole('link')).toBeNull();
  });

  it('"lists Orders by Status and Products by Status", each leading to its list', async () => {
    answerCalls({ ...charts, staffOverview: makeOverview() });
    open();
    const orders = await listOf('Orders by Status').findAllByRole('link');
    expect(orders.map((link) => link.textContent)).toEqual(['Pending12', 'other3']);
    expect(orders[0]).toHaveAttribute('href', '/dashboard/order-management?status=pending');
    const [approved] = listOf('Products by Status').getAllByRole('link');
    expect(approved).toHaveTextContent('Approved120');
    expect(approved).toHaveAttribute('href', '/dashboard/product-management?status=approve');
  });

  it("'No orders found' / 'No products found'", async () => {
    const overview = makeOverview();
    answerCalls({
      ...charts,
      staffOverview: {
        ...overview,
        orders: { ...overview.orders, byStatus: [] },
        products: { total: 0, added: 0, byStatus: [{ status: 'pending', total: 0 }] },
      },
    });
    open();
    expect(await screen.findByText('No orders found')).toBeInTheDocument();
    expect(screen.getByText('No products found')).toBeInTheDocument();
  });

  it('"on failure \'Failed to Load Data / Please try again later.\'", and Retry recovers', async () => {
    const server = answerCalls({
      ...charts,
      staffOverview: refuseWith('INTERNAL', 'Broken'),
    });
    const { user } = open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to Load Data');
    expect(alert).toHaveTextContent('Please try again later.');
    server.set('staffOverview', cutConnection);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Can't reach the shop. Check your connection./)).toBeVisible();
    server.set('staffOverview', makeOverview());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1,240')).toBeInTheDocument();
  });

  it('ends the session silently when a call is answered with 401', async () => {
    answerCalls({ ...charts, staffOverview: refuseWith('UNAUTHENTICATED', 'Please sign in.') });
    const { store } = open();
    await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(false));
    expect(screen.queryByText('Please sign in.')).not.toBeInTheDocument();
  });
});

const pointsOf = (done: ChecklistPoint[]) => ({
  points: CHECKLIST_POINTS.map((point) => ({ point, done: done.includes(point) })),
  ready: done.length === CHECKLIST_POINTS.length,
});
const openAs = (role: 'admin' | 'staff', checklist: AnswerTo<'checklist'>) => {
  const server = answerCalls({
    ...charts,
    staffOverview: makeOverview(),
    checklist,
    takeReadySet: {
      message: 'Added 37 subcategories.',
      categories: 0,
      subcategories: 37,
      attributes: 35,
    },
    addReference: { message: 'Added!', districts: 77, cities: 753, categories: 5 },
  });
  const state = signedIn({ role });
  return { server, ...renderShop(<DashboardPage />, { at: patterns.dashboard, state }) };
};

const list = async () => within(await screen.findByRole('region', { name: 'Before you sell' }));

describe('the checklist of a shop that cannot sell yet', () => {
  it('says what is left in an owner’s words, each with the page where it is done', async () => {
    openAs('admin', pointsOf(['contacts']));
    const points = await list();
    // Optional points are not counted.
    expect(points.getByText('5 steps left.')).toBeVisible();
    const lines = points.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines.filter((line) => line.includes(': '))).toEqual(
      expect.arrayContaining([
        'Shop name and contacts: Done',
        expect.stringMatching(/^Legal identity: To doThe registered name/),
        expect.stringMatching(/^Delivery: To do · optionalWhat it costs/),
        expect.stringMatching(/^Subcategories and specifications: To do · optionalSuch as/),
      ]),
    );
    const links = points
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Shop name and contacts', '/dashboard/site-settings'],
      ['Legal identity', '/dashboard/site-settings'],
      ['Districts and cities', '/dashboard/places'],
      ['Delivery', '/dashboard/site-settings/delivery'],
      ['Subcategories and specifications', '/dashboard/categories'],
      ['First product', '/dashboard/add-new-product'],
      ['Email', '/dashboard/site-settings/messages'],
    ]);
  });

  it('keeps commands and variables for the technician, folded away', async () => {
    const { user } = openAs('admin', pointsOf(['mail']));
    const points = await list();
    const command = points.getByText('npm run backup -- <file>');
    expect(command).not.toBeVisible();
    expect(points.queryByText('SMTP_URL')).not.toBeInTheDocument();
    await user.click(points.getByText('For your technician'));
    expect(command).toBeVisible();
  });

  it('puts in the places of Nepal at one press, and goes away when all is done', async () => {
    const { server, user } = openAs('admin', pointsOf(['contacts']));
    const add = await screen.findByRole('button', { name: 'Add all of Nepal' });
    const needed = CHECKLIST_POINTS.filter((point) => point !== 'delivery');
    server.set('checklist', { ...pointsOf(needed), ready: true });
    await user.click(add);
    await waitFor(() => expect(screen.queryByText('Before you sell')).not.toBeInTheDocument());
    expect(server.calls.filter(({ path }) => path === '/branch/reference')).toHaveLength(1);
  });

  it('adds the ready-made subcategories at one press, and ticks what the shop has then (D107)', async () => {
    const { server, user } = openAs('admin', pointsOf(['places']));
    const add = await screen.findByRole('button', { name: 'Add ready-made ones' });
    server.set('checklist', pointsOf(['places', 'catalogue']));
    await user.click(add);
    expect(await screen.findByText('Added 37 subcategories.')).toBeInTheDocument();
    const points = await list();
    await waitFor(() =>
      expect(points.getByText(/^Subcategories/).closest('li')).toHaveTextContent(
        /^Subcategories and specifications: Done$/,
      ),
    );
    expect(screen.queryByRole('button', { name: 'Add ready-made ones' })).not.toBeInTheDocument();
    const sent = server.calls.filter(({ path }) => path === '/category/ready-set');
    expect(sent.map(({ body }) => body)).toEqual([{}]);
  });

  it('says why the press did nothing, and leaves it to be pressed again', async () => {
    const { server, user } = openAs('admin', pointsOf([]));
    server.set('takeReadySet', cutConnection);
    const add = await screen.findByRole('button', { name: 'Add ready-made ones' });
    await user.click(add);
    expect(await (await list()).findByRole('alert')).toHaveTextContent("Can't reach the shop.");
    expect(add).toBeEnabled();
  });

  it('is the administrators’ alone', async () => {
    const { server } = openAs('staff', pointsOf([]));
    expect(await screen.findByText('126')).toBeVisible();
    expect(screen.queryByText('Before you sell')).not.toBeInTheDocument();
    expect(server.calls.map(({ path }) => path)).not.toContain('/site/checklist');
  });
});
