import { errorBodyOf, messageOf, statusOf } from '@pasal/shared/api';
import type { QuotedLine, ValidationDetail } from '@pasal/shared/contracts';
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
  /** The key belongs to another order; the next attempt needs a new one. */
  keyTaken: boolean;
}

function listIn(details: unknown): unknown[] {
  if (Array.isArray(details)) return details;
  if (typeof details !== 'object' || details === null || !('items' in details)) return [];
  return Array.isArray(details.items) ? details.items : [];
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
  };
}
