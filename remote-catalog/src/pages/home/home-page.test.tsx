import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Banner, Poster } from '@pasal/shared/contracts';
import {
  answerCalls,
  cutConnection,
  failWith,
  forgetShops,
  makeSiteSettings,
  renderShop,
} from '@pasal/shared/testing';
import { makeProducts, productsAnswer } from '../../testing/products-answer';
import { HomePage } from './home-page';

afterEach(forgetShops);

const noBanner: Banner = {
  id: 1,
  discount: '',
  title: '',
  date_range: '',
  image: '',
  title2: '',
  title3: '',
  title4: '',
};
const categories = ['Electronics', 'House Materials', 'Security Systems', 'Security Cameras'].map(
  (name, index) => ({
    id: index + 1,
    name,
    children: [],
    brands: [
      { id: index + 1, name: `Brand ${index}`, logo: index ? `/uploads/${index}.webp` : null },
    ],
  }),
);
const bySection: Record<string, number> = { new_arrivals: 8, popular_items: 6, weekly_deals: 20 };
const answers = {
  banners: { banners: [] as Banner[] },
  posters: { posters: [] as Poster[] },
  siteSettings: { settings: makeSiteSettings(), version: 1 },
  categories: { categories },
  publicProducts: (request: Request) => {
    const section = new URL(request.url).searchParams.get('section') ?? '';
    return productsAnswer(makeProducts(bySection[section] ?? 0));
  },
};

/** The page, once its list of parts is known. */
async function showHome() {
  const shop = renderShop(<HomePage />);
  await screen.findByRole('region', { name: 'New Arrivals' });
  return shop;
}

/** An observer whose places become visible when a test triggers it. */
function watchNearness() {
  const tell = new Map<Element, () => void>();
  class Observer {
    readonly #call: IntersectionObserverCallback;
    constructor(call: IntersectionObserverCallback) {
      this.#call = call;
    }
    observe(place: Element) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      tell.set(place, () => this.#call([entry], this as never));
    }
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
  return {
    comeNear: (place: Element) => tell.get(place)?.(),
    stop: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  };
}

const region = (name: string) => within(screen.getByRole('region', { name }));

test('New Arrivals grid: 8 items; View all goes to /product-category/new_arrivals', async () => {
  const server = answerCalls(answers);
  const { user, location } = await showHome();
  expect(await region('New Arrivals').findAllByRole('article')).toHaveLength(8);
  const call = server.calls.find(({ query }) => query.get('section') === 'new_arrivals');
  expect(call?.query.get('limit')).toBe('8');
  await user.click(region('New Arrivals').getByRole('link', { name: /^View all/ }));
  expect(location()).toBe('/product-category/new_arrivals');
});

test('while New Arrivals has few, others are below it under a heading of their own (D94)', async () => {
  const products = makeProducts(10);
  const server = answerCalls({
    ...answers,
    publicProducts: (request: Request) => {
      const section = new URL(request.url).searchParams.get('section');
      return productsAnswer(section === null ? products : products.slice(0, 2));
    },
  });
  await showHome();
  expect(await region('New Arrivals').findAllByRole('article')).toHaveLength(2);
  await screen.findByRole('region', { name: 'More products' });
  expect(region('More products').getAllByRole('article')).toHaveLength(8);
  const asked = server.calls.filter(({ path }) => path === '/product/public');
  expect(asked.filter(({ query }) => !query.has('section'))).toHaveLength(1);
});

test('a loading skeleton of 8 cards shows while loading', async () => {
  answerCalls({ ...answers, publicProducts: () => new Promise(() => undefined) });
  await showHome();
  const list = region('New Arrivals').getByRole('list', { name: 'Loading...' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(8);
  await screen.findByText('Special Offer!');
});

test('a section that failed can be asked again', async () => {
  const server = answerCalls({ ...answers, publicProducts: cutConnection });
  const { user } = await showHome();
  expect(await region('New Arrivals').findByText('Error loading products.')).toBeInTheDocument();
  server.set('publicProducts', answers.publicProducts);
  await user.click(region('New Arrivals').getByRole('button', { name: 'Retry' }));
  expect(await region('New Arrivals').findAllByRole('article')).toHaveLength(8);
});

test('Popular Items side panel: 6 items with Add to Cart and discount ribbon; View all', async () => {
  const server = answerCalls(answers);
  const { user, location } = await showHome();
  const panel = region('Popular Items');
  expect(await panel.findAllByRole('heading', { level: 3 })).toHaveLength(6);
  const call = server.calls.find(({ query }) => query.get('section') === 'popular_items');
  expect(call?.query.get('limit')).toBe('6');
  expect(panel.getAllByText('-10%')).toHaveLength(6);
  const [add] = panel.getAllByRole('button', { name: /^Add to Cart/ });
  await user.click(add as HTMLElement);
  expect(await screen.findByText(/ added to cart!$/)).toBeInTheDocument();
  await user.click(panel.getByRole('link', { name: /^View all/ }));
  expect(location()).toBe('/product-category/popular_items');
});

test('no ribbon without a discount, no Add to Cart without stock', async () => {
  const products = makeProducts(6, { discount_percentage: 0, in_stock: 0 });
  answerCalls({ ...answers, publicProducts: productsAnswer(products) });
  await showHome();
  const panel = region('Popular Items');
  expect(await panel.findAllByText('Out of Stock')).toHaveLength(6);
  expect(panel.queryByText(/%/)).not.toBeInTheDocument();
  expect(panel.queryByRole('button', { name: /^Add to Cart/ })).not.toBeInTheDocument();
});

test('lists without products are gone (D95)', async () => {
  answerCalls({ ...answers, publicProducts: productsAnswer([]) });
  renderShop(<HomePage />);
  await screen.findByText('Special Offer!');
  for (const name of ['New Arrivals', 'Popular Items', 'Deal Of The Week']) {
    await waitFor(() => expect(screen.queryByRole('region', { name })).not.toBeInTheDocument());
  }
});

test.each(['New Arrivals', 'Popular Items', 'Deal Of The Week'])(
  '%s keeps its place while it loads, and can be asked again when it failed',
  async (name) => {
    const server = answerCalls({
      ...answers,
      publicProducts: () => new Promise(() => undefined),
    });
    const loading = await showHome();
    expect(region(name).getByRole('list', { name: 'Loading...' })).toBeInTheDocument();
    await screen.findByText('Special Offer!');
    loading.unmount();
    server.set('publicProducts', cutConnection);
    const { user } = await showHome();
    expect(await region(name).findByText('Error loading products.')).toBeInTheDocument();
    server.set('publicProducts', answers.publicProducts);
    await user.click(region(name).getByRole('button', { name: 'Retry' }));
    expect(await region(name).findAllByRole('link', { name: /^Dome Camera/ })).not.toHaveLength(0);
  },
);

test('Deal Of The Week requests 20 and shows 7; 2 per page with previous/next arrows', async () => {
  const server = answerCalls(answers);
  const { user, location } = await showHome();
  const deals = region('Deal Of The Week');
  expect(await deals.findAllByRole('article')).toHaveLength(7);
  const call = server.calls.find(({ query }) => query.get('section') === 'weekly_deals');
  expect(call?.query.get('limit')).toBe('20');
  // Shown on phones only; jsdom has no screen width.
  const arrow = (name: string) => deals.getByRole('button', { name, hidden: true });
  const position = deals.getByRole('status', { hidden: true });
  expect(position).toHaveTextContent('Page 1 of 4');
  expect(arrow('Previous deals')).toBeDisabled();
  await user.tripleClick(arrow('Next deals'));
  expect(position).toHaveTextContent('Page 4 of 4');
  expect(arrow('Next deals')).toBeDisabled();
  await user.click(arrow('Previous deals'));
  expect(position).toHaveTextContent('Page 3 of 4');
  await user.click(deals.getByRole('link', { name: /^View All/ }));
  expect(location()).toBe('/product-category/weekly_deals');
});

test("'Special Offer!' box with its literal text; 'Claim Offer Now' goes to popular_items", async () => {
  answerCalls(answers);
  const { user, location } = await showHome();
  const box = within(await screen.findByRole('region', { name: 'Special Offer!' }));
  expect(box.getByText('Get 20% off on all products today only!')).toBeInTheDocument();
  await user.click(box.getByRole('link', { name: 'Claim Offer Now' }));
  expect(location()).toBe('/product-category/popular_items');
});

test('whether the Special Offer box shows is a site setting (D11)', async () => {
  const settings = makeSiteSettings({ special_offer: false });
  answerCalls({ ...answers, siteSettings: { settings, version: 1 } });
  await showHome();
  await screen.findAllByRole('article');
  expect(screen.queryByText('Special Offer!')).not.toBeInTheDocument();
});

test('Promotional banner: first banner only; Shop Now goes to new_arrivals; empty fields are not rendered', async () => {
  const banners = [
    { ...noBanner, title: 'Dashain Sale', discount: 'Up to 35% off', date_range: '1–15 Kartik' },
    { ...noBanner, id: 2, title: 'Second banner' },
  ];
  answerCalls({ ...answers, banners: { banners } });
  const { user, location } = await showHome();
  const banner = within(await screen.findByRole('region', { name: 'Promotion' }));
  expect(banner.getByRole('heading', { name: 'Dashain Sale' })).toBeInTheDocument();
  expect(banner.getAllByText(/./, { selector: 'p' })).toHaveLength(2);
  expect(banner.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByText('Second banner')).not.toBeInTheDocument();
  await user.click(banner.getByRole('link', { name: 'Shop Now' }));
  expect(location()).toBe('/product-category/new_arrivals');
});

test.each(['banners', 'posters', 'siteSettings'] as const)(
  'nothing is shown that would jump: the page waits for %s, and no longer when that fails',
  async (call) => {
    const answer: ((response: Response) => void)[] = [];
    const server = answerCalls({
      ...answers,
      [call]: () => new Promise<Response>((resolve) => void answer.push(resolve)),
    });
    renderShop(<HomePage />);
    await waitFor(() => expect(server.calls.length).toBeGreaterThanOrEqual(7));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('region', { name: 'New Arrivals' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const give of answer) give(failWith(500, { message: '' }));
    expect(await screen.findByRole('region', { name: 'New Arrivals' })).toBeInTheDocument();
  },
);

test('banner and poster grid are hidden if there are none', async () => {
  answerCalls(answers);
  await showHome();
  await screen.findAllByRole('article');
  expect(screen.queryByRole('region', { name: 'Promotion' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Shop by category' })).not.toBeInTheDocument();
});

test('category poster grid: four images, each to its category', async () => {
  const images = ['/a.webp', '', '/b.webp', '/c.webp', '/d.webp', '/e.webp'];
  const posters: Poster[] = [{ id: 1, type: 'category', images }];
  answerCalls({ ...answers, posters: { posters } });
  const { user, location } = await showHome();
  const grid = within(await screen.findByRole('region', { name: 'Shop by category' }));
  await grid.findByRole('link', { name: 'Electronics' });
  expect(grid.getAllByRole('link').map((link) => link.textContent)).toEqual(
    categories.map(({ name }) => name),
  );
  await user.click(grid.getByRole('link', { name: 'House Materials' }));
  expect(location()).toBe('/product-category/House%20Materials');
});

test('brand strip: every brand a link, a button that pauses it; near the window it loops', async () => {
  const watched = watchNearness();
  answerCalls(answers);
  const { user } = await showHome();
  const place = await screen.findByRole('region', { name: 'Our brands' });
  const strip = within(place);
  expect(strip.getAllByRole('link', { hidden: true })).toHaveLength(4);
  act(() => watched.comeNear(place));
  expect(strip.getAllByRole('link')).toHaveLength(4);
  // The strip loops: the same names a second time, hidden from screen readers.
  expect(strip.getAllByRole('link', { hidden: true })).toHaveLength(8);
  // A logo in a box reserved for it; the name where there is no logo or it fails to load.
  expect(strip.getAllByText('Brand 0')).toHaveLength(2);
  const logo = strip.getByRole('img', { name: 'Brand 1' });
  expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual(['132', '40']);
  expect(strip.queryByText('Brand 1')).not.toBeInTheDocument();
  fireEvent.error(logo);
  expect(strip.getByText('Brand 1')).toBeInTheDocument();
  await user.click(strip.getByRole('button', { name: 'Pause brands' }));
  expect(strip.getByRole('button', { name: 'Play brands' })).toBeInTheDocument();
  watched.stop();
});

test('one h1, whatever the server says', async () => {
  answerCalls(
    Object.fromEntries(Object.keys(answers).map((call) => [call, failWith(503, { message: '' })])),
  );
  await showHome();
  await screen.findAllByText('Error loading products.');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
