import type { CardProduct, OrderItem } from '@pasal/shared/contracts';
import {
  addPieces,
  isLine,
  lineName,
  type CartItem,
  type CartLimits,
  type CartProduct,
  type LineRef,
} from '@pasal/shared/domain';

/** The result for a reordered line. */
export interface LineAgain {
  name: string;
  wanted: number;
  added: number;
  /** Why it is incomplete: no longer sold, sold in variants now, none or too few in stock, or above the order limit. */
  short: 'gone' | 'variants' | 'sold-out' | 'stock' | 'limit' | null;
  /** Ordered and current price in rupees, if different. */
  price: { ordered: number; now: number } | null;
}

/** The pieces for the cart, and the result per line. */
export interface OrderedAgain {
  pieces: readonly { product: CartProduct; quantity: number }[];
  lines: readonly LineAgain[];
}

/** Returns a line's product as currently sold; undefined if it no longer is. */
export function goodsOf(
  product: CardProduct,
  variant_id: number | undefined,
): CartProduct | undefined {
  const { id, slug, title, brand, price, in_stock, images, variants } = product;
  const goods = { id, slug, title, brand, price, in_stock, images };
  if (variants.length === 0) return variant_id === undefined ? goods : undefined;
  const variant = variants.find((each) => each.id === variant_id);
  if (!variant) return undefined;
  const own = variant.image === null ? undefined : images[variant.image];
  return {
    ...goods,
    variant_id: variant.id,
    title: lineName({ product_name: title, variant_name: variant.name }),
    price: variant.price,
    in_stock: variant.in_stock,
    images: own === undefined ? images : [own],
  };
}

const quantityOf = (cart: readonly CartItem[], line: LineRef) =>
  cart.find((item) => isLine(item, line))?.quantity ?? 0;

/**
 * Merges an order's lines into the cart: whatever is available at the current price, within stock and order limits.
 * @param products those of the order that are still on sale
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
    const { product_id: id, variant_id, quantity: wanted, price: ordered } = item;
    const name = lineName(item);
    const sold = known.get(id);
    const product = sold && goodsOf(sold, variant_id);
    if (!product) {
      const mustChoose = sold !== undefined && variant_id === undefined;
      return { name, wanted, added: 0, short: mustChoose ? 'variants' : 'gone', price: null };
    }
    const before = quantityOf(filled, product);
    filled = addPieces(filled, product, wanted, limits);
    const after = quantityOf(filled, product);
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
