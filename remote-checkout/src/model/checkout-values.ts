import type { DeliveryType, OrderRequest } from '@pasal/shared/contracts';
import { normalisePhone, oneLine, type CartItem } from '@pasal/shared/domain';
import { cartLinesOf } from './checked-line';

/** The personal details form as it is typed; null: nothing chosen yet. */
export interface CheckoutValues {
  customer_name: string;
  email: string;
  phone: string;
  address: string;
  district_id: number | null;
  city_id: number | null;
  delivery_type: DeliveryType;
}

export const TEXT_FIELDS = ['customer_name', 'email', 'phone', 'address'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
/** The fields that can be wrong, in their order on the screen. */
export const CHECKED_FIELDS = [...TEXT_FIELDS, 'district_id', 'city_id'] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];

export type FieldProblem = 'missing' | 'malformed';

export const emptyCheckout: CheckoutValues = {
  customer_name: '',
  email: '',
  phone: '',
  address: '',
  district_id: null,
  city_id: null,
  delivery_type: 'home_delivery',
};

/** "resets when the district changes" (R4.13) */
export function withDistrict(values: CheckoutValues, district_id: number | null): CheckoutValues {
  if (values.district_id === district_id) return values;
  return { ...values, district_id, city_id: null };
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function problemOf(values: CheckoutValues, field: CheckedField): FieldProblem | null {
  const value = values[field];
  if (value === null || (typeof value === 'string' && oneLine(value) === '')) return 'missing';
  if (field === 'email' && !EMAIL.test(oneLine(values.email))) return 'malformed';
  if (field === 'phone' && normalisePhone(values.phone) === null) return 'malformed';
  return null;
}

/** What is wrong with the form, by field; required means after trimming (D17). */
export function problemsOf(values: CheckoutValues): Map<CheckedField, FieldProblem> {
  const problems = new Map<CheckedField, FieldProblem>();
  for (const field of CHECKED_FIELDS) {
    const problem = problemOf(values, field);
    if (problem) problems.set(field, problem);
  }
  return problems;
}

/** The order as it is sent, or null while the form is not complete. */
export function orderRequestOf(
  values: CheckoutValues,
  items: readonly CartItem[],
): OrderRequest | null {
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
    cartItems: cartLinesOf(items),
  };
}
