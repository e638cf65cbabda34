import type {
  Language,
  ManualOrderRequest,
  Order,
  OrderEditQuote,
  OrderEditQuoteRequest,
  QuotedLine,
  QuoteRequest,
} from '@pasal/shared/contracts';
import { MAX_LINE_QUANTITY } from '@pasal/shared/contracts';
import {
  customerOf,
  isLine,
  lineName,
  type LineRef,
  type OrderFormValues,
} from '@pasal/shared/domain';
import type { Goods } from '../../kit/model/goods';

/** An order line with the shop's latest data for it. */
export interface ManualLine extends Goods {
  quantity: number;
  /** Why the server refused it, or that its quantity is missing; cleared on change. */
  problem?: QuotedLine['problem'] | 'NO_QUANTITY';
}

/** Adds one piece, or increments an existing line, up to the available stock. */
export function addLine(lines: readonly ManualLine[], goods: Goods): ManualLine[] {
  const known = lines.find((line) => isLine(line, goods));
  if (!known) return [...lines, { ...goods, quantity: 1 }];
  // A line of an edited order includes the pieces it already has.
  const most = Math.max(known.in_stock, goods.in_stock);
  return withQuantity(lines, goods, Math.min(known.quantity + 1, most));
}

export function withQuantity(
  lines: readonly ManualLine[],
  of: LineRef,
  quantity: number,
): ManualLine[] {
  return lines.map(({ problem, ...line }) => {
    if (!isLine(line, of)) return problem ? { ...line, problem } : line;
    return { ...line, quantity };
  });
}

/**
 * Merges the lines of a sent cart. An existing line gets the larger of both quantities, so nothing is lost and
 * entering a code twice has no effect.
 */
export function withSent(
  lines: readonly ManualLine[],
  sent: readonly ManualLine[],
): readonly ManualLine[] {
  return sent.reduce((known, line) => {
    const before = known.find((each) => isLine(each, line));
    if (!before) return [...known, line];
    return withQuantity(known, line, Math.max(before.quantity, line.quantity));
  }, lines);
}

/**
 * A quote's lines as order lines.
 * @param gone the name of a product that is no longer sold
 */
export const sentLines = (items: readonly QuotedLine[], gone: string): ManualLine[] =>
  items.map(({ id, variant_id, title, variant_name, price, in_stock, quantity, problem }) => ({
    id,
    variant_id,
    title: title === '' ? gone : lineName({ product_name: title, variant_name }),
    price,
    in_stock,
    quantity,
    ...(problem && { problem }),
  }));

/** Marks the lines with an empty quantity, so that none is omitted silently. */
export function withMissing(lines: readonly ManualLine[]): ManualLine[] {
  return lines.map((line) => (line.quantity > 0 ? line : { ...line, problem: 'NO_QUANTITY' }));
}

/** Applies the server's response about refused lines: its prices are the ones to quote to the customer. */
export function withRefusals(
  lines: readonly ManualLine[],
  refused: readonly QuotedLine[],
): ManualLine[] {
  return lines.map((line) => {
    const now = refused.find((each) => isLine(each, line));
    if (!now?.problem) return line;
    const price = now.problem === 'NOT_AVAILABLE' ? line.price : now.price;
    return { ...line, price, in_stock: now.in_stock, problem: now.problem };
  });
}

/** Fields that are optional for a phone order. */
export const OPTIONAL_FIELDS = ['email'] as const;

const sentLine = ({ id, variant_id, price, quantity }: ManualLine) => ({
  id,
  ...(variant_id !== undefined && { variant_id }),
  price,
  quantity,
});

/** Builds the delivery quote request from the form's current values; undefined without a line. */
export function quoteRequest(
  { district_id, city_id, delivery_type }: OrderFormValues,
  lines: readonly ManualLine[],
): QuoteRequest | undefined {
  const counted = lines.filter(({ quantity }) => quantity > 0);
  if (counted.length === 0) return undefined;
  return {
    cartItems: counted.map(sentLine),
    ...(district_id !== null && { district_id }),
    ...(district_id !== null && city_id !== null && { city_id }),
    delivery_type,
  };
}

/** The order request; undefined while incomplete. */
export function manualRequest(
  { language, ...values }: OrderFormValues & { language: Language },
  lines: readonly ManualLine[],
  /** The delivery charge in rupees quoted to the customer; 0 if free. */
  charge = 0,
): ManualOrderRequest | undefined {
  const customer = customerOf(values);
  if (customer === null || lines.length === 0) return undefined;
  const { email, ...rest } = customer;
  return {
    ...rest,
    ...(email && { email }),
    language,
    ...(charge > 0 && { delivery_charge: charge }),
    cartItems: lines.map(sentLine),
  };
}

/** The lines of an edited order; the quote tells how many more are available. */
export const linesOfOrder = ({ items }: Order): ManualLine[] =>
  items.map(({ product_id: id, variant_id, product_name, variant_name, price, quantity }) => ({
    id,
    ...(variant_id !== undefined && { variant_id }),
    title: lineName({ product_name, variant_name }),
    price,
    quantity,
    in_stock: MAX_LINE_QUANTITY,
  }));

/** Applies the latest stock to each line. */
export const withStock = (
  lines: readonly ManualLine[],
  quoted: OrderEditQuote['items'],
): ManualLine[] =>
  lines.map((line) => {
    const now = quoted.find((each) => isLine(each, line));
    return now ? { ...line, in_stock: now.in_stock } : line;
  });

/** The edited order's lines and destination; undefined while incomplete. */
export function editRequest(
  { district_id, city_id, delivery_type }: OrderFormValues,
  lines: readonly ManualLine[],
): OrderEditQuoteRequest | undefined {
  if (district_id === null || city_id === null || lines.length === 0) return undefined;
  if (lines.some(({ quantity }) => quantity < 1)) return undefined;
  return { district_id, city_id, delivery_type, cartItems: lines.map(sentLine) };
}
