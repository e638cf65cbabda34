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

/** One line of the order, with what the shop last said of it. */
export interface ManualLine extends Goods {
  quantity: number;
  /** Why the server refused it, or that its quantity is missing; until it is changed. */
  problem?: QuotedLine['problem'] | 'NO_QUANTITY';
}

/** Adds one piece; of a product that is there already, one more, as far as there are any. */
export function addLine(lines: readonly ManualLine[], goods: Goods): ManualLine[] {
  const known = lines.find((line) => isLine(line, goods));
  if (!known) return [...lines, { ...goods, quantity: 1 }];
  // A line of an order that is edited counts the pieces that it has already.
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
 * Takes in the lines of a cart that was sent. A line that is there already gets as many pieces as the larger of both:
 * so nothing is lost, and the same code brought in twice is as good as once.
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
 * The lines of a quote, as those of an order.
 * @param gone the name of what is no longer sold
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

/** Marks the lines whose quantity was emptied: none is left out unsaid. */
export function withMissing(lines: readonly ManualLine[]): ManualLine[] {
  return lines.map((line) => (line.quantity > 0 ? line : { ...line, problem: 'NO_QUANTITY' }));
}

/** Takes over the server's answer about refused lines: its prices are the ones to name to the customer. */
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

/** Fields that a customer on the phone may leave out. */
export const OPTIONAL_FIELDS = ['email'] as const;

const sentLine = ({ id, variant_id, price, quantity }: ManualLine) => ({
  id,
  ...(variant_id !== undefined && { variant_id }),
  price,
  quantity,
});

/**
 * Makes the request for the delivery's price, as far as the form is filled in; undefined before there is a
 * line to send.
 */
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

/** The order as it is sent; undefined while it is not complete. */
export function manualRequest(
  { language, ...values }: OrderFormValues & { language: Language },
  lines: readonly ManualLine[],
  /** Rupees of the delivery that the customer heard; 0 when it is free. */
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

/** The lines of an order that is edited; how many more there are of each the shop says with its quote. */
export const linesOfOrder = ({ items }: Order): ManualLine[] =>
  items.map(({ product_id: id, variant_id, product_name, variant_name, price, quantity }) => ({
    id,
    ...(variant_id !== undefined && { variant_id }),
    title: lineName({ product_name, variant_name }),
    price,
    quantity,
    in_stock: MAX_LINE_QUANTITY,
  }));

/** Takes over how many pieces there are of each line, as the shop last said. */
export const withStock = (
  lines: readonly ManualLine[],
  quoted: OrderEditQuote['items'],
): ManualLine[] =>
  lines.map((line) => {
    const now = quoted.find((each) => isLine(each, line));
    return now ? { ...line, in_stock: now.in_stock } : line;
  });

/** What an edited order is to have and where it is to go; undefined while that is not complete. */
export function editRequest(
  { district_id, city_id, delivery_type }: OrderFormValues,
  lines: readonly ManualLine[],
): OrderEditQuoteRequest | undefined {
  if (district_id === null || city_id === null || lines.length === 0) return undefined;
  if (lines.some(({ quantity }) => quantity < 1)) return undefined;
  return { district_id, city_id, delivery_type, cartItems: lines.map(sentLine) };
}
