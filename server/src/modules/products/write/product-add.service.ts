import { linkBrand } from '../../categories/category-write.repository';
import type { Kysely, Transaction } from 'kysely';
import { ProductWrite, type User } from '@pasal/shared/contracts';
import { mayApproveProduct, toPaisa } from '@pasal/shared/domain';
import { findDone, once } from '@pasal/core/http/once/once';
import type { Press } from '@pasal/core/http/once/press';
import type { Database } from '../../../db/schema';
import type { IncomingForm } from '../../../pictures/ingest-form';
import { recordProduct } from '../product-activity';
import { factsAfter } from './product-facts';
import { readProductForm } from './product-form';
import { imagesOfNew } from './product-form-images';
import { namedId, pricesOf, readRounding, subcategoryId } from './product-write-columns';
import {
  pathsOf,
  removeUnused,
  withPictures,
  type WriteDeps,
} from '../../../pictures/stored-pictures';
import * as repository from './product-write.repository';
import type { VariantPlan } from './variant-plan';
import { applyVariants, checkVariants } from './variant-write.service';

type Trx = Transaction<Database>;

/** A new product that passed the checks before writing. */
export interface NewProduct {
  write: ProductWrite;
  prices: ReturnType<typeof pricesOf>;
  variants: VariantPlan;
}

/** @throws DomainError 400 for an invalid name, price, fact or variant */
export async function planNew(db: Kysely<Database>, write: ProductWrite): Promise<NewProduct> {
  const { original_price, discount_percentage } = write;
  const prices = pricesOf(toPaisa(original_price), discount_percentage, await readRounding(db));
  const { price_paisa } = prices;
  const nothing = { variants: [], last_variant_id: 0, in_stock: write.in_stock, price_paisa };
  const before = { ...nothing, discount: discount_percentage };
  const variants = await checkVariants(db, null, write.variants ?? [], before);
  await namedId(db, 'brand', write.brand);
  const category = await namedId(db, 'category', write.category);
  await subcategoryId(db, category, write.subcategory);
  await factsAfter(db, category, write);
  return { write, prices, variants };
}

/**
 * Writes a planned product with its pictures. One created by staff waits for approval, whatever was requested (D25).
 * @returns its id
 */
export async function writeNew(
  trx: Trx,
  actor: User,
  { write, prices, variants }: NewProduct,
  images: readonly string[],
): Promise<number> {
  const { brand, category, subcategory, original_price: _price, ...others } = write;
  const { discount_percentage: _discount, variants: _told, status, in_stock, ...rest } = others;
  const { facts, facts_ne, ...fields } = rest;
  const brand_id = await namedId(trx, 'brand', brand);
  const category_id = await namedId(trx, 'category', category);
  await linkBrand(trx, category_id, brand_id);
  const product = {
    ...fields,
    ...prices,
    brand_id,
    category_id,
    subcategory_id: await subcategoryId(trx, category_id, subcategory),
    ...(await factsAfter(trx, category_id, { facts, facts_ne })),
    images: JSON.stringify(images),
    // With variants, the stock is theirs.
    in_stock: variants.rows.length === 0 ? in_stock : 0,
    ...(mayApproveProduct(actor) && status !== undefined && { status }),
  };
  const id = await repository.insertProduct(trx, product, actor.email);
  if (variants.rows.length > 0)
    await applyVariants(trx, id, variants, { reason: 'initial', by: actor.email });
  await recordProduct(trx, actor, id);
  return id;
}

/**
 * Adds a product; idempotent: a repeated request gets the first one. One created by staff waits for approval, whatever the form says (D25).
 * @returns its id
 * @throws DomainError 400 for an invalid field or picture, 413 and 415 as `PictureIngest.take`, 422 if the key was used for something else
 */
export async function addProduct(
  deps: WriteDeps,
  actor: User,
  form: IncomingForm,
  press: Press | undefined,
): Promise<number> {
  const done = await findDone<number>(deps.db, press);
  if (done !== undefined) return done.answer;
  const write = readProductForm(form.fields, ProductWrite);
  const slots = imagesOfNew(form);
  // Before processing the pictures, which is far more expensive.
  const planned = await planNew(deps.db, write);
  return withPictures(deps, slots, async (taken) => {
    let isOwn = false;
    const id = await deps.db.transaction().execute((trx) =>
      once(trx, press, () => {
        isOwn = true;
        return writeNew(trx, actor, planned, pathsOf(slots, taken));
      }),
    );
    // A duplicate request wrote it while these were processed.
    if (!isOwn) await removeUnused(deps, [...taken.values()]);
    return id;
  });
}
