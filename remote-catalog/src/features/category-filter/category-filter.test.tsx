import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Category } from '@pasal/shared/contracts';
import { answerCalls, failWith, forgetShops, renderShop } from '@pasal/shared/testing';
import { CategoryFilter } from './category-filter';
import * as messages from './messages';

afterEach(forgetShops);

const makeCategory = (id: number, brandCount: number): Category => ({
  id,
  name: `Category ${id}`,
  children: [],
  brands: Array.from({ length: brandCount }, (_, index) => ({
    id: id * 100 + index,
    name: `Brand ${id}-${index + 1}`,
    logo: null,
  })),
});
const categories = (count: number, brandCount = 12) =>
  Array.from({ length: count }, (_, index) => makeCategory(index + 1, brandCount));

/** The event of a mouse that leaves; jsdom's own has no pointer types. */
function mouseOut(from: HTMLElement): Event {
  const event = createEvent.pointerOut(from, { relatedTarget: document.body });
  return Object.defineProperty(event, 'pointerType', { value: 'mouse' });
}

async function show(list: Category[]) {
  answerCalls({ categories: { categories: list } });
  const shop = renderShop(<CategoryFilter />);
  const side = within(screen.getByRole('complementary', { name: 'Filter' }));
  if (list.length > 0) await side.findByRole('button', { name: 'Category 1' });
  return { ...shop, side };
}

test('titled Filter, with Categories and a Clear all action', async () => {
  const { side, user } = await show(categories(3));
  expect(side.getByRole('heading', { name: 'Filter' })).toBeInTheDocument();
  expect(side.getByRole('heading', { name: 'Categories' })).toBeInTheDocument();
  await user.click(side.getByRole('button', { name: 'Category 2' }));
  expect(side.getByRole('status')).toHaveTextContent('Selected: Category 2');
  await user.click(side.getByRole('button', { name: 'Clear all' }));
  expect(side.getByRole('status')).toBeEmptyDOMElement();
  expect(side.queryByRole('group')).not.toBeInTheDocument();
});

test('the flyout leads to all of the category', async () => {
  const { side, user, location } = await show(categories(2));
  await user.click(side.getByRole('button', { name: 'Category 2' }));
  await user.click(side.getByRole('link', { name: 'All Category 2' }));
  expect(location()).toBe('/product-category/Category%202');
});

test('choosing a category only sets the selection and opens its brand flyout', async () => {
  const { side, user, location } = await show(categories(3));
  await user.click(side.getByRole('button', { name: 'Category 2' }));
  const flyout = within(side.getByRole('group', { name: 'Brands of Category 2' }));
  expect(flyout.getAllByRole('link', { name: /^Brand/ })).toHaveLength(10);
  expect(location()).toBe('/');
  await user.click(flyout.getByRole('button', { name: '+2 more brands...' }));
  expect(flyout.getAllByRole('link', { name: /^Brand/ })).toHaveLength(12);
});

test("choosing a brand selects the label 'category - brand' and goes to /product-category/{brand}, within the category (D51)", async () => {
  const odd = {
    id: 1,
    name: 'Category 1',
    children: [],
    brands: [{ id: 7, name: 'Bang & Olufsen/DK', logo: null }],
  };
  const { side, user, location } = await show([odd]);
  await user.click(side.getByRole('button', { name: 'Category 1' }));
  await user.click(side.getByRole('link', { name: 'Bang & Olufsen/DK' }));
  expect(location()).toBe('/product-category/Bang%20%26%20Olufsen%2FDK?category=Category+1');
  expect(side.getByRole('status')).toHaveTextContent('Category 1 - Bang & Olufsen/DK');
});

test('Escape closes the flyout and gives the focus back; a press elsewhere closes it too', async () => {
  const { side, user } = await show(categories(2));
  const category = side.getByRole('button', { name: 'Category 1' });
  await user.click(category);
  await user.tab();
  expect(side.getByRole('link', { name: 'All Category 1' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(side.queryByRole('group')).not.toBeInTheDocument();
  expect(category).toHaveFocus();
  await user.click(category);
  expect(side.getByRole('group')).toBeInTheDocument();
  await user.click(document.body);
  expect(side.queryByRole('group')).not.toBeInTheDocument();
});

test('6 categories by default with Show More / Show Less when there are more than 8', async () => {
  const { side, user } = await show(categories(9, 0));
  expect(side.queryByRole('button', { name: 'Category 7' })).not.toBeInTheDocument();
  await user.click(side.getByRole('button', { name: 'Show More' }));
  expect(side.getByRole('button', { name: 'Category 9' })).toBeInTheDocument();
  await user.click(side.getByRole('button', { name: 'Show Less' }));
  expect(side.queryByRole('button', { name: 'Category 7' })).not.toBeInTheDocument();
});

test('on mobile a slide-in Filter panel with the same selection', async () => {
  const { side, user } = await show(categories(2));
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Filter' }));
  await user.click(drawer.getByRole('button', { name: 'Category 2' }));
  expect(drawer.getByRole('link', { name: 'Brand 2-1' })).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(side.getByRole('status')).toHaveTextContent('Selected: Category 2');
});

test('failed, with retry, and empty', async () => {
  const server = answerCalls({ categories: failWith(500, { message: '' }) });
  const { user } = renderShop(<CategoryFilter />);
  expect(await screen.findByText(messages.loadFailed)).toBeInTheDocument();
  server.set('categories', { categories: [] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(messages.empty)).toBeInTheDocument();
});

test('Each category has a brand flyout: a mouse over it opens it, leaving closes it again', async () => {
  const { side, user } = await show(categories(3));
  await user.hover(side.getByRole('button', { name: 'Category 2' }));
  expect(await side.findByRole('group', { name: 'Brands of Category 2' })).toBeInTheDocument();
  expect(side.getByRole('status')).toBeEmptyDOMElement();
  await user.hover(side.getByRole('link', { name: 'Brand 2-1' }));
  await user.hover(side.getByRole('button', { name: 'Category 3' }));
  expect(await side.findByRole('group', { name: 'Brands of Category 3' })).toBeInTheDocument();
  await user.unhover(side.getByRole('button', { name: 'Category 3' }));
  await waitFor(() => expect(side.queryByRole('group')).not.toBeInTheDocument());
});

test('a flyout opened by hovering closes when the mouse leaves', async () => {
  const { side, user } = await show(categories(2));
  const category = side.getByRole('button', { name: 'Category 1' });
  await user.hover(category);
  await side.findByRole('group', { name: 'Brands of Category 1' });
  jest.useFakeTimers();
  fireEvent(category, mouseOut(category));
  act(() => jest.advanceTimersByTime(2000));
  jest.useRealTimers();
  expect(side.queryByRole('group')).not.toBeInTheDocument();
});

test('a flyout opened by a press stays when the mouse leaves, a second press closes it', async () => {
  const { side, user } = await show(categories(2));
  const category = side.getByRole('button', { name: 'Category 1' });
  await user.click(category);
  jest.useFakeTimers();
  fireEvent(category, mouseOut(category));
  act(() => jest.advanceTimersByTime(2000));
  jest.useRealTimers();
  expect(side.getByRole('group', { name: 'Brands of Category 1' })).toBeInTheDocument();
  await user.click(category);
  expect(side.queryByRole('group')).not.toBeInTheDocument();
});

test('the keyboard alone: Enter opens the brands, Tab goes to them, Enter chooses one', async () => {
  const { side, user, location } = await show(categories(2));
  side.getByRole('button', { name: 'Category 1' }).focus();
  await user.keyboard('{Enter}');
  // The link to the whole category is the first.
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(location()).toBe('/product-category/Brand%201-1?category=Category+1');
});

test('while the categories load their places are kept', async () => {
  answerCalls({ categories: () => new Promise(() => undefined) });
  renderShop(<CategoryFilter />);
  const side = within(screen.getByRole('complementary', { name: 'Filter' }));
  expect(side.getByRole('list', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
});
