import type { Language } from '@pasal/core/contract/language';
import type { CartLine, OrderLimits, QuotedLine } from '@pasal/shared/contracts';
import { hasTooManyOf, lineName, toPaisa, toRupees } from '@pasal/shared/domain';
import type { StoredVariant } from '../../../db/schema';
import { nameIn } from '../../name-in';

/** The quantity wanted of one product or variant, summed over the lines of the cart. */
export interface WantedLine {
  id: number;
  variantId: number | undefined;
  quantity: number;
  /** Every price the shopper saw for it, in paisa; normally just one. */
  seenPaisa: number[];
}

/** The current stock and price of a product. */
export interface OfferedProduct {
  id: number;
  title: string;
  title_ne: string | null;
  price_paisa: number;
  in_stock: number;
  fast_delivery: boolean;
  /** The variants sold instead of the product, if any. */
  variants: readonly StoredVariant[];
}

/** The goods that a line sells. */
interface Offer {
  title: string;
  variantName?: string;
  names: { en: string; ne: string };
  price_paisa: number;
  in_stock: number;
}

/** Sums lines by product and variant, in order of first appearance. */
export function sumByGoods(lines: readonly CartLine[]): WantedLine[] {
  const wanted = new Map<string, WantedLine>();
  for (const { id, variant_id: variantId, price, quantity } of lines) {
    const key = `${id} ${variantId ?? ''}`;
    const line = wanted.get(key) ?? { id, variantId, quantity: 0, seenPaisa: [] };
    line.quantity += quantity;
    if (!line.seenPaisa.includes(toPaisa(price))) line.seenPaisa.push(toPaisa(price));
    wanted.set(key, line);
  }
  return [...wanted.values()];
}

/** Finds the goods a line names; undefined if the shop does not sell them. */
function offerOf(
  product: OfferedProduct | undefined,
  { variantId }: WantedLine,
  language: Language,
): Offer | undefined {
  if (product === undefined) return undefined;
  const { variants } = product;
  const title = nameIn(language, product.title, product.title_ne);
  const nameOf = (each: Language, variant?: StoredVariant) =>
    lineName({
      product_name: nameIn(each, product.title, product.title_ne),
      variant_name: variant && nameIn(each, variant.name, variant.name_ne),
    });
  const names = (variant?: StoredVariant) => ({
    en: nameOf('en', variant),
    ne: nameOf('ne', variant),
  });
  if (variants.length === 0) {
    return variantId === undefined ? { ...product, title, names: names() } : undefined;
  }
  const variant = variants.find(({ id }) => id === variantId);
  if (variant === undefined) return undefined;
  const variantName = nameIn(language, variant.name, variant.name_ne);
  return { ...variant, title, variantName, names: names(variant) };
}

function problemOf(line: WantedLine, offer: Offer, isOverLimit: boolean): QuotedLine['problem'] {
  if (offer.in_stock < line.quantity) return 'OUT_OF_STOCK';
  if (isOverLimit) return 'OVER_LIMIT';
  return line.seenPaisa.every((seen) => seen === offer.price_paisa) ? undefined : 'PRICE_CHANGED';
}

/** A line that cannot be bought: the product is not sold, or the variant is not specified. */
function notOffered(
  { id, variantId, quantity }: WantedLine,
  product: OfferedProduct | undefined,
  language: Language,
): QuotedLine {
  const mustChoose = variantId === undefined && product !== undefined;
  return {
    id,
    ...(variantId !== undefined && { variant_id: variantId }),
    title: product ? nameIn(language, product.title, product.title_ne) : '',
    price: 0,
    quantity,
    in_stock: 0,
    problem: 'NOT_AVAILABLE',
    ...(mustChoose && { choose_variant: true }),
  };
}

/**
 * Compares a cart with what the shop has; a product that is not public counts as missing.
 * @param limits of a web order; none for an order entered by staff
 * @param language of the names
 */
export function quoteLines(
  lines: readonly WantedLine[],
  products: readonly OfferedProduct[],
  limits: OrderLimits | undefined,
  language: Language,
): QuotedLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map((line) => {
    const { id, variantId, quantity } = line;
    const offer = offerOf(byId.get(id), line, language);
    if (offer === undefined) return notOffered(line, byId.get(id), language);
    const { title, variantName, names, in_stock, price_paisa } = offer;
    const isOverLimit = limits !== undefined && hasTooManyOf(lines, id, limits);
    const problem = problemOf(line, offer, isOverLimit);
    return {
      id,
      ...(variantId !== undefined && { variant_id: variantId }),
      title,
      ...(variantName !== undefined && { variant_name: variantName }),
      ...(names.en !== names.ne && { names }),
      price: toRupees(price_paisa),
      quantity,
      in_stock,
      ...(problem !== undefined && { problem }),
    };
  });
}
