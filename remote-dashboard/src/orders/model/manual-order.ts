import type { ManualOrderRequest, QuotedLine, StaffProduct } from '@pasal/shared/contracts';
import { customerOf, type OrderFormValues } from '@pasal/shared/domain';

/** A product of the order, with what the shop last said of it. */
export interface ManualLine {
  id: number;
  title: string;
  /** Rupees. */
  price: number;
  in_stock: number;
  quantity: number;
  /** Why the server refused it, or that its quantity is missing; until it is changed. */
  problem?: QuotedLine['problem'] | 'NO_QUANTITY';
}

/** Adds one piece; of a product that is there already, one more, as far as there are any. */
export function addLine(
  lines: readonly ManualLine[],
  product: Pick<StaffProduct, 'id' | 'title' | 'price' | 'in_stock'>,
): ManualLine[] {
  const { id, title, price, in_stock } = product;
  const known = lines.find((line) => line.id === id);
  if (!known) return [...lines, { id, title, price, in_stock, quantity: 1 }];
  return withQuantity(lines, id, Math.min(known.quantity + 1, in_stock));
}

export function withQuantity(
  lines: readonly ManualLine[],
  id: number,
  quantity: number,
): ManualLine[] {
  return lines.map(({ problem, ...line }) => {
    if (line.id !== id) return problem ? { ...line, problem } : line;
    return { ...line, quantity };
  });
}

/** Marks the lines whose quantity was emptied: none is left out unsaid. */
export function withMissing(lines: readonly ManualLine[]): ManualLine[] {
  return lines.map((line) => (line.quantity > 0 ? line : { ...line, problem: 'NO_QUANTITY' }));
}

/** Takes over what the server says of the lines it refused: its prices are the ones to tell. */
export function withRefusals(
  lines: readonly ManualLine[],
  refused: readonly QuotedLine[],
): ManualLine[] {
  return lines.map((line) => {
    const now = refused.find(({ id }) => id === line.id);
    if (!now?.problem) return line;
    const price = now.problem === 'NOT_AVAILABLE' ? line.price : now.price;
    return { ...line, price, in_stock: now.in_stock, problem: now.problem };
  });
}

/** What a customer on the phone may leave out. */
export const OPTIONAL_FIELDS = ['email'] as const;

/** The order as it is sent; undefined while it is not complete. */
export function manualRequest(
  values: OrderFormValues,
  lines: readonly ManualLine[],
): ManualOrderRequest | undefined {
  const customer = customerOf(values);
  if (customer === null || lines.length === 0) return undefined;
  const { email, ...rest } = customer;
  return {
    ...rest,
    ...(email && { email }),
    cartItems: lines.map(({ id, price, quantity }) => ({ id, price, quantity })),
  };
}
