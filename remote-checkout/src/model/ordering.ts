import type {
  OrderedDetails,
  OrderLimits,
  OrderRequest,
  OverLimit,
  QuotedLine,
} from '@pasal/shared/contracts';
import type { OrderFormField } from '@pasal/shared/domain';

/** What a failed try to place an order means for the page. */
export interface PlacingFailure {
  /** The server's message, else the literal one (R8.4). */
  message: string;
  /** The lines concerned, when the cart no longer fits the shop (D15). */
  lines: readonly QuotedLine[] | null;
  /** Rupees the delivery costs now, where that is not what was seen. */
  charge: number | null;
  /** What the server says of the fields. */
  fields: Partial<Record<OrderFormField, string>>;
  /** The same order may go through later, or went through and the answer was lost. */
  retryable: boolean;
  /** There was no answer at all: the connection is away. */
  unreachable: boolean;
  /** The key belongs to an order with another body. */
  keyTaken: boolean;
  /** That order, which another tab or visit placed, while the server knows it. */
  ordered: OrderedDetails['order'] | null;
  /** What one order may take, when this one takes more (D44). */
  limits: OrderLimits | null;
  /** What of the order is scarce, when too many of such pieces were ordered within the hour (D71). */
  scarce: OverLimit['scarce'] | null;
}

/** What refused orders told of lines, until a newer quote is there. */
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
  /** Nobody answered: this body goes out by itself when there is a connection again. */
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

/** What one refusal told of other lines still holds, as long as the cart was not quoted anew. */
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
    const told = charge === null ? learnedFrom(learned, lines, quotedAt) : learned;
    return { at: 'filling', agreed, learned: told };
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

/** Whether what found no connection goes out when there is one again: while nothing in it was changed. */
export function awaitsConnection(ordering: Ordering, body: OrderRequest | null): boolean {
  return ordering.at === 'unheard' && ordering.agreed && ordering.body === JSON.stringify(body);
}

/** What the page shows. */
export type CheckoutFace = 'placed' | 'ordered' | 'finishing' | 'empty' | 'form';

/** @param isEmpty the cart is; another tab may empty it while this one still waits */
export function faceOf({ at }: Ordering, isEmpty: boolean): CheckoutFace {
  if (at === 'placed' || at === 'ordered' || at === 'finishing') return at;
  if (!isEmpty) return 'form';
  return at === 'sending' ? 'finishing' : 'empty';
}
