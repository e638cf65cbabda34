import type { DeliveryType, OrderRequest } from '../contracts';
import { hasSeveralPhones, normalisePhone } from './phone';
import { looksLikeEmail } from '@pasal/core/contract/text/email';
import { oneLine } from '@pasal/core/contract/text/plain-text';

/** The buyer and the destination, as a buyer or staff type them; null: nothing chosen yet. */
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
/** The fields that can be wrong, in their order on the buyer's screen. */
export const ORDER_FORM_FIELDS = [...ORDER_TEXT_FIELDS, 'district_id', 'city_id'] as const;
export type OrderFormField = (typeof ORDER_FORM_FIELDS)[number];

export type FieldProblem = 'missing' | 'malformed' | 'several';
/** What is wrong with a field, in words; only a phone's field may hold several. */
export type FieldWords = Record<'missing' | 'malformed', string> & { several?: string };

export const fieldWords = (words: FieldWords, problem: FieldProblem): string =>
  words[problem] ?? words.malformed;

/** What is wrong with a phone number that stands there. */
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

/** The two places of an order's form. */
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
 * Finds the problems of the form, by field; required means after trimming (D17).
 * @param optional the fields that may be empty all the same
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

/** Everything of an order but its lines as it is sent, or null while the form is not complete. */
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
