import type {
  OrderedDetails,
  OrderLimits,
  OrderRequest,
  OverLimit,
  QuotedLine,
} from '@pasal/shared/contracts';
import type { OrderFormField } from '@pasal/shared/domain';

/** The result of a failed attempt to place an order, for the page. */
export interface PlacingFailure {
  /** The server's message, or else the literal one (R8.4). */
  message: string;
  /** The affected lines, if the cart no longer matches the shop (D15). */
  lines: readonly QuotedLine[] | null;
  /** The current delivery charge in rupees, if it has changed. */
  charge: number | null;
  /** The server's messages about the fields. */
  fields: Partial<Record<OrderFormField, string>>;
  /** A retry may succeed, or the order was placed and the response was lost. */
  retryable: boolean;
  /** No response: the connection is down. */
  unreachable: boolean;
  /** The key belongs to an order with a different body. */
  keyTaken: boolean;
  /** That order, placed in another tab or visit, while the server still has it. */
  ordered: OrderedDetails['order'] | null;
  /** The per-order limits, if this order exceeds them (D44). */
  limits: OrderLimits | null;
  /** The scarce pieces of the order, if too many were ordered within the hour (D71). */
  scarce: OverLimit['scarce'] | null;
}

/** Lines reported by refused orders, valid until a newer quote arrives. */
export interface Learned {
  lines: readonly QuotedLine[];
  /** The quote that they supersede. */
  since: number | undefined;
}

/** The progress of this tab's order. */
type Step =
  /** The form is being filled in; the lines of a refusal explain themselves. */
  | { at: 'filling' }
  /** Sent from the form, which awaits the response. */
  | { at: 'sending' }
  /** Sent before this page was loaded: the page asks for the outcome. */
  | { at: 'finishing' }
  /** Refused, or outcome unknown: the form explains it and can be sent again. */
  | { at: 'refused'; failure: PlacingFailure }
  /** No response: this body is sent automatically once there is a connection. */
  | { at: 'unheard'; failure: PlacingFailure; body: string }
  /** Navigating to the confirmation. */
  | { at: 'placed' }
  /** Another tab or visit has already ordered. */
  | { at: 'ordered'; order: OrderedDetails['order'] };

export type Ordering = Step & {
  /** The terms are accepted. */
  agreed: boolean;
  learned: Learned | null;
};

export type OrderingEvent =
  | { type: 'agreed'; agreed: boolean }
  /** The form, or an order without connection, is sent. */
  | { type: 'sent' }
  /** An order whose response the previous page awaited is sent again. */
  | { type: 'resumed' }
  | { type: 'placed' }
  | { type: 'refused'; failure: PlacingFailure; body: OrderRequest; quotedAt: number | undefined }
  /** The browser aborted the call on unload: that is not a response. */
  | { type: 'cut-off' }
  /** The shopper left the checkout; a sent order is still in flight. */
  | { type: 'closed' };

export const notOrdering: Ordering = { at: 'filling', agreed: false, learned: null };

/** Only one order may be in flight (D16). */
const isOnItsWay = ({ at }: Ordering) => at === 'sending' || at === 'finishing';

/** Adds a refusal's lines to earlier ones, which remain valid until there is a newer quote. */
function learnedFrom(before: Learned | null, lines: readonly QuotedLine[], since?: number) {
  return { since, lines: before?.since === since ? [...(before?.lines ?? []), ...lines] : lines };
}

function afterRefusal(
  ordering: Ordering,
  { failure, body, quotedAt }: Extract<OrderingEvent, { type: 'refused' }>,
): Ordering {
  const { agreed, learned } = ordering;
  const { ordered, lines, charge, unreachable } = failure;
  if (ordered) return { at: 'ordered', order: ordered, agreed, learned };
  if (lines && lines.length > 0) {
    // A changed charge requires a new quote, which also updates the lines.
    const reported = charge === null ? learnedFrom(learned, lines, quotedAt) : learned;
    return { at: 'filling', agreed, learned: reported };
  }
  if (!unreachable) return { at: 'refused', failure, agreed, learned };
  return { at: 'unheard', failure, body: JSON.stringify(body), agreed, learned };
}

/** The state after an event; the same object if nothing changes. */
export function orderingAfter(ordering: Ordering, event: OrderingEvent): Ordering {
  const { at, agreed, learned } = ordering;
  switch (event.type) {
    case 'agreed':
      return event.agreed === agreed ? ordering : { ...ordering, agreed: event.agreed };
    case 'closed':
      return isOnItsWay(ordering) ? { ...notOrdering, at: 'finishing' } : notOrdering;
    case 'sent':
    case 'resumed':
      if (at !== 'filling' && at !== 'refused' && at !== 'unheard') return ordering;
      return { at: event.type === 'sent' ? 'sending' : 'finishing', agreed, learned };
    case 'placed':
      return isOnItsWay(ordering) ? { at: 'placed', agreed, learned } : ordering;
    case 'cut-off':
      return isOnItsWay(ordering) ? { at: 'filling', agreed, learned } : ordering;
    case 'refused':
      return isOnItsWay(ordering) ? afterRefusal(ordering, event) : ordering;
  }
}

/** True if an order without connection is sent automatically later, which requires that it is unchanged. */
export function awaitsConnection(ordering: Ordering, body: OrderRequest | null): boolean {
  return ordering.at === 'unheard' && ordering.agreed && ordering.body === JSON.stringify(body);
}

/** The views of the checkout page. */
export type CheckoutView = 'placed' | 'ordered' | 'finishing' | 'empty' | 'form';

/** @param isEmpty true if the cart is empty; another tab may empty it while this one waits */
export function chooseView({ at }: Ordering, isEmpty: boolean): CheckoutView {
  if (at === 'placed' || at === 'ordered' || at === 'finishing') return at;
  if (!isEmpty) return 'form';
  return at === 'sending' ? 'finishing' : 'empty';
}
