import { MAX_LINE_QUANTITY, MAX_ORDER_PIECES } from '../contracts/limits';
import type { OrderLimits } from '../contracts/orders/order-quote';

/** Pieces of a product, across all variants. */
interface Pieces {
  id: number;
  quantity: number;
}

const sum = (lines: readonly Pieces[]) => lines.reduce((pieces, line) => pieces + line.quantity, 0);

/** The contract's limits: used until the shop's own are known. */
const UNKNOWN: OrderLimits = {
  pieces_per_product: MAX_LINE_QUANTITY,
  pieces_per_order: MAX_ORDER_PIECES,
};

/** The maximum pieces of a line, given the other lines of a web order (D44). */
export function roomBeside(
  others: readonly Pieces[],
  id: number,
  limits: OrderLimits = UNKNOWN,
): { ofProduct: number; inOrder: number } {
  const ofProduct = sum(others.filter((line) => line.id === id));
  return {
    ofProduct: Math.max(0, limits.pieces_per_product - ofProduct),
    inOrder: Math.max(0, limits.pieces_per_order - sum(others)),
  };
}

/** True if a product exceeds the per-product limit of a web order (D44). */
export const hasTooManyOf = (lines: readonly Pieces[], id: number, limits: OrderLimits): boolean =>
  sum(lines.filter((line) => line.id === id)) > limits.pieces_per_product;

/** True if the lines together exceed the limit of a web order (D44). */
export const hasTooManyInAll = (lines: readonly Pieces[], limits: OrderLimits): boolean =>
  sum(lines) > limits.pieces_per_order;

/** True if the lines exceed either limit of a web order (D44). */
export const isOverLimits = (lines: readonly Pieces[], limits: OrderLimits): boolean =>
  hasTooManyInAll(lines, limits) || lines.some(({ id }) => hasTooManyOf(lines, id, limits));
