import type {
  DeliveryType,
  ManualOrderRequest,
  QuotedLine,
  StaffProduct,
} from '@pasal/shared/contracts';
import { normalisePhone, oneLine } from '@pasal/shared/domain';

/** What a customer says on the phone, as it is typed; null: nothing chosen yet. */
export interface ManualValues {
  customer_name: string;
  phone: string;
  email: string;
  address: string;
  district_id: number | null;
  city_id: number | null;
  delivery_type: DeliveryType;
}

export const emptyManualOrder: ManualValues = {
  customer_name: '',
  phone: '',
  email: '',
  address: '',
  district_id: null,
  city_id: null,
  delivery_type: 'home_delivery',
};

/** A product of the order, with what the shop last said of it. */
export interface ManualLine {
  id: number;
  title: string;
  /** Rupees. */
  price: number;
  in_stock: number;
  quantity: number;
  /** Why the server refused it, or that its quantity is missing; until it is changed. */
  problem?: QuotedLine['problem'] | 'NO_QUANTITY';
}

/** The fields that can be wrong, in their order on the screen. */
export const MANUAL_FIELDS = [
  'customer_name',
  'phone',
  'email',
  'address',
  'district_id',
  'city_id',
] as const;
export type ManualField = (typeof MANUAL_FIELDS)[number];
export type ManualProblem = 'missing' | 'malformed';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function problemOf(values: ManualValues, field: ManualField): ManualProblem | undefined {
  const text = oneLine(String(values[field] ?? ''));
  if (field === 'email') return text === '' || EMAIL.test(text) ? undefined : 'malformed';
  if (text === '') return 'missing';
  return field === 'phone' && normalisePhone(text) === null ? 'malformed' : undefined;
}

/** What is wrong, by field; only the e-mail address may be missing. */
export function manualProblems(values: ManualValues): Map<ManualField, ManualProblem> {
  const problems = new Map<ManualField, ManualProblem>();
  for (const field of MANUAL_FIELDS) {
    const problem = problemOf(values, field);
    if (problem) problems.set(field, problem);
  }
  return problems;
}

/** Adds one piece; of a product that is there already, one more, as far as there are any. */
export function addLine(
  lines: readonly ManualLine[],
  product: Pick<StaffProduct, 'id' | 'title' | 'price' | 'in_stock'>,
): ManualLine[] {
  const { id, title, price, in_stock } = product;
  const known = lines.find((line) => line.id === id);
  if (!known) return [...lines, { id, title, price, in_stock, quantity: 1 }];
  return withQuantity(lines, id, Math.min(known.quantity + 1, in_stock));
}

export function withQuantity(
  lines: readonly ManualLine[],
  id: number,
  quantity: number,
): ManualLine[] {
  return lines.map(({ problem, ...line }) => {
    if (line.id !== id) return problem ? { ...line, problem } : line;
    return { ...line, quantity };
  });
}

/** Marks the lines whose quantity was emptied: none is left out unsaid. */
export function withMissing(lines: readonly ManualLine[]): ManualLine[] {
  return lines.map((line) => (line.quantity > 0 ? line : { ...line, problem: 'NO_QUANTITY' }));
}

/** Takes over what the server says of the lines it refused: its prices are the ones to tell. */
export function withRefusals(
  lines: readonly ManualLine[],
  refused: readonly QuotedLine[],
): ManualLine[] {
  return lines.map((line) => {
    const now = refused.find(({ id }) => id === line.id);
    if (!now?.problem) return line;
    const price = now.problem === 'NOT_AVAILABLE' ? line.price : now.price;
    return { ...line, price, in_stock: now.in_stock, problem: now.problem };
  });
}

/** The order as it is sent; undefined while it is not complete. */
export function manualRequest(
  values: ManualValues,
  lines: readonly ManualLine[],
): ManualOrderRequest | undefined {
  const { district_id, city_id, email, ...rest } = values;
  if (district_id === null || city_id === null || lines.length === 0) return undefined;
  return {
    ...rest,
    district_id,
    city_id,
    ...(oneLine(email) && { email }),
    payment_method: 'cash_on_delivery',
    cartItems: lines.map(({ id, price, quantity }) => ({ id, price, quantity })),
  };
}
