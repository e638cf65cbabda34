import type {
  OrderedDetails,
  OrderLimits,
  OrderRequest,
  OverLimit,
  QuotedLine,
} from '@pasal/shared/contracts';
import type { OrderFormField } from '@pasal/shared/domain';

/** The result of a failed try to place an order, for the page. */
export interface PlacingFailure {
  /** The server's message, else the literal one (R8.4). */
  message: string;
  /** The lines concerned, when the cart no longer fits the shop (D15). */
  lines: readonly QuotedLine[] | null;
  /** Rupees the delivery costs now, where that is not what was seen. */
  charge: number | null;
  /** The server's messages about the fields. */
  fields: Partial<Record<OrderFormField, string>>;
  /** The same order may go through later, or went through and the answer was lost. */
  retryable: boolean;
  /** There was no answer at all: the connection is away. */
  unreachable: boolean;
  /** The key belongs to an order with another body. */
  keyTaken: boolean;
  /** That order, which another tab or visit placed, while the server knows it. */
  ordered: OrderedDetails['order'] | null;
  /** The limits of one order, when this one exceeds them (D44). */
  limits: OrderLimits | null;
  /** The scarce pieces of the order, when too many of them were ordered within the hour (D71). */
  scarce: OverLimit['scarce'] | null;
}

/** Lines that refused orders reported, until a newer quote arrives. */
export interface Learned {
  lines: readonly QuotedLine[];
  /** The quote they are newer than. */
  since: number | undefined;
}

/** Where the order of this tab is. */
type Step =
  /** The form is filled in; a refusal's lines say themselves what is wrong with them. */
  | { at: 'filling' }
  /** Sent from the form, which waits for the answer. */
  | { at: 'sending' }
  /** Sent before this page was opened: it is asked what became of it. */
  | { at: 'finishing' }
  /** Refused, or not known whether: the form says why and can be sent again. */
  | { at: 'refused'; failure: PlacingFailure }
  /** No answer came: this body goes out by itself when there is a connection again. */
  | { at: 'unheard'; failure: PlacingFailure; body: string }
  /** On the way to the confirmation. */
  | { at: 'placed' }
  /** Another tab or visit was first. */
  | { at: 'ordered'; order: OrderedDetails['order'] };

export type Ordering = Step & {
  /** The terms are agreed to. */
  agreed: boolean;
  learned: Learned | null;
};

export type OrderingEvent =
  | { type: 'agreed'; agreed: boolean }
  /** The form is sent, or what found no connection. */
  | { type: 'sent' }
  /** An order whose answer the page before waited for is sent once more. */
  | { type: 'resumed' }
  | { type: 'placed' }
  | { type: 'refused'; failure: PlacingFailure; body: OrderRequest; quotedAt: number | undefined }
  /** The browser ended the call with the page: that is no answer. */
  | { type: 'cut-off' }
  /** The shopper left the checkout; what was sent is still on its way. */
  | { type: 'closed' };

export const notOrdering: Ordering = { at: 'filling', agreed: false, learned: null };

/** While an order is on its way no other is sent (D16). */
const isOnItsWay = ({ at }: Ordering) => at === 'sending' || at === 'finishing';

/**
 * Adds the lines of a refusal to those of earlier ones, which still hold as long as there is no newer quote.
 */
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
    // Another charge comes with a new quote, and the lines too.
    const reported = charge === null ? learnedFrom(learned, lines, quotedAt) : learned;
    return { at: 'filling', agreed, learned: reported };
  }
  if (!unreachable) return { at: 'refused', failure, agreed, learned };
  return { at: 'unheard', failure, body: JSON.stringify(body), agreed, learned };
}

/** Where the order is after an event; the same object where that changes nothing. */
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

/** True when an order that found no connection goes out by itself later: while nothing in it was changed. */
export function awaitsConnection(ordering: Ordering, body: OrderRequest | null): boolean {
  return ordering.at === 'unheard' && ordering.agreed && ordering.body === JSON.stringify(body);
}

/** The views of the checkout page. */
export type CheckoutView = 'placed' | 'ordered' | 'finishing' | 'empty' | 'form';

/** @param isEmpty the cart is; another tab may empty it while this one still waits */
export function chooseView({ at }: Ordering, isEmpty: boolean): CheckoutView {
  if (at === 'placed' || at === 'ordered' || at === 'finishing') return at;
  if (!isEmpty) return 'form';
  return at === 'sending' ? 'finishing' : 'empty';
}
