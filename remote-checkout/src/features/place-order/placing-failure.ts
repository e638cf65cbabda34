import { errorBodyOf, messageOf, statusOf } from '@pasal/shared/api';
import type {
  OrderedDetails,
  OrderLimits,
  QuotedLine,
  ValidationDetail,
} from '@pasal/shared/contracts';
import { CHECKED_FIELDS, type CheckedField } from '../../model/checkout-values';
import { ORDER_FAILED } from './messages';

export interface PlacingFailure {
  /** The server's message, else the literal one (spec §8). */
  message: string;
  /** The lines concerned, when the cart no longer fits the shop (decision 15). */
  lines: QuotedLine[] | null;
  /** What the server says of the fields. */
  fields: Partial<Record<CheckedField, string>>;
  /** The same order may go through later, or went through and the answer was lost. */
  retryable: boolean;
  /** There was no answer at all: the connection is away. */
  unreachable: boolean;
  /** The key belongs to an order with another body. */
  keyTaken: boolean;
  /** That order, which another tab or visit placed, while the server knows it. */
  ordered: OrderedDetails['order'] | null;
  /** What one order may take, when this one takes more (decision 44). */
  limits: OrderLimits | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function listIn(details: unknown): unknown[] {
  if (Array.isArray(details)) return details;
  return isRecord(details) && Array.isArray(details.items) ? details.items : [];
}

/** Whether the details hold the order a key was used for. */
function holdsOrder(details: unknown): details is OrderedDetails {
  if (!isRecord(details) || !isRecord(details.order)) return false;
  const { order_number, total, items } = details.order;
  return typeof order_number === 'string' && Number.isFinite(total) && Array.isArray(items);
}

function holdsLimits(details: unknown): details is { limits: OrderLimits } {
  return isRecord(details) && isRecord(details.limits);
}

function isDetail(value: unknown): value is ValidationDetail {
  return typeof value === 'object' && value !== null && 'path' in value && 'message' in value;
}

function fieldsOf(details: unknown): PlacingFailure['fields'] {
  const fields: PlacingFailure['fields'] = {};
  for (const detail of listIn(details).filter(isDetail)) {
    // `phone`, `/phone` and `body.phone` all name the field.
    const name = detail.path.split(/[./]/).at(-1);
    const field = CHECKED_FIELDS.find((known) => known === name);
    if (field) fields[field] ??= detail.message;
  }
  return fields;
}

/** What a failed POST /order-product means for the page. */
export function placingFailureOf(error: unknown): PlacingFailure {
  const status = statusOf(error);
  const { details } = errorBodyOf(error);
  return {
    message: messageOf(error, ORDER_FAILED),
    lines: status === 409 ? (listIn(details) as QuotedLine[]) : null,
    fields: status === 400 ? fieldsOf(details) : {},
    retryable: status === undefined || status >= 500 || status === 429,
    unreachable: status === undefined,
    keyTaken: status === 422,
    ordered: status === 422 && holdsOrder(details) ? details.order : null,
    limits: status === 409 && holdsLimits(details) ? details.limits : null,
  };
}
