import type { Kysely } from 'kysely';
import {
  MAX_PRICE,
  type BulkPriceRequest,
  type BulkPriceResult,
  type ProductEdit,
  type User,
} from '@pasal/shared/contracts';
import { sellingPricePaisa, toPaisa, toRupees } from '@pasal/shared/domain';
import type { Database } from '../../../db/schema';
import { DomainError, invalid } from '@pasal/core/errors/domain-error';
import type { Localisable, Wording } from '@pasal/core/errors/wording';
import * as messages from '../../product-record/messages';
import { productIn, recordProduct } from '../product-activity';
import { checkEdit, writeEdit } from './product-edit.service';
import { readRounding } from './product-write-columns';
import * as repository from './product-write.repository';

type Change = Pick<BulkPriceRequest, 'by' | 'amount'>;
type Editable = NonNullable<Awaited<ReturnType<typeof repository.lockForEdit>>>;

/** Rolls back the transaction of a dry run. */
class OnlyLooked extends Error {}

/**
 * The changed original price in rupees, rounded like the selling prices it is shown with.
 * @throws DomainError 400 for an impossible price
 */
function changedPrice(paisa: number, { by, amount }: Change, rounding: number): number {
  const after = by === 'percent' ? paisa + (paisa * amount) / 100 : paisa + toPaisa(amount);
  const rupees = toRupees(sellingPricePaisa(Math.round(after), 0, rounding));
  const message = rupees <= 0 ? messages.priceOfNothing : messages.priceTooHigh;
  if (rupees > 0 && rupees <= MAX_PRICE) return rupees;
  throw invalid(message, { path: 'amount', message });
}

/** The edit that changes the product's original price, or those of all its variants. */
function editOf(product: Editable, change: Change, rounding: number): ProductEdit {
  if (product.variants.length === 0) {
    return { original_price: changedPrice(product.original_price_paisa, change, rounding) };
  }
  return {
    variants: product.variants.map(({ id, original_price_paisa }) => ({
      id,
      original_price: changedPrice(original_price_paisa, change, rounding),
    })),
  };
}

type Prices = NonNullable<BulkPriceResult['to']>;

const pricesOf = ({ price, original_price }: Prices) => ({ price, original_price });
/** The result for a product that is left unchanged. */
const stays = (id: number, problem: Wording) => ({ id, from: null, to: null, problem });

/**
 * Changes the prices of one product like an edit, and reads the result. A dry run is rolled back, so it reports the prices the database
 * computes, including the variants'.
 */
async function changeOne(
  db: Kysely<Database>,
  actor: User,
  { id, version }: BulkPriceRequest['products'][number],
  request: BulkPriceRequest,
): Promise<{ from: Prices; to: Prices }> {
  let prices: { from: Prices; to: Prices } | undefined;
  const work = db.transaction().execute(async (trx) => {
    const product = checkEdit(actor, await repository.lockForEdit(trx, id), { version });
    const before = await productIn(trx, id);
    const edit = editOf(product, request, await readRounding(trx));
    await writeEdit(trx, product, edit, { by: actor.email });
    const after = await productIn(trx, id);
    if (!before || !after) return;
    prices = { from: pricesOf(before), to: pricesOf(after) };
    if (request.dry_run) throw new OnlyLooked();
    await recordProduct(trx, actor, id, before);
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof OnlyLooked)) throw error;
  });
  if (prices === undefined) throw new DomainError('NOT_FOUND', messages.noSuchProduct);
  return prices;
}

/**
 * Raises or lowers original prices by one amount; the selling prices follow by the discounts (R4.11). Each product is changed
 * independently, as in a bulk status change: one that is gone, was changed in the meantime or would cost nothing is left unchanged and
 * reported with the reason.
 */
export async function changePrices(
  db: Kysely<Database>,
  actor: User,
  request: BulkPriceRequest,
): Promise<Localisable<BulkPriceResult>[]> {
  const results: Localisable<BulkPriceResult>[] = [];
  for (const [at, product] of request.products.entries()) {
    try {
      const prices = await changeOne(db, actor, product, request);
      results.push({ id: product.id, ...prices, problem: null });
    } catch (error) {
      if (error instanceof DomainError) {
        results.push(stays(product.id, error.wording));
        continue;
      }
      if (at === 0) throw error;
      const left = request.products.slice(at + 1);
      results.push(stays(product.id, messages.brokenOffHere));
      return [...results, ...left.map(({ id }) => stays(id, messages.notComeTo))];
    }
  }
  return results;
}
