import { createHash } from 'node:crypto';
import type { Language } from '@pasal/core/contract/language';
import type { OrderFilters, OrderRequest } from '@pasal/shared/contracts';
import { looksLikeEmail, normalisePhone, startOfKathmanduDate } from '@pasal/shared/domain';
import { type FieldProblem, invalid } from '@pasal/core/errors/domain-error';
import { hashOf, type Press } from '@pasal/core/http/once/press';
import * as messages from '../messages';

const REQUIRED = [
  'customer_name',
  'email',
  'phone',
  'address',
  'district_id',
  'city_id',
  'payment_method',
  'delivery_type',
] as const;

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/**
 * Refuses a checkout with an empty field, with the texts of R5.2, before types are checked.
 * @param optional fields that may be empty
 */
export function assertComplete(body: unknown, optional: readonly string[] = []): void {
  const fields: Record<string, unknown> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  const missing = REQUIRED.filter((field) => !optional.includes(field) && isEmpty(fields[field]));
  if (missing.length === 0) return;
  const details = missing.map((path) => ({ path, message: messages.fieldRequired }));
  throw invalid(messages.incomplete, ...details);
}

/**
 * The request as it is stored: the phone normalised.
 * @param emailOptional whether the email address may be missing
 */
export function normaliseOrder(
  request: OrderRequest,
  { emailOptional = false } = {},
): OrderRequest {
  const { email } = request;
  const phone = normalisePhone(request.phone);
  const details: FieldProblem[] = [];
  const isEmailFine = looksLikeEmail(email) || (emailOptional && email === '');
  if (!isEmailFine) details.push({ path: 'email', message: messages.invalidEmail });
  if (phone === null) details.push({ path: 'phone', message: messages.phoneFault(request.phone) });
  const [first] = details;
  if (phone === null || first !== undefined) {
    throw invalid(first?.message ?? messages.phoneFault(request.phone), ...details);
  }
  return { ...request, phone };
}

/** A hash of the request's content: the same order gives the same hash, whatever its field order or phone format. */
function hashOrder(order: OrderRequest): string {
  const fields = REQUIRED.map((field) => order[field]);
  // A line without a variant hashes as it did before variants existed.
  const lines = order.cartItems.map(({ id, variant_id, price, quantity }) =>
    variant_id === undefined ? [id, price, quantity] : [id, price, quantity, variant_id],
  );
  const { delivery_charge } = order;
  // Requests of older pages have no delivery charge.
  const delivery = delivery_charge === undefined ? [] : [delivery_charge];
  return createHash('sha256')
    .update(JSON.stringify([fields, lines, ...delivery]))
    .digest('hex');
}

/** Refuses dates that don't exist, such as 31 February. */
export function assertDays({ from, to }: OrderFilters): void {
  const message = messages.noSuchDay;
  for (const [path, day] of Object.entries({ from, to })) {
    if (day !== undefined && startOfKathmanduDate(day) === null) {
      throw invalid(message, { path, message });
    }
  }
}

/** The idempotency key of an order: a buyer's, or one entered by staff, which is a different action. */
export function pressOfOrder(
  order: OrderRequest,
  { key, by, language }: { key: string | undefined; by?: unknown; language?: Language },
): Press | undefined {
  if (key === undefined) return undefined;
  const hash = hashOrder(order);
  return { key, hash: by === undefined ? hash : hashOf('placeManualOrder', hash, language) };
}
