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

/** The result for a line that is ordered again. */
export interface LineAgain {
  name: string;
  wanted: number;
  added: number;
  /**
   * Why not all of it: no longer sold, sold in variants since, none or too few in stock, or more than one
   * order may have.
   */
  short: 'gone' | 'variants' | 'sold-out' | 'stock' | 'limit' | null;
  /** Rupees, as ordered and now, where they differ. */
  price: { ordered: number; now: number } | null;
}

/** The pieces for the cart, and the result for each line. */
export interface OrderedAgain {
  pieces: readonly { product: CartProduct; quantity: number }[];
  lines: readonly LineAgain[];
}

/** Returns a line's product as it is sold now; undefined when it is no longer sold. */
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
