import type { CartLine, QuotedLine } from '@pasal/shared/contracts';
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

function problemOf(line: WantedLine, offered: OfferedProduct): QuotedLine['problem'] {
  if (offered.in_stock < line.quantity) return 'OUT_OF_STOCK';
  return line.seenPaisa.every((seen) => seen === offered.price_paisa) ? undefined : 'PRICE_CHANGED';
}

/** Compares a cart with what the shop has; a product that is not public is as good as none. */
export function quoteLines(
  lines: readonly WantedLine[],
  offers: readonly OfferedProduct[],
): QuotedLine[] {
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  return lines.map((line) => {
    const { id, quantity } = line;
    const offered = byId.get(id);
    if (offered === undefined) {
      return { id, title: '', price: 0, quantity, in_stock: 0, problem: 'NOT_AVAILABLE' };
    }
    const { title, in_stock, price_paisa } = offered;
    const problem = problemOf(line, offered);
    const quoted = { id, title, price: toRupees(price_paisa), quantity, in_stock };
    return problem === undefined ? quoted : { ...quoted, problem };
  });
}

/** Rupees for everything that can still be bought. */
export function totalOfQuote(lines: readonly QuotedLine[]): number {
  return toRupees(lines.reduce((sum, line) => sum + toPaisa(line.price) * line.quantity, 0));
}
