import { errorOf, messageOf, statusOf } from '@pasal/shared/api';
import type { ValidationDetail } from '@pasal/shared/contracts';
import * as calls from '@pasal/shared/contracts/calls';
import { ORDER_FORM_FIELDS } from '@pasal/shared/domain';
import type { PlacingFailure } from '../../model/ordering';
import * as messages from './messages';

function fieldsOf(details: readonly ValidationDetail[]): PlacingFailure['fields'] {
  const fields: PlacingFailure['fields'] = {};
  for (const { path, message } of details) {
    // `phone`, `/phone` and `body.phone` all mean the field.
    const name = path.split(/[./]/).at(-1);
    const field = ORDER_FORM_FIELDS.find((known) => known === name);
    if (field) fields[field] ??= message;
  }
  return fields;
}

/** Translates the details of an error for the page. */
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
      // No line has changed: the shopper decides which to remove.
      if ('scarce' in failed.details) return { ...nothing, scarce: failed.details.scarce };
      const { items, limits = null } = failed.details;
      const { delivery_charge: charge = null } =
        'delivery_charge' in failed.details ? failed.details : {};
      return { ...nothing, lines: items, charge, limits };
    }
    case 'IDEMPOTENCY_MISMATCH':
      return { ...nothing, ordered: failed.details?.order ?? null };
    default:
      // Refused because of the cart, without naming a line: the page checks all of them.
      return { ...nothing, lines: statusOf(error) === 409 ? [] : null };
  }
}

/** Translates a failed POST /order-product for the page. */
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

/** An unexpected error in the page: the shopper can retry. */
export const brokenFailure = (): PlacingFailure => ({
  ...placingFailureOf(undefined),
  unreachable: false,
});
