import { screen, within } from '@testing-library/react';
import { selectCartCount } from '@pasal/shared/shell';
import {
  forgetShops,
  makeCartItem,
  makeProduct,
  makeVariant,
  renderShop,
} from '@pasal/shared/testing';
import * as messages from './messages';
import { ProductCard } from './product-card';

afterEach(forgetShops);

const addButton = () => screen.queryByRole('button', { name: /^Add to Cart/ });

test('click goes to /product/{slug}', async () => {
  const product = makeProduct({ slug: 'ptz-4-mp', title: 'PTZ 4 MP' });
  const { user, location } = renderShop(<ProductCard product={product} sizes="10px" />);
  await user.click(screen.getByRole('link', { name: 'PTZ 4 MP' }));
  expect(location()).toBe('/product/ptz-4-mp');
});

test('discount badge shows the integer percentage when above 0', () => {
  const product = makeProduct({ discount_percentage: 15 });
  const { rerender } = renderShop(<ProductCard product={product} sizes="10px" />);
  expect(screen.getByText('-15%')).toBeInTheDocument();
  rerender(<p />);
  renderShop(<ProductCard product={{ ...product, discount_percentage: 0 }} sizes="10px" />);
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});

test("'{title} added to cart!', and a second time increases its quantity by 1", async () => {
  const product = makeProduct({ in_stock: 2 });
  const { user, store } = renderShop(<ProductCard product={product} sizes="10px" />);
  await user.click(addButton() as HTMLElement);
  expect(await screen.findByText(`${product.title} added to cart!`)).toBeInTheDocument();
  await user.click(addButton() as HTMLElement);
  expect(selectCartCount(store.getState())).toBe(2);
});

test('the cart never holds more than is in stock, and says so', async () => {
  const product = makeProduct({ in_stock: 2 });
  const item = makeCartItem({ ...product, quantity: 2 });
  const { user, store } = renderShop(<ProductCard product={product} sizes="10px" />, {
    state: { cart: { items: [item] } },
  });
  await user.click(addButton() as HTMLElement);
  expect(await screen.findByText(messages.noMore(product.title, 2))).toBeInTheDocument();
  expect(selectCartCount(store.getState())).toBe(2);
});

test('Add to Cart offered only when in stock: out of stock when in_stock is 0', () => {
  renderShop(<ProductCard product={makeProduct({ in_stock: 0 })} sizes="10px" />);
  expect(addButton()).not.toBeInTheDocument();
  expect(screen.getByText('Out of Stock')).toBeInTheDocument();
});

test('prices have lakh grouping, the original one is struck through when higher', () => {
  const product = makeProduct({ price: 1_234_567, original_price: 1_300_000.5 });
  renderShop(<ProductCard product={product} sizes="10px" />);
  const card = within(screen.getByRole('article'));
  expect(card.getByText('Rs. 12,34,567')).toBeInTheDocument();
  expect(card.getByText('Rs. 13,00,000.50')).toBeInTheDocument();
});

test('without a picture the placeholder shows', () => {
  const product = makeProduct({ images: [] });
  const { container } = renderShop(<ProductCard product={product} sizes="10px" />);
  expect(container.querySelector('img')).toBeNull();
});

test('title clamps at 2 lines', () => {
  const product = makeProduct({ title: 'Camera '.repeat(28).trim() });
  renderShop(<ProductCard product={product} sizes="10px" />);
  const title = screen.getByRole('heading', { level: 3 });
  expect(getComputedStyle(title).getPropertyValue('-webkit-line-clamp')).toBe('2');
});

test('the picture is the first', () => {
  const product = makeProduct({ images: ['/first.webp', '/second.webp'] });
  const { container } = renderShop(<ProductCard product={product} sizes="10px" />);
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/first.webp');
});

test('a product in variants is not added: its page lets one choose', () => {
  const product = makeProduct({ slug: 'dvr', title: 'Recorder', variants: [makeVariant()] });
  renderShop(<ProductCard product={product} sizes="10px" />);
  expect(addButton()).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Choose.*Recorder/ })).toHaveAttribute(
    'href',
    '/product/dvr',
  );
});
