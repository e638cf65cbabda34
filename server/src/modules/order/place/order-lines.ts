import type { CartLine, OrderLimits, QuotedLine } from '@pasal/shared/contracts';
import { toPaisa, toRupees } from '@pasal/shared/domain';

/** What is wanted of one product, whatever the number of lines it came in. */
export interface WantedLine {
  id: number;
  quantity: number;
  /** Every price the shopper saw for it, in paisa; one when all is well. */
  seenPaisa: number[];
}

/** What the shop has of a product now. */
export interface OfferedProduct {
  id: number;
  title: string;
  price_paisa: number;
  in_stock: number;
}

/** Sums lines by product, in the order the products first appear. */
export function sumByProduct(lines: readonly CartLine[]): WantedLine[] {
  const wanted = new Map<number, WantedLine>();
  for (const { id, price, quantity } of lines) {
    const line = wanted.get(id) ?? { id, quantity: 0, seenPaisa: [] };
    line.quantity += quantity;
    if (!line.seenPaisa.includes(toPaisa(price))) line.seenPaisa.push(toPaisa(price));
    wanted.set(id, line);
  }
  return [...wanted.values()];
}

function problemOf(
  line: WantedLine,
  offered: OfferedProduct,
  limits: OrderLimits | undefined,
): QuotedLine['problem'] {
  if (offered.in_stock < line.quantity) return 'OUT_OF_STOCK';
  if (limits !== undefined && line.quantity > limits.pieces_per_product) return 'OVER_LIMIT';
  return line.seenPaisa.every((seen) => seen === offered.price_paisa) ? undefined : 'PRICE_CHANGED';
}

/**
 * Compares a cart with what the shop has; a product that is not public is as good as none.
 * @param limits of a web order; none for an order staff take down
 */
export function quoteLines(
  lines: readonly WantedLine[],
  offers: readonly OfferedProduct[],
  limits?: OrderLimits,
): QuotedLine[] {
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  return lines.map((line) => {
    const { id, quantity } = line;
    const offered = byId.get(id);
    if (offered === undefined) {
      return { id, title: '', price: 0, quantity, in_stock: 0, problem: 'NOT_AVAILABLE' };
    }
    const { title, in_stock, price_paisa } = offered;
    const problem = problemOf(line, offered, limits);
    const quoted = { id, title, price: toRupees(price_paisa), quantity, in_stock };
    return problem === undefined ? quoted : { ...quoted, problem };
  });
}

/** Rupees for everything that can still be bought. */
export function totalOfQuote(lines: readonly QuotedLine[]): number {
  return toRupees(lines.reduce((sum, line) => sum + toPaisa(line.price) * line.quantity, 0));
}

/** Whether an order takes more than the shop lets one have. */
export function isOverLimits(lines: readonly WantedLine[], limits: OrderLimits): boolean {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { pieces_per_product: most } = limits;
  return pieces > limits.pieces_per_order || lines.some(({ quantity }) => quantity > most);
}
