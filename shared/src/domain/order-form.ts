import type { DeliveryType, OrderRequest } from '../contracts';
import { hasSeveralPhones, normalisePhone } from './phone';
import { looksLikeEmail } from '@pasal/core/contract/text/email';
import { oneLine } from '@pasal/core/contract/text/plain-text';

/** Buyer and destination, as entered by a buyer or staff; null: not selected yet. */
export interface OrderFormValues {
  customer_name: string;
  email: string;
  phone: string;
  address: string;
  district_id: number | null;
  city_id: number | null;
  delivery_type: DeliveryType;
}

export const ORDER_TEXT_FIELDS = ['customer_name', 'email', 'phone', 'address'] as const;
export type OrderTextField = (typeof ORDER_TEXT_FIELDS)[number];
/** The fields that can have errors, in order on the buyer's screen. */
export const ORDER_FORM_FIELDS = [...ORDER_TEXT_FIELDS, 'district_id', 'city_id'] as const;
export type OrderFormField = (typeof ORDER_FORM_FIELDS)[number];

export type FieldProblem = 'missing' | 'malformed' | 'several';
/** The error messages of a field; only a phone field can have `several`. */
export type FieldWords = Record<'missing' | 'malformed', string> & { several?: string };

export const fieldWords = (words: FieldWords, problem: FieldProblem): string =>
  words[problem] ?? words.malformed;

/** The problem with a non-empty phone number. */
export function phoneProblem(text: string): 'malformed' | 'several' | null {
  if (normalisePhone(text) !== null) return null;
  return hasSeveralPhones(text) ? 'several' : 'malformed';
}

export const emptyOrderForm: OrderFormValues = {
  customer_name: '',
  email: '',
  phone: '',
  address: '',
  district_id: null,
  city_id: null,
  delivery_type: 'home_delivery',
};

/** The place fields of an order form. */
export type OrderPlaces = Pick<OrderFormValues, 'district_id' | 'city_id'>;

/** Applies a change to the places: "resets when the district changes" (R4.13). */
export function placesWith(places: OrderPlaces, part: Partial<OrderPlaces>): OrderPlaces {
  const { district_id = places.district_id } = part;
  const city_id = district_id === places.district_id ? places.city_id : null;
  return { district_id, city_id, ...part };
}

function problemOf(values: OrderFormValues, field: OrderFormField): FieldProblem | null {
  const value = values[field];
  if (value === null || (typeof value === 'string' && oneLine(value) === '')) return 'missing';
  if (field === 'email' && !looksLikeEmail(oneLine(values.email))) return 'malformed';
  return field === 'phone' ? phoneProblem(values.phone) : null;
}

/**
 * The form's problems by field; required means after trimming (D17).
 * @param optional the fields that may be empty
 */
export function orderFormProblems(
  values: OrderFormValues,
  optional: readonly OrderFormField[] = [],
): Map<OrderFormField, FieldProblem> {
  const problems = new Map<OrderFormField, FieldProblem>();
  for (const field of ORDER_FORM_FIELDS) {
    const problem = problemOf(values, field);
    const isAllowed = problem === 'missing' && optional.includes(field);
    if (problem && !isAllowed) problems.set(field, problem);
  }
  return problems;
}

/** The order request without lines, or null while the form is incomplete. */
export function customerOf(values: OrderFormValues): Omit<OrderRequest, 'cartItems'> | null {
  const phone = normalisePhone(values.phone);
  const { district_id, city_id } = values;
  if (phone === null || district_id === null || city_id === null) return null;
  return {
    customer_name: oneLine(values.customer_name),
    email: oneLine(values.email),
    phone,
    address: oneLine(values.address),
    district_id,
    city_id,
    payment_method: 'cash_on_delivery',
    delivery_type: values.delivery_type,
  };
}
