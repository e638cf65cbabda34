import type { OrderLimits } from '../contracts/order';

/** Pieces of a product, whichever of its variants they are of. */
interface Pieces {
  id: number;
  quantity: number;
}

const sum = (lines: readonly Pieces[]) => lines.reduce((pieces, line) => pieces + line.quantity, 0);

/** How many pieces a line of a product may have beside the other lines of one web order (D44). */
export function roomBeside(
  others: readonly Pieces[],
  id: number,
  limits: OrderLimits,
): { ofProduct: number; inOrder: number } {
  const ofProduct = sum(others.filter((line) => line.id === id));
  return {
    ofProduct: Math.max(0, limits.pieces_per_product - ofProduct),
    inOrder: Math.max(0, limits.pieces_per_order - sum(others)),
  };
}

/** Whether the lines have more pieces of a product than one web order may (D44). */
export const hasTooManyOf = (lines: readonly Pieces[], id: number, limits: OrderLimits): boolean =>
  sum(lines.filter((line) => line.id === id)) > limits.pieces_per_product;

/** Whether the lines have more pieces than one web order may, of one product or in all (D44). */
export const isOverLimits = (lines: readonly Pieces[], limits: OrderLimits): boolean =>
  sum(lines) > limits.pieces_per_order || lines.some(({ id }) => hasTooManyOf(lines, id, limits));
