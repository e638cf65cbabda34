import { screen, waitFor, within } from '@testing-library/react';
import {
  answerCalls,
  cutConnection,
  forgetShops,
  renderShop,
  type AnswerTo,
} from '@pasal/shared/testing';
import { patterns } from '../../paths';
import { makeProducts, productsAnswer } from '../../testing/products-answer';
import { SearchPage } from './search-page';

afterEach(forgetShops);

const call = 'publicProducts';
const found = productsAnswer(makeProducts(3), { total: 45 });
const categories = [
  { id: 1, name: 'Electronics', children: [] },
  { id: 2, name: 'Security Cameras', children: [] },
];

function show(at: string, answer: AnswerTo<'publicProducts'> = found) {
  const server = answerCalls({ [call]: answer, categoryNames: { categories } });
  const shop = renderShop(<SearchPage />, { at, route: patterns.search });
  // Other calls of the page may follow it.
  const lastQuery = () =>
    Object.fromEntries(server.calls.findLast(({ query }) => query.has('search'))?.query ?? []);
  return { ...shop, server, lastQuery };
}

const heading = () => screen.findByRole('heading', { level: 1 });

test('asks for what the address says and shows how many there are', async () => {
  const { lastQuery } = show('/search?q=dome+camera&page=2');
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(await heading()).toHaveTextContent('Search results for “dome camera”');
  expect(screen.getByText('45 products found')).toBeInTheDocument();
  expect(lastQuery()).toEqual({
    search: 'dome camera',
    sort: 'featured',
    page: '2',
    limit: '20',
    view: 'card',
  });
});

test('no search engine keeps it', async () => {
  show('/search?q=dome');
  await screen.findAllByRole('article');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.title).toBe('Search results for “dome” | Pasal');
});

test('the filters of a category: brands, prices and sort, all of them in the address', async () => {
  const { user, location, lastQuery } = show('/search?q=50%25+dome&page=2');
  const filters = within(await screen.findByRole('complementary', { name: 'Filter' }));
  await user.click(await filters.findByRole('checkbox', { name: 'Hikvision (3)' }));
  expect(location()).toBe('/search?q=50%25+dome&brand=Hikvision');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name_asc');
  expect(location()).toBe('/search?q=50%25+dome&brand=Hikvision&sort=name_asc');
  const asked = { search: '50% dome', brand: 'Hikvision', sort: 'name_asc' };
  await waitFor(() => expect(lastQuery()).toMatchObject(asked));
  await user.click(screen.getByRole('button', { name: 'Remove filter Hikvision' }));
  expect(location()).toBe('/search?q=50%25+dome&sort=name_asc');
});

test('what fits no filter can be had without them; the search stays', async () => {
  const nothing = { ...found, products: [], total: 0 };
  const { user, location } = show('/search?q=dome&minPrice=900', nothing);
  expect(await screen.findByText('No products match your filters.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
  expect(location()).toBe('/search?q=dome');
});

test('a category that has nothing of it is left by the same button', async () => {
  const { lastQuery } = show('/search?q=dome&category=Electronics', productsAnswer([]));
  expect(await screen.findByText('No products match your filters.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove filter Electronics' })).toBeInTheDocument();
  expect(lastQuery()).toMatchObject({ search: 'dome', within: 'Electronics' });
});

/** As the server answers: a price in the words is returned beside the products found. */
const readsPrices = (request: Request) => {
  const said = new URL(request.url).searchParams.get('search') ?? '';
  const search = said.replace(/ ?under 5000/, '');
  return { ...found, ...(search !== said && { priced: { search, maxPrice: 5000 } }) };
};

test('a price among the words is a filter of the address, shown and taken away as any other (D90)', async () => {
  const { user, location, lastQuery } = show('/search?q=2mp+camera+under+5000', readsPrices);
  const chip = await screen.findByRole('button', { name: 'Remove filter Up to Rs. 5,000' });
  await waitFor(() => expect(location()).toBe('/search?q=2mp+camera&maxPrice=5000'));
  expect(await heading()).toHaveTextContent('Search results for “2mp camera”');
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ search: '2mp camera', maxPrice: '5000' }),
  );
  await user.click(chip);
  expect(location()).toBe('/search?q=2mp+camera');
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
});

test('a price alone lists all products of that price', async () => {
  const { location } = show('/search?q=under+5000', readsPrices);
  await waitFor(() => expect(location()).toBe('/product-category/all?maxPrice=5000'));
});

test('paging by links that keep the query', async () => {
  const { user, location, lastQuery } = show('/search?q=50%25+%26+more');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/search?q=50%25+%26+more&page=3',
  );
  await user.click(pages.getByRole('link', { name: 'Next' }));
  expect(location()).toBe('/search?q=50%25+%26+more&page=2');
  expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current');
  expect(lastQuery()).toMatchObject({ search: '50% & more', page: '2' });
});

test('nothing found says for what, and how to go on', async () => {
  show('/search?q=zzz', productsAnswer([]));
  expect(await screen.findByText('No results for “zzz”.')).toBeInTheDocument();
  expect(screen.getByText('0 products found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('navigation', { name: 'Did you mean' })).not.toBeInTheDocument();
  const ways = within(await screen.findByRole('navigation', { name: 'Browse' }));
  expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Electronics',
    'Security Cameras',
  ]);
});

test('near words and the categories that may be meant lead on, when the shop knows any', async () => {
  const suggestions = { words: ['dome & more'], categories: ['Security Cameras'] };
  show('/search?q=domme', productsAnswer([], { suggestions }));
  const near = within(await screen.findByRole('navigation', { name: 'Did you mean' }));
  expect(near.getByRole('link')).toHaveAttribute('href', '/search?q=dome+%26+more');
  const ways = within(await screen.findByRole('navigation', { name: 'Browse' }));
  const [first] = ways.getAllByRole('link');
  expect(first).toHaveTextContent('Security Cameras');
  expect(first).toHaveAttribute('href', '/product-category/Security%20Cameras');
});

test.each(['/search', '/search?q=', '/search?q=%20%20'])('%s asks what is wanted', async (at) => {
  const { server } = show(at);
  expect(await heading()).toHaveTextContent('What are you looking for?');
  expect(server.calls).toEqual([]);
});

test('a page past the end leads back', async () => {
  const { user, location } = show('/search?q=dome&page=9', productsAnswer([], { total: 45 }));
  await user.click(await screen.findByRole('link', { name: 'Go to the first page' }));
  expect(location()).toBe('/search?q=dome');
});

test('a search that fails says why and can be repeated', async () => {
  const { user, server } = show('/search?q=dome', cutConnection);
  expect(await screen.findByText('Error loading products.')).toBeInTheDocument();
  expect(screen.getByText("Can't reach the shop. Check your connection.")).toBeInTheDocument();
  server.set(call, found);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

test('the places of the cards are kept while it loads', () => {
  show('/search?q=dome', () => new Promise(() => undefined));
  expect(screen.getByRole('list', { name: 'Loading...' })).toBeInTheDocument();
});

test('no longer query is asked for than the shop takes', async () => {
  const { lastQuery } = show(`/search?q=${'a'.repeat(300)}`);
  await screen.findAllByRole('article');
  expect(lastQuery()).toMatchObject({ search: 'a'.repeat(200) });
});
