import { notOrdering, orderingAfter, type Ordering, type OrderingEvent } from './ordering';

/**
 * The order of this tab. It outlives the page: what is on its way while the shopper looks at the cart is
 * still on its way when they come back. Written by event handlers and effects alone, so a server that renders
 * the page always reads the empty one.
 */
let ordering = notOrdering;
const pages = new Set<() => void>();

function become(next: Ordering): void {
  ordering = next;
  for (const show of pages) show();
}

export const readOrdering = (): Ordering => ordering;

/** Takes an event in. Answers whether it changed anything: while an order is on its way, `sent` does not. */
export function dispatchOrdering(event: OrderingEvent): boolean {
  const next = orderingAfter(ordering, event);
  if (next === ordering) return false;
  // No page shows the result of an order that the shopper left: the next order starts again.
  become(pages.size > 0 ? next : orderingAfter(next, { type: 'closed' }));
  return true;
}

/** A page that shows the order, for as long as it is open. */
export function openOrdering(show: () => void): () => void {
  pages.add(show);
  return () => {
    pages.delete(show);
    if (pages.size === 0) become(orderingAfter(ordering, { type: 'closed' }));
  };
}
