import type { DemoProduct } from '../catalogue/build-products';
import type { DemoOrder } from './plan-orders';

export interface DemoMovement {
  slug: string;
  /** Null for initial stock. */
  order: string | null;
  at: Date;
  quantity: number;
  reason: 'initial' | 'order' | 'cancel' | 'purchase';
}

/**
 * Plans the movements that lead to each product's current stock: initial stock, minus ordered pieces, plus those of
 * cancelled orders (D22).
 */
export function planStock(
  products: readonly DemoProduct[],
  orders: readonly DemoOrder[],
): DemoMovement[] {
  const moved = orders.flatMap((order) =>
    order.lines.flatMap(({ slug, quantity }): DemoMovement[] => {
      const taken: DemoMovement = {
        slug,
        order: order.number,
        at: order.createdAt,
        quantity: -quantity,
        reason: 'order',
      };
      const canceled = order.history.find(({ to }) => to === 'cancel');
      if (canceled === undefined) return [taken];
      return [taken, { ...taken, at: canceled.at, quantity, reason: 'cancel' }];
    }),
  );
  const net = new Map<string, number>();
  for (const { slug, quantity } of moved) net.set(slug, (net.get(slug) ?? 0) + quantity);
  const initial = products.flatMap(({ slug, inStock, createdAt }): DemoMovement[] => {
    const quantity = inStock - (net.get(slug) ?? 0);
    return quantity === 0
      ? []
      : [{ slug, order: null, at: createdAt, quantity, reason: 'initial' }];
  });
  return [...initial, ...moved].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
