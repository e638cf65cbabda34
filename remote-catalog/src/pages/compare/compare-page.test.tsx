import { screen, within } from '@testing-library/react';
import { selectCartCount } from '@pasal/shared/shell';
import {
  answerCalls,
  cutConnection,
  forgetShops,
  makeProduct,
  renderShop,
  type AnswerTo,
} from '@pasal/shared/testing';
import { CompareButton } from '../../features/compare-button/compare-button';
import { COMPARED_KEY } from '../../model/compared';
import { comparePath, patterns } from '../../paths';
import { productsAnswer } from '../../testing/products-answer';
import { ComparePage } from './compare-page';

afterEach(() => {
  forgetShops();
  localStorage.clear();
});

const dome = makeProduct({ id: 1, title: 'Dome Camera', brand: 'Dahua', price: 4500 });
const bullet = makeProduct({ id: 2, title: 'Bullet Camera', brand: 'Dahua', price: 700 });
const keep = (...ids: number[]) =>
  localStorage.setItem(
    COMPARED_KEY,
    JSON.stringify(ids.map((id) => ({ id, title: `Kept ${id}` }))),
  );

function show(
  at: string = patterns.compare,
  answer: AnswerTo<'publicProducts'> = productsAnswer([dome, bullet]),
) {
  const server = answerCalls({ publicProducts: answer });
  return { ...renderShop(<ComparePage />, { at, route: patterns.compare }), server };
}
const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const row = (name: RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement);

test('the address rules: its products in its order, with what differs marked in words', async () => {
  keep(9);
  const { server } = show(comparePath([2, 1]));
  expect(await screen.findByRole('link', { name: 'Bullet Camera' })).toBeVisible();
  expect(titles()).toEqual(['Product', 'Bullet Camera', 'Dome Camera']);
  expect(server.calls[0]?.query.getAll('id')).toEqual(['2', '1']);
  expect(server.calls[0]?.query.get('view')).toBeNull();
  const prices = row(/^Price.*differs$/).getAllByRole('cell');
  expect(prices.map(({ textContent }) => textContent)).toEqual(['Rs. 700', 'Rs. 4,500']);
  expect(screen.getByRole('rowheader', { name: 'Brand' })).toBeVisible();
});

test('Only differences leaves out what is alike', async () => {
  const { user } = show(comparePath([1, 2]));
  await user.click(await screen.findByRole('checkbox', { name: 'Show differences only' }));
  expect(screen.queryByRole('rowheader', { name: 'Brand' })).toBeNull();
  expect(screen.getByRole('rowheader', { name: /^Price/ })).toBeVisible();
});

test('without an address what is kept is compared; one that is gone is named', async () => {
  keep(1, 9);
  show();
  expect(await screen.findByText('No longer available in this shop.')).toBeVisible();
  expect(titles()).toEqual(['Product', 'Dome Camera', 'Kept 9']);
});

test('Remove takes a product out of the address and of what is kept; Add to Cart buys', async () => {
  keep(1, 2);
  const { user, store, location } = show(comparePath([1, 2]));
  await user.click(await screen.findByRole('button', { name: /^Add to Cart ?: Dome Camera$/ }));
  expect(selectCartCount(store.getState())).toBe(1);
  await user.click(screen.getByRole('button', { name: /^Remove ?: Dome Camera$/ }));
  expect(location()).toBe('/compare?ids=2');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(JSON.parse(localStorage.getItem(COMPARED_KEY) ?? '')).toEqual([
    { id: 2, title: 'Kept 2' },
  ]);
});

test('with nothing in it the page says how to fill it, and asks nothing', () => {
  const { server } = show();
  expect(screen.getByText('Nothing to compare yet')).toBeVisible();
  expect(server.calls).toEqual([]);
});

test('a failure says why and can be repeated', async () => {
  const { user, server } = show(comparePath([1]), cutConnection);
  expect(await screen.findByText('Error loading products.')).toBeVisible();
  server.set('publicProducts', productsAnswer([dome]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Dome Camera' })).toBeVisible();
});

test('the button puts a product in and takes it out; a fifth is refused with a word and a way on', async () => {
  const { user } = renderShop(<CompareButton product={dome} />);
  const button = screen.getByRole('button', { name: /Add to compare/ });
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'Compare (1)' })).toHaveAttribute(
    'href',
    comparePath([1]),
  );
  await user.click(button);
  expect(screen.queryByRole('link')).toBeNull();
  keep(5, 6, 7, 8);
  await user.click(button);
  expect(await screen.findByText(/^You can compare up to 4 products/)).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem(COMPARED_KEY) ?? '')).toHaveLength(4);
});
