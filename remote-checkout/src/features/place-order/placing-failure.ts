import { errorOf, messageOf, statusOf } from '@pasal/shared/api';
import type {
  OrderedDetails,
  OrderLimits,
  OverLimit,
  QuotedLine,
  ValidationDetail,
} from '@pasal/shared/contracts';
import * as calls from '@pasal/shared/contracts/calls';
import { ORDER_FORM_FIELDS, type OrderFormField } from '@pasal/shared/domain';
import * as messages from './messages';

export interface PlacingFailure {
  /** The server's message, else the literal one (R8.4). */
  message: string;
  /** The lines concerned, when the cart no longer fits the shop (D15). */
  lines: QuotedLine[] | null;
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

function fieldsOf(details: readonly ValidationDetail[]): PlacingFailure['fields'] {
  const fields: PlacingFailure['fields'] = {};
  for (const { path, message } of details) {
    // `phone`, `/phone` and `body.phone` all name the field.
    const name = path.split(/[./]/).at(-1);
    const field = ORDER_FORM_FIELDS.find((known) => known === name);
    if (field) fields[field] ??= message;
  }
  return fields;
}

/** What the details of an error mean for the page. */
function meaningOf(
  error: unknown,
): Pick<PlacingFailure, 'lines' | 'charge' | 'fields' | 'ordered' | 'limits' | 'scarce'> {
  const nothing = {
    lines: null,
    charge: null,
    fields: {},
    ordered: null,
    limits: null,
    scarce: null,
  };
  const failed = errorOf(calls.placeOrder, error);
  switch (failed?.code) {
    case 'VALIDATION':
      return { ...nothing, fields: fieldsOf(failed.details) };
    case 'PRICE_CHANGED':
    case 'OUT_OF_STOCK':
    case 'NOT_AVAILABLE':
    case 'OVER_LIMIT': {
      // No line differs from what was seen: which to leave out is the shopper's to say.
      if ('scarce' in failed.details) return { ...nothing, scarce: failed.details.scarce };
      const { items, limits = null } = failed.details;
      const { delivery_charge: charge = null } =
        'delivery_charge' in failed.details ? failed.details : {};
      return { ...nothing, lines: items, charge, limits };
    }
    case 'IDEMPOTENCY_MISMATCH':
      return { ...nothing, ordered: failed.details?.order ?? null };
    default:
      // Refused for the cart, without a line to blame: the page asks for all of them.
      return { ...nothing, lines: statusOf(error) === 409 ? [] : null };
  }
}

/** What a failed POST /order-product means for the page. */
export function placingFailureOf(error: unknown): PlacingFailure {
  const status = statusOf(error);
  return {
    ...meaningOf(error),
    message: messageOf(error, messages.orderFailed),
    retryable: status === undefined || status >= 500 || status === 429,
    unreachable: status === undefined,
    keyTaken: status === 422,
  };
}
