import type { Kysely } from 'kysely';
import type { OrderEditQuoteRequest, PromisedDays, QuotedLine } from '@pasal/shared/contracts';
import { toPaisa, toRupees } from '@pasal/shared/domain';
import type { Database } from '../../../db/schema';
import { quoteDelivery, readTerms } from '../../delivery/delivery.service';
import { speedOf } from '../../delivery/fast-delivery';
import { quoteLines, sumByGoods, type WantedLine } from '../place/order-lines';
import { termsOfPlace } from '../place/place-order.service';
import {
  listLines,
  readProducts,
  type EditedLine,
  type StoredLine,
  type StoredOrder,
} from './edit-order.repository';

type Product = Awaited<ReturnType<typeof readProducts>>[number];

/** A line after the edit, the line it was before, and its current offer. */
export interface PlannedLine {
  wanted: WantedLine;
  before: StoredLine | undefined;
  after: EditedLine | undefined;
  quoted: QuotedLine;
}

const isSame = (line: StoredLine, { id, variantId }: WantedLine) =>
  line.product_id === id && (line.variant_id ?? undefined) === variantId;

/** The current goods of a line; undefined if they are no longer sold. */
function goodsOf(product: Product | undefined, { variantId }: WantedLine) {
  if (product === undefined) return undefined;
  if (variantId === undefined) return product.variants.length === 0 ? product : undefined;
  return product.variants.find(({ id }) => id === variantId);
}

/** An existing line keeps its price; only additional pieces are taken from stock. */
function quoteKept(line: StoredLine, wanted: WantedLine, product: Product | undefined): QuotedLine {
  const goods = goodsOf(product, wanted);
  const in_stock = line.quantity + (goods?.in_stock ?? 0);
  const isOther = wanted.seenPaisa.some((seen) => seen !== line.price_paisa);
  const short = goods === undefined ? ('NOT_AVAILABLE' as const) : ('OUT_OF_STOCK' as const);
  const problem = wanted.quantity > in_stock ? short : isOther && ('PRICE_CHANGED' as const);
  return {
    id: line.product_id,
    ...(line.variant_id !== null && { variant_id: line.variant_id }),
    title: line.product_name,
    ...(line.variant_name !== null && { variant_name: line.variant_name }),
    price: toRupees(line.price_paisa),
    quantity: wanted.quantity,
    in_stock,
    ...(problem !== false && { problem }),
  };
}

/** A new line, with current names and prices. */
function newLine(wanted: WantedLine, quoted: QuotedLine, product: Product | undefined) {
  if (product === undefined || quoted.problem === 'NOT_AVAILABLE') return undefined;
  const variant = product.variants.find(({ id }) => id === wanted.variantId);
  return {
    product_id: product.id,
    product_name: product.title,
    product_name_ne: product.title_ne,
    variant_id: variant?.id ?? null,
    variant_name: variant?.name ?? null,
    variant_name_ne: variant?.name_ne ?? null,
    variant_code: variant?.code ?? null,
    price_paisa: toPaisa(quoted.price),
    cost_paisa: null,
    is_new: true,
  };
}

function planLine(
  wanted: WantedLine,
  lines: readonly StoredLine[],
  products: readonly Product[],
): Omit<PlannedLine, 'after'> & { values: Omit<EditedLine, 'line' | 'quantity'> | undefined } {
  const product = products.find(({ id }) => id === wanted.id);
  const before = lines.find((line) => isSame(line, wanted));
  if (before !== undefined) {
    const quoted = quoteKept(before, wanted, product);
    return { wanted, before, quoted, values: { ...before, is_new: false } };
  }
  const offers = products.filter(({ status }) => status === 'approve');
  const [quoted] = quoteLines([wanted], offers, undefined, 'en');
  if (quoted === undefined) throw new Error('a line was not quoted');
  return { wanted, before, quoted, values: newLine(wanted, quoted, product) };
}

/** The result of an edit, as far as it is available. */
export interface EditPlan {
  lines: readonly PlannedLine[];
  /** Lines to remove. */
  gone: readonly StoredLine[];
  totalPaisa: number;
  chargePaisa: number;
  promised: PromisedDays | null;
  /** Its city, if it changed. */
  city: string;
}

/**
 * Prices an edited order (D214): existing lines at their own prices, new ones at current prices. The delivery charge stays unless goods,
 * place or delivery method change; the promised days stay unless place or delivery method do.
 * @param isLocked in a transaction: locks products and city until its end
 * @throws DomainError 400 for a city of another district, or one the shop does not deliver to
 */
export async function planEdit(
  db: Kysely<Database>,
  order: StoredOrder,
  request: OrderEditQuoteRequest,
  isLocked: boolean,
): Promise<EditPlan> {
  const stored = await listLines(db, order.id);
  const wanted = sumByGoods(request.cartItems);
  const ids = [
    ...new Set([...wanted.map(({ id }) => id), ...stored.map((line) => line.product_id)]),
  ];
  const products = await readProducts(db, ids, isLocked);
  const lines = wanted.map((each, index): PlannedLine => {
    const { values, ...planned } = planLine(each, stored, products);
    const after = values && { ...values, line: index + 1, quantity: each.quantity };
    return { ...planned, after };
  });
  const gone = stored.filter((line) => !wanted.some((each) => isSame(line, each)));
  const goodsPaisa = lines.reduce(
    (sum, { quoted, wanted: { quantity } }) => sum + toPaisa(quoted.price) * quantity,
    0,
  );
  const { district_id, city_id, delivery_type } = request;
  const isMoved =
    city_id !== order.city_id ||
    district_id !== order.district_id ||
    delivery_type !== order.delivery_type;
  const isOther =
    gone.length > 0 ||
    lines.some(({ before, wanted: { quantity } }) => before?.quantity !== quantity);
  const kept = {
    chargePaisa: order.delivery_charge_paisa,
    promised: order.promised,
    city: order.city,
  };
  const priced = (delivery: typeof kept): EditPlan => ({
    ...delivery,
    lines,
    gone,
    totalPaisa: goodsPaisa + delivery.chargePaisa,
  });
  if (!isMoved && !isOther) return priced(kept);
  const terms = isMoved ? await termsOfPlace(db, request, isLocked) : await readTerms(db, request);
  const speed = speedOf(products.filter(({ id }) => wanted.some((each) => each.id === id)));
  const quoted = quoteDelivery(terms, { cost: toRupees(goodsPaisa), speed }, new Date());
  const chargePaisa = toPaisa(quoted.charge);
  if (!isMoved) return priced({ ...kept, chargePaisa });
  return priced({ chargePaisa, promised: quoted.promised, city: terms.city });
}
