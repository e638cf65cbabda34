import { screen, within } from '@testing-library/react';
import type { CardProduct } from '@pasal/shared/contracts';
import { forgetShops, makeProduct, renderShop } from '@pasal/shared/testing';
import { ProductCard } from './product-card';
import { ProductGrid } from './product-grid';

afterEach(forgetShops);

test('a card has what it is given to do and in its corner; out of stock it has no action', () => {
  const product = makeProduct();
  const { rerender } = renderShop(
    <ProductCard product={product} sizes="10px" corner={<i>Saved</i>}>
      <button>Add</button>
    </ProductCard>,
  );
  expect(screen.getByRole('button', { name: 'Add' })).toBeInTheDocument();
  expect(screen.getByText('Saved')).toBeInTheDocument();
  rerender(<p />);
  renderShop(
    <ProductCard product={{ ...product, in_stock: 0 }} sizes="10px">
      <button>Add</button>
    </ProductCard>,
  );
  expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
  expect(screen.getByText('Out of Stock')).toBeInTheDocument();
});

test('a grid has a card for each product, with a heading of the level it is given', () => {
  const products = [makeProduct(), makeProduct()];
  renderShop(
    <ProductGrid
      products={products}
      columns={2}
      heading="h2"
      Card={(card) => (
        <ProductCard {...card}>
          <button>Take {card.product.id}</button>
        </ProductCard>
      )}
    />,
  );
  for (const [at, card] of screen.getAllByRole('listitem').entries()) {
    const { id, title, slug } = products[at] ?? makeProduct();
    const heading = within(card).getByRole('heading', { level: 2, name: title });
    expect(within(heading).getByRole('link')).toHaveAttribute('href', `/product/${slug}`);
    expect(within(card).getByRole('button', { name: `Take ${id}` })).toBeInTheDocument();
  }
});

test('on phones a long title has its model number first, and the link its whole name', () => {
  const title = 'Samsung Crystal UHD 43 inch 4K Smart TV UA43DU7700';
  renderShop(<ProductCard product={makeProduct({ title, brand: 'Samsung' })} sizes="10px" />);
  const short = screen.getByText('UA43DU7700 Crystal UHD 43 inch 4K Smart TV');
  expect(short).toHaveAttribute('aria-hidden', 'true');
  expect(short.closest('a')).toHaveTextContent(title);
});

function badgeOf(section: CardProduct['section']) {
  const product = makeProduct({ discount_percentage: 15, section });
  renderShop(<ProductCard product={product} sizes="10px" />);
  return screen.getAllByText('-15%').at(-1)?.className;
}

test('a discount is loud for a deal alone', () => {
  const quiet = badgeOf('new_arrivals');
  expect(badgeOf(null)).toBe(quiet);
  expect(badgeOf('weekly_deals')).not.toBe(quiet);
});

test('a card without a picture has no nameless image: its title says what it is', () => {
  renderShop(<ProductCard product={makeProduct({ images: [] })} sizes="10px" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
