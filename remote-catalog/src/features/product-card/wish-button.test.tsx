import { screen } from '@testing-library/react';
import { MAX_WISHES } from '@pasal/shared/domain';
import { selectWishlist } from '@pasal/shared/shell';
import { forgetShops, makeProduct, renderShop } from '@pasal/shared/testing';
import * as messages from './messages';
import { WishButton } from './wish-button';

afterEach(forgetShops);

const product = makeProduct({ title: 'Dome Camera' });
const heart = () => screen.getByRole('button', { name: 'Save to wishlist: Dome Camera' });

test('the heart is pressed while the product is on the wishlist, and says what it did', async () => {
  const { user, store } = renderShop(<WishButton product={product} />);
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText(messages.wished('Dome Camera'))).toBeInTheDocument();
  const { id, slug, title } = product;
  expect(selectWishlist(store.getState())).toEqual([{ id, slug, title }]);
  await user.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  expect(selectWishlist(store.getState())).toEqual([]);
});

test('a full wishlist says so and keeps what it has', async () => {
  const items = Array.from({ length: MAX_WISHES }, (_, at) => ({
    id: at + 1_000_000,
    slug: `s-${at}`,
    title: `Camera ${at}`,
  }));
  const { user, store } = renderShop(<WishButton product={product} />, {
    state: { wishlist: { items } },
  });
  await user.click(heart());
  expect(await screen.findByText(messages.wishlistFull)).toBeInTheDocument();
  expect(selectWishlist(store.getState())).toEqual(items);
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
});
