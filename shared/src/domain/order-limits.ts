import { MAX_LINE_QUANTITY, MAX_ORDER_PIECES } from '../contracts/limits';
import type { OrderLimits } from '../contracts/orders/order-quote';

/** Pieces of a product, whichever of its variants they are of. */
interface Pieces {
  id: number;
  quantity: number;
}

const sum = (lines: readonly Pieces[]) => lines.reduce((pieces, line) => pieces + line.quantity, 0);

/** The limits that the contract allows: they hold until the shop's own are known. */
const UNKNOWN: OrderLimits = {
  pieces_per_product: MAX_LINE_QUANTITY,
  pieces_per_order: MAX_ORDER_PIECES,
};

/** Counts the pieces a line of a product may have beside the other lines of one web order (D44). */
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

/** True when the lines have more pieces of a product than one web order may (D44). */
export const hasTooManyOf = (lines: readonly Pieces[], id: number, limits: OrderLimits): boolean =>
  sum(lines.filter((line) => line.id === id)) > limits.pieces_per_product;

/** True when the lines together have more pieces than one web order may (D44). */
export const hasTooManyInAll = (lines: readonly Pieces[], limits: OrderLimits): boolean =>
  sum(lines) > limits.pieces_per_order;

/** True when the lines have more pieces than one web order may, of one product or in all (D44). */
export const isOverLimits = (lines: readonly Pieces[], limits: OrderLimits): boolean =>
  hasTooManyInAll(lines, limits) || lines.some(({ id }) => hasTooManyOf(lines, id, limits));
