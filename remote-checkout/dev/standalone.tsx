import { createRoot } from 'react-dom/client';
import { API_BASE_PATH } from '@pasal/shared/api';
import type { PublicProductsResponse } from '@pasal/shared/contracts';
import type { CartItem } from '@pasal/shared/domain';
import { StandAlone } from '@pasal/shared/testing';
import { remote } from '../src/remote';

/** Standalone there is no page to fill a cart from: it starts with three products from the server. */
async function firstProducts(): Promise<CartItem[]> {
  const answer = await fetch(`${API_BASE_PATH}/product/public?limit=3`);
  const { products } = (await answer.json()) as PublicProductsResponse;
  return products.map(({ id, slug, title, brand, images, price, in_stock }) => {
    const product = { id, slug, title, brand, images, price, in_stock };
    return { ...product, quantity: 1 };
  });
}

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no #root');
const items = await firstProducts();
createRoot(root).render(<StandAlone remote={remote} state={{ cart: { items } }} />);
