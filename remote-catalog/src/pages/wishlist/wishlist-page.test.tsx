import { screen, within } from '@testing-library/react';
import { addToWishlist, selectCartCount, selectWishlist } from '@pasal/shared/shell';
import {
  answerCalls,
  cutConnection,
  forgetShops,
  makeProduct,
  renderShop,
  type AnswerTo,
} from '@pasal/shared/testing';
import { act } from 'react';
import { patterns } from '../../paths';
import { productsAnswer } from '../../testing/products-answer';
import { WishlistPage } from './wishlist-page';

afterEach(forgetShops);

const dome = makeProduct({ id: 1, title: 'Dome Camera', price: 4500 });
const bullet = makeProduct({ id: 2, title: 'Bullet Camera', price: 700, in_stock: 0 });
const wishes = [
  { id: 2, slug: 'bullet', title: 'Bullet Camera' },
  { id: 9, slug: 'old', title: 'Old Camera' },
  { id: 1, slug: 'dome', title: 'Dome Camera, as it was called' },
];

function show(items = wishes, answer: AnswerTo<'publicProducts'> = productsAnswer([dome, bullet])) {
  const server = answerCalls({ publicProducts: answer });
  const shop = renderShop(<WishlistPage />, {
    at: patterns.wishlist,
    state: { wishlist: { items } },
  });
  return { ...shop, server };
}
const lines = () =>
  within(screen.getByRole('list', { name: /wishlist$/ })).getAllByRole('listitem');

test('the products as they are sold now: price, stock, Add to Cart; what is gone says so', async () => {
  const { user, store, server } = show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Wishlist (3)');
  expect(await screen.findByText('Rs. 4,500')).toBeVisible();
  const [soldOut, gone, inStock] = lines().map((line) => within(line));
  expect(soldOut?.getByText('Out of Stock')).toBeVisible();
  expect(soldOut?.queryByRole('button', { name: /^Add to Cart/ })).toBeNull();
  expect(gone?.getByText('No longer available in this shop.')).toBeVisible();
  expect(gone?.queryByRole('link')).toBeNull();
  expect(inStock?.getByRole('link', { name: 'Dome Camera' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Add to Cart ?: Dome Camera$/ }));
  expect(selectCartCount(store.getState())).toBe(1);
  expect(server.calls).toHaveLength(1);
  expect(server.calls[0]?.query.getAll('id')).toEqual(['2', '9', '1']);
});

test('Remove takes one off, with the focus on what is left; nothing is asked again', async () => {
  const { user, store, server } = show();
  await screen.findByText('Rs. 4,500');
  await user.click(screen.getByRole('button', { name: /^Remove ?: Old Camera$/ }));
  expect(selectWishlist(store.getState()).map(({ id }) => id)).toEqual([2, 1]);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Your Wishlist (2)');
  expect(heading).toHaveFocus();
  expect(await screen.findByText('Old Camera was removed from your wishlist.')).toBeInTheDocument();
  expect(server.calls).toHaveLength(1);
});

test('an empty wishlist says how to fill it, and asks nothing', () => {
  const { server } = show([]);
  expect(screen.getByText('Your wishlist is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  expect(server.calls).toEqual([]);
});

test('what another tab adds is asked about', async () => {
  const { store } = show(wishes.slice(1));
  await screen.findByText('Rs. 4,500');
  act(() => void store.dispatch(addToWishlist({ id: 2, slug: 'bullet', title: 'Bullet' })));
  expect(await screen.findByText('Out of Stock')).toBeVisible();
});

test('a full wishlist is asked for in two lists', async () => {
  const many = Array.from({ length: 200 }, (_, at) => ({ id: at + 1, slug: 's', title: `T${at}` }));
  const { server } = show(many);
  await screen.findByText('Rs. 4,500');
  expect(server.calls.map(({ query }) => query.getAll('id').length)).toEqual([100, 100]);
});

test('a failure says why and can be repeated; the wishlist stays', async () => {
  const { user, server, store } = show(wishes, cutConnection);
  expect(await screen.findByText('Error loading products.')).toBeVisible();
  server.set('publicProducts', productsAnswer([dome]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Rs. 4,500')).toBeVisible();
  expect(selectWishlist(store.getState())).toHaveLength(3);
});
