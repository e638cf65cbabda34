import type { Kysely, Transaction } from 'kysely';
import type { Language } from '@pasal/core/contract/language';
import type {
  OrderedDetails,
  OrderLimits,
  OrderRequest,
  PlaceOrderResponse,
  QuoteRequest,
  QuoteResponse,
  QuotedLine,
  User,
} from '@pasal/shared/contracts';
import {
  addRupees,
  isOverLimits,
  kathmanduMonth,
  toPaisa,
  toRupees,
  canBeBought,
  totalOf,
} from '@pasal/shared/domain';
import type { Database } from '../../../db/schema';
import { noteOnSpan } from '@pasal/core/observe/tracing/spans';
import { codeOf } from '@pasal/core/errors/error-code';
import { RETRYABLE } from '@pasal/core/db/database-errors';
import { DomainError, conflict, invalid } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import { once } from '@pasal/core/http/once/once';
import { LIMITS } from '../../limits';
import { takeToken } from '@pasal/core/limits/rate-limit';
import { recordActivity } from '../../activity/record-activity';
import { pickupOf, quoteDelivery, readTerms, type Wanted } from '../../delivery/delivery.service';
import { speedOf } from '../../delivery/fast-delivery';
import { notServed } from '../../delivery/messages';
import { readOrderLimits } from '../../settings/site-setting';
import * as messages from '../messages';
import { quoteLines, sumByGoods, type WantedLine } from './order-lines';
import { normaliseOrder, pressOfOrder } from './order-request';
import { readJudge } from '../../order-rules/decide.service';
import { insertDecisions } from '../../order-record/decision.repository';
import { textFirst } from '../../order-rules/messages';
import { presentPlacedOrder } from '../../order-read/order.presenter';
import * as repository from './place-order.repository';
import { countScarcePieces } from './scarce-pieces';
import { readSellingRules } from './selling-rules';
import { takeStock } from './take-stock';
import { orderLog } from '../../order-record/log';

/** Maximum attempts, if the lines became available again a moment later or the database asks for a retry. */
const MAX_ATTEMPTS = 4;

/** Where an order comes from. */
export interface OrderSource {
  /** The `Idempotency-Key`, if there is one. */
  key: string | undefined;
  /** As limits count it; unset for an order entered by staff, which is not counted. */
  address?: string;
  /** The member of staff who entered it by phone. */
  by?: User;
  /** The buyer's language for messages and product names; defaults to English. */
  language?: Language;
}

/** A line is not available; the transaction is rolled back and the whole cart is read again. */
class LineRefused extends Error {
  override readonly name = 'LineRefused';
}

async function readQuote(
  db: Kysely<Database>,
  lines: readonly WantedLine[],
  limits: OrderLimits | undefined,
  language: Language,
) {
  const offers = await repository.findOffers(
    db,
    lines.map(({ id }) => id),
  );
  const items = quoteLines(lines, offers, limits, language);
  // Unavailable lines add neither cost nor delivery time (D89).
  const bought = items.filter(canBeBought);
  const isBought = ({ id }: { id: number }) => bought.some((item) => item.id === id);
  const goods = { cost: totalOf(bought), speed: speedOf(offers.filter(isBought)) };
  return { items, goods };
}

/** Returns the current price of a cart, line by line (D14). */
export async function quoteCart(
  db: Kysely<Database>,
  { cartItems, ...wanted }: QuoteRequest,
  language: Language,
): Promise<QuoteResponse> {
  const limits = await readOrderLimits(db);
  const { items, goods } = await readQuote(db, sumByGoods(cartItems), limits, language);
  const terms = await readTerms(db, wanted);
  const delivery = quoteDelivery(terms, goods, new Date());
  const isPickup = wanted.delivery_type === 'shop_pickup';
  const pickup = isPickup ? { pickup: await pickupOf(db, terms.settings.map_url, language) } : {};
  const total = addRupees(goods.cost, delivery.charge);
  return { items, total, delivery: { ...delivery, ...pickup }, limits };
}

type Refusal = readonly [
  NonNullable<QuotedLine['problem']>,
  (lines: readonly QuotedLine[], limits: OrderLimits | undefined) => Wording,
];

/** A missing choice of variant comes first: once chosen, the rest of the cart may be fine. */
function notAvailable(lines: readonly QuotedLine[]): Wording {
  const open = lines.find(({ choose_variant }) => choose_variant);
  return open ? messages.chooseVariant(open.title) : messages.notAvailable;
}

/** Most serious first. */
const refusals = [
  ['NOT_AVAILABLE', notAvailable],
  ['OUT_OF_STOCK', () => messages.outOfStock],
  ['OVER_LIMIT', (_lines, limits) => messages.tooManyOfOne(limits?.pieces_per_product ?? 0)],
  ['PRICE_CHANGED', () => messages.priceChanged],
] as const satisfies readonly Refusal[];

/** The most serious problem names the error; the details list every line that has one (D15), and the limits if the order exceeds them. */
function refusalOf(
  wanted: readonly WantedLine[],
  lines: readonly QuotedLine[],
  { limits, charge }: { limits: OrderLimits | undefined; charge: number | undefined },
): DomainError | undefined {
  const items = lines.filter(({ problem }) => problem !== undefined);
  const isOver = limits !== undefined && isOverLimits(wanted, limits);
  const details = {
    items,
    ...(isOver && { limits }),
    ...(charge !== undefined && { delivery_charge: charge }),
  };
  const gravest = refusals.find(([code]) => items.some(({ problem }) => problem === code));
  if (gravest) return new DomainError(gravest[0], gravest[1](items, limits), { details });
  if (isOver) {
    const message = messages.tooManyInAll(limits.pieces_per_order);
    return new DomainError('OVER_LIMIT', message, { details });
  }
  if (charge === undefined) return undefined;
  const message = messages.chargeChanged(charge);
  return new DomainError('PRICE_CHANGED', message, { details });
}

const inOrder = (one: WantedLine, other: WantedLine) =>
  one.id - other.id || (one.variantId ?? 0) - (other.variantId ?? 0);

/** In ascending id, so that concurrent carts queue instead of deadlocking. */
async function takeLines(trx: Transaction<Database>, lines: readonly WantedLine[]) {
  const places = lines.map((wanted, index) => ({ wanted, line: index + 1 }));
  const sold = [];
  for (const { wanted, line } of places.toSorted((one, other) =>
    inOrder(one.wanted, other.wanted),
  )) {
    const goods = await takeStock(trx, wanted);
    if (goods === undefined) throw new LineRefused();
    const { id: product_id, variantId: variant_id = null, quantity } = wanted;
    const { title: product_name, title_ne: product_name_ne, ...others } = goods;
    sold.push({ line, product_id, product_name, product_name_ne, variant_id, ...others, quantity });
  }
  return sold.toSorted((one, other) => one.line - other.line);
}

const wrongCity = (message: Wording) => invalid(message, { path: 'city_id', message });

/**
 * The delivery terms for the order's place.
 * @throws DomainError 400 for a city of another district, or one the shop does not deliver to
 */
export async function termsOfPlace(db: Kysely<Database>, wanted: Wanted, isLocked = true) {
  const there = await readTerms(db, wanted, isLocked);
  if (!there.isKnown) throw wrongCity(messages.cityOfOtherDistrict);
  if (there.type === 'home_delivery' && !there.terms.served) throw wrongCity(notServed(there.city));
  return there;
}

async function writeOrder(
  trx: Transaction<Database>,
  order: OrderRequest,
  wanted: readonly WantedLine[],
  { address, by, language = 'en' }: OrderSource,
): Promise<PlaceOrderResponse> {
  if (address !== undefined) {
    // In the transaction: only placed orders count, and everyone counts in the same order.
    await takeToken(trx, LIMITS.orderOfAddress, address);
    await takeToken(trx, LIMITS.orderOfPhone, order.phone);
  }
  const terms = await termsOfPlace(trx, order);
  // A customer who orders by phone has already been spoken to.
  const { settings, rules } = by === undefined ? await readSellingRules(trx) : {};
  // An order over the limits takes no stock; the cart is read again to explain why.
  if (settings && isOverLimits(wanted, settings.order_limits)) throw new LineRefused();
  // Before taking stock and the order number, which other orders wait for.
  const judge = rules && (await readJudge(trx, rules, order));
  const lines = await takeLines(trx, wanted);
  const goodsPaisa = lines.reduce((sum, line) => sum + line.price_paisa * line.quantity, 0);
  const now = new Date();
  const goods = { cost: toRupees(goodsPaisa), speed: speedOf(lines) };
  const delivery = quoteDelivery(terms, goods, now);
  // The refusal gives the current charge, with everything else that differs from what the shopper saw.
  if (delivery.charge !== (order.delivery_charge ?? 0)) throw new LineRefused();
  if (settings && address !== undefined) {
    await countScarcePieces(trx, lines, { address, phone: order.phone, language }, settings);
  }
  const { promised } = delivery;
  const chargePaisa = toPaisa(delivery.charge);
  const totalPaisa = goodsPaisa + chargePaisa;
  const { year } = kathmanduMonth(now);
  const written = { lines, totalPaisa, chargePaisa, promised, year, language, byEmail: by?.email };
  const placed = await repository.insertOrder(trx, order, written);
  await insertDecisions(trx, placed.id, judge?.(totalPaisa) ?? [], textFirst(toRupees(totalPaisa)));
  noteOnSpan({ 'pasal.order': placed.id });
  if (by !== undefined) {
    const { id, order_number: name } = placed;
    const after = { status: 'pending', total: toRupees(totalPaisa) };
    await recordActivity(trx, by, { log: orderLog, action: 'add', id, name, after });
  }
  return {
    // The answer is stored for retries, which another version of the shop may read.
    message: messages.orderPlaced.en,
    order: presentPlacedOrder({
      ...placed,
      status: 'pending',
      totalPaisa,
      chargePaisa,
      promised,
      lines,
      // Staff read the order in English, whatever the buyer's language (D158).
      language: by === undefined ? language : 'en',
    }),
  };
}

/** The key's holder learns what it ordered: it was another tab of the same browser (D16). */
function refuseKey(answer: unknown): DomainError {
  const { order } = (answer ?? {}) as Partial<PlaceOrderResponse>;
  if (order?.items === undefined)
    return new DomainError('IDEMPOTENCY_MISMATCH', messages.keyReused);
  const { order_number, total, items } = order;
  const message = messages.alreadyOrdered(order_number, total);
  const details: OrderedDetails = { order: { order_number, total, items } };
  return new DomainError('IDEMPOTENCY_MISMATCH', message, { details });
}

function attempt(db: Kysely<Database>, order: OrderRequest, from: OrderSource) {
  const wanted = sumByGoods(order.cartItems);
  const press = pressOfOrder(order, from);
  return db
    .transaction()
    .execute((trx) => once(trx, press, () => writeOrder(trx, order, wanted, from), refuseKey));
}

/** Why a cart is not available now; undefined if it may be a moment later. */
async function whyRefused(
  db: Kysely<Database>,
  order: OrderRequest,
  { by, language = 'en' }: OrderSource,
) {
  const wanted = sumByGoods(order.cartItems);
  const limits = by === undefined ? await readOrderLimits(db) : undefined;
  const { items, goods } = await readQuote(db, wanted, limits, language);
  const { charge } = quoteDelivery(await readTerms(db, order), goods, new Date());
  const isOther = charge !== (order.delivery_charge ?? 0);
  return refusalOf(wanted, items, { limits, charge: isOther ? charge : undefined });
}

/**
 * Places an order in one transaction.
 * @throws DomainError 400 for an invalid field, 409 with the lines that are not available as they were seen, 422 for a key that was used
 * for another order, 429 for too many orders of a phone or an address
 */
export async function placeOrder(
  db: Kysely<Database>,
  request: OrderRequest,
  from: OrderSource,
): Promise<PlaceOrderResponse> {
  const order = normaliseOrder(request, { emailOptional: from.by !== undefined });
  for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1) {
    try {
      return await attempt(db, order, from);
    } catch (error) {
      const refused = error instanceof LineRefused;
      if (!refused && !RETRYABLE.includes(codeOf(error) ?? '')) throw error;
      const refusal = refused && (await whyRefused(db, order, from));
      if (refusal) throw refusal;
    }
  }
  throw conflict(messages.tryAgain);
}
