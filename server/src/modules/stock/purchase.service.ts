import type { Kysely, Transaction } from 'kysely';
import type { PurchaseRequest, ReverseRequest, User } from '@pasal/shared/contracts';
import { kathmanduDate, startOfKathmanduDate, toPaisa, toRupees } from '@pasal/shared/domain';
import { refusing, UNIQUE_VIOLATION } from '@pasal/core/db/database-errors';
import { conflict, invalid, notFound } from '@pasal/core/errors/domain-error';
import { once } from '@pasal/core/http/once/once';
import type { Press } from '@pasal/core/http/once/press';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { assertStock, findGoods, lockProducts, type LockedProduct } from './goods';
import * as messages from './messages';
import { moveStock } from './move-stock';
import * as repository from './purchase.repository';
import { purchaseLog } from './log';

type Trx = Transaction<Database>;
type Locked = NonNullable<Awaited<ReturnType<typeof repository.lockPurchase>>>;
type Lines = Awaited<ReturnType<typeof repository.linesOfPurchase>>;

/** A line with its goods and their stock before. */
interface Moving {
  product_id: number;
  product_name: string;
  variant_id: number | null;
  variant_name: string | null;
  quantity: number;
  cost_paisa: number;
}

/** The products of a purchase, with stock changes while it is written. */
class Stock {
  readonly #products: Map<number, LockedProduct>;

  constructor(products: readonly LockedProduct[]) {
    this.#products = new Map(products.map((product) => [product.id, product]));
  }

  of(id: number) {
    return this.#products.get(id);
  }

  /** The stock of goods; undefined if they were deleted. */
  find(productId: number, variantId: number | null) {
    return findGoods(this.#products.get(productId), variantId);
  }

  /** Makes a change visible to the next line of the same goods. */
  move(productId: number, variantId: number | null, quantity: number): void {
    const product = this.#products.get(productId);
    if (product === undefined) return;
    product.in_stock += quantity;
    const variant = product.variants.find(({ id }) => id === variantId);
    if (variant) variant.in_stock += quantity;
  }
}

const wrong = (path: string, message: ReturnType<typeof messages.tooFew>) =>
  invalid(message, { path, message });

function assertDay(day: string): void {
  const isDay = startOfKathmanduDate(day) !== null;
  if (!isDay || day > kathmanduDate(new Date())) {
    throw wrong('day', isDay ? messages.dayToCome : messages.noSuchDay);
  }
}

/** Finds the goods of each line of a bill. @throws DomainError 400 */
function movingOf(lines: PurchaseRequest['lines'], stock: Stock): Moving[] {
  return lines.map(({ product_id, variant_id = null, quantity, cost }, index) => {
    const product = stock.of(product_id);
    const path = `lines/${index}/product_id`;
    if (product === undefined) throw wrong(path, messages.noSuchGoods);
    const goods = stock.find(product_id, variant_id);
    if (goods === undefined) throw wrong(path, messages.nameVariant(product.title));
    assertStock(`lines/${index}/quantity`, goods, goods.in_stock + quantity);
    const variant = product.variants.find(({ id }) => id === variant_id);
    return {
      product_id,
      product_name: product.title,
      variant_id,
      variant_name: variant?.name ?? null,
      quantity,
      cost_paisa: toPaisa(cost),
    };
  });
}

/** Writes the lines of a purchase and moves their stock. Deleted goods have no stock to move. */
async function moveLines(
  trx: Trx,
  lines: readonly Moving[],
  stock: Stock,
  { id, by, remarks }: { id: number; by: string; remarks: string | null },
): Promise<void> {
  const written = [];
  for (const [index, line] of lines.entries()) {
    const { product_id: productId, variant_id: variantId, quantity } = line;
    const goods = stock.find(productId, variantId);
    const reason = quantity < 0 ? 'purchase_reversed' : 'purchase';
    const change = { productId, variantId, quantity, reason, purchaseId: id, by, remarks } as const;
    const movement = goods && (await moveStock(trx, change));
    if (goods && movement === undefined) {
      throw conflict(messages.soldSince(goods.name, goods.in_stock, -quantity));
    }
    const before = { stock_before: goods?.in_stock ?? 0, movement_id: movement ?? 0 };
    written.push({ ...line, ...before, purchase_id: id, line: index + 1 });
    stock.move(productId, variantId, quantity);
  }
  await repository.insertLines(trx, written);
}

/** @throws DomainError 404, 409 if it was reversed, or is itself a reversal */
async function lockStanding(trx: Trx, id: number): Promise<Locked> {
  const purchase = await repository.lockPurchase(trx, id);
  if (purchase === undefined) throw notFound(messages.noSuchPurchase);
  if (purchase.is_reversed) throw conflict(messages.reversedAlready);
  if (purchase.reverses !== null) throw conflict(messages.isReversal);
  return purchase;
}

interface Reversed {
  actor: User;
  remarks: string;
  stock: Stock;
}

/** Writes the reversal of a purchase. */
async function writeReversal(
  trx: Trx,
  { id: reverses, supplier_id, bill_number }: Locked,
  lines: Lines,
  { actor, remarks, stock }: Reversed,
): Promise<number> {
  const { email: by } = actor;
  const day = kathmanduDate(new Date());
  const id = await repository.insertPurchase(trx, {
    supplier_id,
    bill_number,
    day,
    by_email: by,
    remarks,
    reverses,
  });
  const taken = lines.map((line) => ({ ...line, quantity: -line.quantity }));
  await moveLines(trx, taken, stock, { id, by, remarks });
  await recordActivity(trx, actor, {
    log: purchaseLog,
    action: 'delete',
    id: reverses,
    name: bill_number,
  });
  return id;
}

const idsOf = (...lists: readonly { product_id: number }[][]) =>
  [...new Set(lists.flat().map(({ product_id }) => product_id))].toSorted((a, b) => a - b);

/**
 * Enters a bill: stock and average cost are updated in one transaction. With `replaces`, the mistaken purchase is reversed in the same
 * transaction, so that its pieces may already be sold.
 * @returns its id
 * @throws DomainError 400 for an invalid line or day, 404, 409 for a bill that is already entered
 */
export function addPurchase(
  db: Kysely<Database>,
  actor: User,
  { supplier_id, bill_number, day, remarks, lines, replaces }: PurchaseRequest,
  press?: Press,
): Promise<number> {
  assertDay(day);
  const work = async (trx: Trx) => {
    const old = replaces === undefined ? undefined : await lockStanding(trx, replaces);
    const oldLines = old ? await repository.linesOfPurchase(trx, old.id) : [];
    const stock = new Stock(await lockProducts(trx, idsOf(lines, oldLines)));
    const moving = movingOf(lines, stock);
    if (old) await repository.markReversed(trx, old.id);
    const by = actor.email;
    const said = remarks || null;
    const id = await repository.insertPurchase(trx, {
      supplier_id,
      bill_number,
      day,
      by_email: by,
      remarks: said,
      reverses: null,
    });
    await moveLines(trx, moving, stock, { id, by, remarks: said });
    const reversed = { actor, remarks: messages.replacedBy(id).en, stock };
    if (old) await writeReversal(trx, old, oldLines, reversed);
    await repository.writeAverages(trx, idsOf(lines, oldLines));
    const paisa = moving.reduce((sum, line) => sum + line.quantity * line.cost_paisa, 0);
    const after = { total: toRupees(paisa) };
    await recordActivity(trx, actor, {
      log: purchaseLog,
      action: 'add',
      id,
      name: bill_number,
      after,
    });
    return id;
  };
  const adding = db.transaction().execute((trx) => once(trx, press, () => work(trx)));
  return refusing(UNIQUE_VIOLATION, conflict(messages.billEntered, 'bill_number'), adding);
}

/**
 * Reverses a purchase by a new one.
 * @returns the id of the reversal
 * @throws DomainError 404, 409 if it was reversed before, or pieces of it have been sold
 */
export function reversePurchase(
  db: Kysely<Database>,
  actor: User,
  id: number,
  { remarks }: ReverseRequest,
  press?: Press,
): Promise<number> {
  const work = async (trx: Trx) => {
    const purchase = await lockStanding(trx, id);
    const lines = await repository.linesOfPurchase(trx, id);
    const stock = new Stock(await lockProducts(trx, idsOf(lines)));
    await repository.markReversed(trx, id);
    const reversal = await writeReversal(trx, purchase, lines, { actor, remarks, stock });
    await repository.writeAverages(trx, idsOf(lines));
    return reversal;
  };
  return db.transaction().execute((trx) => once(trx, press, () => work(trx)));
}
