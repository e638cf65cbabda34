import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  answerCalls,
  cutConnection,
  failWith,
  forgetShops,
  makeProduct,
  renderShop,
  type AnswerTo,
} from '@pasal/shared/testing';
import { patterns } from '../../paths';
import { makeProducts, productsAnswer } from '../../testing/products-answer';
import { CategoryPage } from './category-page';

afterEach(forgetShops);

const call = 'publicProducts';
const found = productsAnswer(
  [makeProduct({ brand: 'Dahua', price: 4550 }), makeProduct({ brand: 'Hikvision', price: 900 })],
  { total: 45 },
);

const categories = [
  {
    id: 1,
    name: 'Security Cameras',
    children: [
      { id: 11, name: 'Dome Cameras' },
      { id: 12, name: 'Bullet Cameras' },
    ],
  },
  { id: 2, name: 'Locks', children: [] },
];

function show(at: string, answer: AnswerTo<'publicProducts'> = found) {
  const server = answerCalls({ [call]: answer, categoryNames: { categories } });
  const shop = renderShop(<CategoryPage />, { at, route: patterns.category });
  const lastQuery = () => server.calls.findLast(({ path }) => path === '/product/public')?.query;
  const side = within(screen.getByRole('complementary', { name: 'Filter' }));
  return { ...shop, server, lastQuery, side };
}

test('Breadcrumb Home / category; the label is for people, never new_arrivals (D1)', async () => {
  const { lastQuery } = show('/product-category/new_arrivals');
  await screen.findAllByRole('article');
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(trail.getByText('New Arrivals')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('New Arrivals');
  expect(screen.queryByText(/new_arrivals/)).not.toBeInTheDocument();
  expect(lastQuery()?.get('section')).toBe('new_arrivals');
  expect(lastQuery()?.has('category')).toBe(false);
});

test.each(['Bang & Olufsen', 'A/B 50%', 'सगरमाथा'])(
  'the value %s survives the URL',
  async (name) => {
    const { lastQuery } = show(`/product-category/${encodeURIComponent(name)}`);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(name);
    await screen.findAllByRole('article');
    expect(lastQuery()?.get('category')).toBe(name);
  },
);

test("shows '{n} products found': the server's total", async () => {
  show('/product-category/new_arrivals');
  expect(await screen.findByText('45 products found')).toBeInTheDocument();
});

test.each([
  [0, '0 products found'],
  [1, '1 product found'],
])('of %p it says "%s" (D50)', async (total, words) => {
  show('/product-category/LG', productsAnswer(found.products.slice(0, total), { total }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('sort dropdown: the five labels; the choice lives in the URL and goes to the server', async () => {
  const { user, location, lastQuery } = show('/product-category/LG?page=2');
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  expect(
    within(sort)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Featured', 'Price: Low to High', 'Price: High to Low', 'Name: A-Z', 'Name: Z-A']);
  await user.selectOptions(sort, 'Price: High to Low');
  expect(location()).toBe('/product-category/LG?sort=price_desc');
  await waitFor(() => expect(lastQuery()?.get('sort')).toBe('price_desc'));
});

test('brand checkboxes with counts, chips to take them off, Clear All Filters', async () => {
  const { user, location, lastQuery, side } = show('/product-category/new_arrivals');
  await user.click(await side.findByRole('checkbox', { name: 'Dahua (1)' }));
  await user.click(side.getByRole('checkbox', { name: 'Hikvision (1)' }));
  expect(location()).toBe('/product-category/new_arrivals?brand=Dahua&brand=Hikvision');
  await waitFor(() => expect(lastQuery()?.getAll('brand')).toEqual(['Dahua', 'Hikvision']));
  await user.click(screen.getByRole('button', { name: 'Remove filter Dahua' }));
  expect(location()).toBe('/product-category/new_arrivals?brand=Hikvision');
  expect(side.getByRole('checkbox', { name: 'Dahua (1)' })).not.toBeChecked();
  await user.click(side.getByRole('button', { name: 'Clear All Filters' }));
  expect(location()).toBe('/product-category/new_arrivals');
  expect(side.getByRole('button', { name: 'Clear All Filters' })).toBeDisabled();
});

test('two choices before the page shows the first one apply both', async () => {
  const { lastQuery, side } = show('/product-category/weekly_deals');
  const dahua = await side.findByRole('checkbox', { name: /Dahua/ });
  const hikvision = side.getByRole('checkbox', { name: /Hikvision/ });
  act(() => {
    dahua.click();
    hikvision.click();
  });
  await waitFor(() => expect(lastQuery()?.getAll('brand')).toEqual(['Dahua', 'Hikvision']));
});

test('boxes for what the category asks for, for stock and for discounts, each with a chip (D66)', async () => {
  const shape = { key: 'shape', name: 'Shape', kind: 'choice', unit: null } as const;
  const facts = [{ ...shape, values: [{ value: 'Dome', total: 2 }] }];
  const list = productsAnswer(found.products);
  const answer = { ...list, facets: { ...list.facets, facts } };
  const { user, location, lastQuery, side } = show('/product-category/Locks', answer);
  const shapes = within(await side.findByRole('group', { name: 'Shape' }));
  await user.click(shapes.getByRole('checkbox', { name: 'Dome (2)' }));
  await user.click(side.getByRole('checkbox', { name: 'In stock' }));
  await user.click(side.getByRole('checkbox', { name: 'On sale' }));
  const search = 'fact=shape%3ADome&available=1&discounted=1';
  expect(location()).toBe(`/product-category/Locks?${search}`);
  await waitFor(() => expect(lastQuery()?.toString()).toContain(search));
  await user.click(screen.getByRole('button', { name: 'Remove filter Shape: Dome' }));
  await user.click(screen.getByRole('button', { name: 'Remove filter In stock' }));
  expect(location()).toBe('/product-category/Locks?discounted=1');
  await user.click(side.getByRole('checkbox', { name: 'On sale' }));
  expect(location()).toBe('/product-category/Locks');
});

test('price range with two sliders, its maximum rounded up to the next 100', async () => {
  const { location, side, lastQuery } = show('/product-category/new_arrivals');
  const low = await side.findByRole('slider', { name: 'Lowest price, slider' });
  const high = side.getByRole('slider', { name: 'Highest price, slider' });
  expect(high).toHaveAttribute('max', '4600');
  expect(high).toHaveValue('4600');
  fireEvent.change(low, { target: { value: '1000' } });
  expect(location()).toBe('/product-category/new_arrivals');
  expect(low).toHaveAttribute('aria-valuetext', 'Rs. 1,000');
  fireEvent.keyUp(low, { key: 'ArrowRight' });
  expect(location()).toBe('/product-category/new_arrivals?minPrice=1000');
  fireEvent.change(high, { target: { value: '500' } });
  fireEvent.pointerUp(high);
  expect(location()).toBe('/product-category/new_arrivals?minPrice=1000&maxPrice=1000');
  await waitFor(() => expect(lastQuery()?.get('maxPrice')).toBe('1000'));
});

test('number fields beside the sliders (D6), applied by Enter or on leaving', async () => {
  const { user, location, side } = show('/product-category/new_arrivals');
  const maximum = await side.findByRole('spinbutton', { name: 'Highest price' });
  // "Number inputs accept only digits, a dot and a minus sign … and lose focus on mouse wheel" (R5.11).
  expect(fireEvent.keyDown(maximum, { key: 'e' })).toBe(false);
  await user.clear(maximum);
  fireEvent.wheel(maximum);
  expect(maximum).not.toHaveFocus();
  await user.clear(maximum);
  await user.type(maximum, '2500.50{Enter}');
  expect(location()).toBe('/product-category/new_arrivals?maxPrice=2500.5');
  expect(screen.getByRole('button', { name: 'Remove filter Up to Rs. 2,500.50' })).toBeVisible();
  await user.clear(maximum);
  await user.tab();
  expect(location()).toBe('/product-category/new_arrivals');
  expect(maximum).toHaveValue(4600);
});

test('what the URL says is what is chosen: a shared address shows the same list', async () => {
  const { side, lastQuery } = show(
    '/product-category/new_arrivals?brand=Dahua&minPrice=100&sort=name_asc&page=2',
  );
  expect(await side.findByRole('checkbox', { name: 'Dahua (1)' })).toBeChecked();
  expect(side.getByRole('spinbutton', { name: 'Lowest price' })).toHaveValue(100);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name_asc');
  expect(Object.fromEntries(lastQuery() ?? [])).toEqual({
    section: 'new_arrivals',
    brand: 'Dahua',
    minPrice: '100',
    sort: 'name_asc',
    page: '2',
    limit: '20',
    view: 'card',
  });
});

test('paging by real URLs that keep the filters', async () => {
  const { user, location, lastQuery } = show('/product-category/LG?sort=name_asc');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/product-category/LG?sort=name_asc&page=3',
  );
  await user.click(pages.getByRole('link', { name: 'Next' }));
  expect(location()).toBe('/product-category/LG?sort=name_asc&page=2');
  await waitFor(() => expect(lastQuery()?.get('page')).toBe('2'));
});

test('a page past the end says so and leads back', async () => {
  const { user, location } = show('/product-category/LG?page=9', productsAnswer([], { total: 45 }));
  await user.click(await screen.findByRole('link', { name: 'Go to the first page' }));
  expect(location()).toBe('/product-category/LG');
});

test("empty state 'No products match your filters.' with 'Reset Filters'", async () => {
  const { user, location, server } = show(
    '/product-category/LG?brand=Sony&sort=name_asc',
    productsAnswer([]),
  );
  expect(await screen.findByText('No products match your filters.')).toBeInTheDocument();
  server.set(call, productsAnswer(makeProducts(3)));
  await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
  expect(location()).toBe('/product-category/LG');
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

test("load error 'Error loading products.', with retry", async () => {
  const { user, server, side } = show('/product-category/LG', cutConnection);
  expect(await screen.findByText('Error loading products.')).toBeInTheDocument();
  expect(screen.getByText("Can't reach the shop. Check your connection.")).toBeInTheDocument();
  expect(side.getByText('Filters load with the products.')).toBeInTheDocument();
  server.set(call, found);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

test('a filter that fails shows the failure, not the older list', async () => {
  const { user, server, side } = show('/product-category/new_arrivals');
  const dahua = await side.findByRole('checkbox', { name: 'Dahua (1)' });
  server.set(call, failWith(500, { message: 'The shop is resting.' }));
  await user.click(dahua);
  expect(await screen.findByText('Error loading products.')).toBeInTheDocument();
  expect(screen.getByText('The shop is resting.')).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('mobile filter drawer', async () => {
  const { user, location } = show('/product-category/new_arrivals');
  await screen.findAllByRole('article');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Filter' }));
  await user.click(drawer.getByRole('checkbox', { name: 'Dahua (1)' }));
  expect(location()).toBe('/product-category/new_arrivals?brand=Dahua');
  await user.click(drawer.getByRole('button', { name: 'Show 45 products' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test("a brand chosen in a category: 'category - brand', listed within it, a chip that Clear All Filters clears (D51)", async () => {
  const { user, location, lastQuery, side } = show(
    '/product-category/LG?category=Security+Cameras&sort=name_asc',
  );
  expect(await screen.findByText('Security Cameras - LG')).toBeInTheDocument();
  expect(Object.fromEntries(lastQuery() ?? [])).toMatchObject({
    category: 'LG',
    within: 'Security Cameras',
  });
  expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/product-category/LG?category=Security+Cameras&sort=name_asc&page=2',
  );
  expect(screen.getByRole('button', { name: 'Remove filter Security Cameras' })).toBeVisible();
  await user.click(side.getByRole('button', { name: 'Clear All Filters' }));
  expect(location()).toBe('/product-category/LG?sort=name_asc');
  expect(screen.queryByText('Security Cameras - LG')).not.toBeInTheDocument();
  await waitFor(() => expect(lastQuery()?.has('within')).toBe(false));
});

test('what is cached stays in sight when asking for it again fails, as it does offline', async () => {
  const { server, user } = show('/product-category/LG?sort=name_asc');
  await screen.findAllByRole('article');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Featured');
  await waitFor(() =>
    expect(server.calls.filter(({ path }) => path === '/product/public')).toHaveLength(2),
  );
  server.set(call, cutConnection);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name: A-Z');
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByText('Error loading products.')).not.toBeInTheDocument();
});

test.each(['new_arrivals', 'popular_items', 'weekly_deals'])(
  'If the category is %s the list is filtered by section',
  async (section) => {
    const { lastQuery } = show(`/product-category/${section}`);
    await screen.findAllByRole('article');
    expect(lastQuery()?.get('section')).toBe(section);
  },
);

test('a loading skeleton keeps the places of the cards', () => {
  show('/product-category/LG', () => new Promise(() => undefined));
  const list = screen.getByRole('list', { name: 'Loading...' });
  expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(4);
});

test('a subcategory stands below its category, with the others beside it', async () => {
  const { side, lastQuery } = show('/product-category/dome%20cameras');
  await screen.findAllByRole('article');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Dome Cameras');
  expect(lastQuery()?.get('category')).toBe('dome cameras');
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Home',
    'Security Cameras',
    'Dome Cameras',
  ]);
  expect(trail.getByRole('link', { name: 'Security Cameras' })).toHaveAttribute(
    'href',
    '/product-category/Security%20Cameras',
  );
  const links = within(side.getByRole('navigation', { name: 'Category list' }));
  expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '‹ All products',
    'All Security Cameras',
    'Dome Cameras',
    'Bullet Cameras',
  ]);
  expect(links.getByRole('link', { current: 'page' })).toHaveTextContent('Dome Cameras');
});

test('all products: every category is a step further', async () => {
  const { side } = show('/product-category/all');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('All products');
  const links = within(await side.findByRole('navigation', { name: 'Category list' }));
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/product-category/all',
    '/product-category/Security%20Cameras',
    '/product-category/Locks',
  ]);
});

test('a brand and a section stand in no category', async () => {
  const { side } = show('/product-category/Dahua');
  await screen.findAllByRole('article');
  await screen.findByRole('heading', { level: 1, name: 'Dahua' });
  expect(side.queryByRole('navigation', { name: 'Category list' })).not.toBeInTheDocument();
});
