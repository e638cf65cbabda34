import type { CardProduct, OrderItem } from '@pasal/shared/contracts';
import { addPieces, type CartItem, type CartLimits, type CartProduct } from '@pasal/shared/domain';

/** What becomes of a line that is ordered again. */
export interface LineAgain {
  name: string;
  wanted: number;
  added: number;
  /** Why not all of it: no longer sold, none or too few in stock, or more than one order may have. */
  short: 'gone' | 'sold-out' | 'stock' | 'limit' | null;
  /** Rupees, as ordered and now, where they differ. */
  price: { ordered: number; now: number } | null;
}

/** What is put into the cart, and what is said of it. */
export interface OrderedAgain {
  pieces: readonly { product: CartProduct; quantity: number }[];
  lines: readonly LineAgain[];
}

function cartProductOf(product: CardProduct): CartProduct {
  const { id, slug, title, brand, price, in_stock, images } = product;
  return { id, slug, title, brand, price, in_stock, images };
}

const quantityOf = (cart: readonly CartItem[], id: number) =>
  cart.find((item) => item.id === id)?.quantity ?? 0;

/**
 * The lines of an order beside those the cart has: what can still be bought, at today's price, as far as
 * stock and the limits of one order allow.
 * @param products those of the order that are still sold
 */
export function orderAgain(
  items: readonly OrderItem[],
  products: readonly CardProduct[],
  { cart, limits }: { cart: readonly CartItem[]; limits: CartLimits },
): OrderedAgain {
  const known = new Map(products.map((product) => [product.id, product]));
  const pieces: { product: CartProduct; quantity: number }[] = [];
  let filled = [...cart];
  const lines = items.map((item): LineAgain => {
    const { product_id: id, product_name: name, quantity: wanted, price: ordered } = item;
    const sold = known.get(id);
    if (!sold) return { name, wanted, added: 0, short: 'gone', price: null };
    const product = cartProductOf(sold);
    const before = quantityOf(filled, id);
    filled = addPieces(filled, product, wanted, limits);
    const after = quantityOf(filled, id);
    const added = after - before;
    if (added > 0) pieces.push({ product, quantity: added });
    const short = () => {
      if (product.in_stock < 1) return 'sold-out';
      if (added >= wanted) return null;
      return after >= product.in_stock ? 'stock' : 'limit';
    };
    const { price: now } = product;
    const price = added > 0 && now !== ordered ? { ordered, now } : null;
    return { name: product.title, wanted, added, short: short(), price };
  });
  return { pieces, lines };
}
