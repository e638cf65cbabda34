import { notOrdering, orderingAfter, type Ordering, type OrderingEvent } from './ordering';

/**
 * This tab's order. It outlives the page: an order in flight while the shopper looks at the cart still is when they
 * return. Written only by event handlers and effects, so a server that renders the page always reads the empty one.
 */
let ordering = notOrdering;
const pages = new Set<() => void>();

function become(next: Ordering): void {
  ordering = next;
  for (const show of pages) show();
}

export const readOrdering = (): Ordering => ordering;

/** Handles an event. Returns whether it changed anything: while an order is in flight, `sent` doesn't. */
export function dispatchOrdering(event: OrderingEvent): boolean {
  const next = orderingAfter(ordering, event);
  if (next === ordering) return false;
  // The result of an abandoned order isn't shown: the next order starts fresh.
  become(pages.size > 0 ? next : orderingAfter(next, { type: 'closed' }));
  return true;
}

/** Registers a page that shows the order, until it closes. */
export function openOrdering(show: () => void): () => void {
  pages.add(show);
  return () => {
    pages.delete(show);
    if (pages.size === 0) become(orderingAfter(ordering, { type: 'closed' }));
  };
}
