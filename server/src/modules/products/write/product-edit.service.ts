import { linkBrand } from '../../categories/category-write.repository';
import type { Kysely, Transaction } from 'kysely';
import { MAX_STOCK, ProductEdit, type User } from '@pasal/shared/contracts';
import { imagePathsOf, mayChangeProductStatus, toPaisa } from '@pasal/shared/domain';
import type { Database } from '../../../db/schema';
import { conflict, forbidden, invalid, notFound } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import type { IncomingForm } from '../../../pictures/ingest-form';
import * as messages from '../../product-record/messages';
import { productIn, recordProduct } from '../product-activity';
import { plainFieldsOf } from '../../product-record/product-fields';
import { factsAfter } from './product-facts';
import { readProductForm } from './product-form';
import { imagesOfEdit } from './product-form-images';
import { namedId, pricesOf, readRounding, subcategoryId } from './product-write-columns';
import { pathsOf, withPictures, type WriteDeps } from '../../../pictures/stored-pictures';
import * as repository from './product-write.repository';
import { applyVariants, checkVariants } from './variant-write.service';

type Trx = Transaction<Database>;

type Locked = NonNullable<Awaited<ReturnType<typeof repository.lockForEdit>>>;

/** Refuses an edit that is not allowed in the product's current state. */
export function checkEdit(actor: User, product: Locked | undefined, edit: ProductEdit): Locked {
  if (product === undefined) throw notFound(messages.noSuchProduct);
  if (edit.version !== undefined && edit.version !== product.version) {
    throw conflict(messages.productChanged, 'version');
  }
  if (edit.status !== undefined && !mayChangeProductStatus(actor, product, edit.status)) {
    throw forbidden(messages.statusIsAdmins, 'status');
  }
  return product;
}

/** The change in stock: the difference to what the editor saw, or else to the current stock. */
function stockChange({ in_stock }: Locked, edit: ProductEdit): number {
  if (edit.in_stock === undefined) return 0;
  const change = edit.in_stock - (edit.in_stock_seen ?? in_stock);
  if (in_stock + change < 0) throw conflict(messages.stockSold, 'in_stock');
  if (change > 0 && in_stock + change > MAX_STOCK) {
    throw invalid(messages.stockTooHigh, { path: 'in_stock', message: messages.stockTooHigh });
  }
  return change;
}

function changedPrices(product: Locked, edit: ProductEdit, rounding: number) {
  if (edit.original_price === undefined && edit.discount_percentage === undefined) return {};
  const original =
    edit.original_price === undefined ? product.original_price_paisa : toPaisa(edit.original_price);
  return pricesOf(original, edit.discount_percentage ?? product.discount_percentage, rounding);
}

/**
 * Which of the three names change: writing unchanged ones would recount the listings. In another category, the old one's subcategories do
 * not apply.
 */
async function changedNames(db: Kysely<Database>, product: Locked, edit: ProductEdit) {
  const names: { brand_id?: number; category_id?: number; subcategory_id?: number | null } = {};
  const brand =
    edit.brand === undefined ? product.brand_id : await namedId(db, 'brand', edit.brand);
  if (brand !== product.brand_id) names.brand_id = brand;
  const category =
    edit.category === undefined
      ? product.category_id
      : await namedId(db, 'category', edit.category);
  if (category !== product.category_id) names.category_id = category;
  const stays = edit.subcategory === undefined && category === product.category_id;
  const subcategory = stays
    ? product.subcategory_id
    : await subcategoryId(db, category, edit.subcategory);
  if (subcategory !== product.subcategory_id) names.subcategory_id = subcategory;
  return names;
}

const wrong = (path: string, message: Wording) => invalid(message, { path, message });

/** With variants, stock and price are theirs; values that only repeat them are accepted, as files contain them. */
function refuseOwnGoods(product: Locked, edit: ProductEdit): void {
  const { in_stock = product.in_stock, in_stock_seen = product.in_stock, original_price } = edit;
  if (edit.in_stock !== undefined && in_stock !== in_stock_seen) {
    throw wrong('in_stock', messages.stockOfVariants);
  }
  if (original_price !== undefined && toPaisa(original_price) !== product.original_price_paisa) {
    throw wrong('original_price', messages.priceOfVariants);
  }
}

/**
 * Computes the derived columns after the edit.
 * @throws DomainError 400 for an invalid name or price, 409 if the stock cannot be taken
 */
export async function planEdit(db: Kysely<Database>, product: Locked, edit: ProductEdit) {
  const discount = edit.discount_percentage ?? product.discount_percentage;
  const rounding = await readRounding(db);
  const names = await changedNames(db, product, edit);
  const category = names.category_id ?? product.category_id;
  const facts = await factsAfter(db, category, edit, product);
  const variants =
    edit.variants && (await checkVariants(db, product.id, edit.variants, { ...product, discount }));
  const inVariants = (variants?.rows ?? product.variants).length > 0;
  if (!inVariants) {
    const change = stockChange(product, edit);
    return {
      change,
      prices: changedPrices(product, edit, rounding),
      names,
      facts,
      variants,
      inVariants,
    };
  }
  if (variants === undefined) {
    refuseOwnGoods(product, edit);
    // Each variant's price must also stay above zero after a new discount.
    for (const { original_price_paisa } of product.variants)
      pricesOf(original_price_paisa, discount, rounding);
  }
  const isOther = discount !== product.discount_percentage;
  const prices = {
    ...(isOther && { discount_percentage: discount }),
    // The database reprices the variants with it.
    ...((isOther || variants !== undefined) && { price_rounding: rounding }),
  };
  return { change: 0, prices, names, facts, variants, inVariants };
}

interface Writing {
  images?: string[] | undefined;
  /** Email of the editor. */
  by: string;
}

/** Writes an edit of a locked product; fields it does not name are unchanged. */
export async function writeEdit(
  trx: Trx,
  product: Locked,
  edit: ProductEdit,
  { images, by }: Writing,
) {
  const plan = await planEdit(trx, product, edit);
  const { change, prices, names, facts, variants, inVariants } = plan;
  if (names.brand_id !== undefined || names.category_id !== undefined) {
    const { brand_id, category_id } = { ...product, ...names };
    await linkBrand(trx, category_id, brand_id);
  }
  // First: a product that loses its variants has stock of its own again.
  if (variants) await applyVariants(trx, product.id, variants, { reason: 'edit', by });
  const stock = product.in_stock + change;
  await repository.updateProduct(trx, product.id, {
    ...plainFieldsOf(edit),
    ...prices,
    ...names,
    ...facts,
    ...(images && { images: JSON.stringify(images) }),
    ...(change !== 0 && { in_stock: stock }),
  });
  const own = product.variants.length > 0 ? 0 : product.in_stock;
  const quantity = (inVariants ? 0 : stock) - own;
  await repository.writeMovement(trx, { productId: product.id, quantity, reason: 'edit', by });
}

/**
 * Changes what the form sends and preserves the rest, even concurrent changes of others. An edit leaves an approved product approved. The
 * slug stays, because URLs must not break.
 * @returns the paths of pictures the product no longer shows
 * @throws DomainError 404, 400 for an invalid field or picture, 403 for a status the actor may not set, 409 when `version` is no longer
 * current or the stock cannot be taken
 */
export async function editProduct(
  deps: WriteDeps,
  actor: User,
  id: number,
  form: IncomingForm,
): Promise<string[]> {
  const edit = readProductForm(form.fields, ProductEdit);
  // Checked before processing the pictures, which is far more expensive, and again under the lock.
  const before = checkEdit(actor, await repository.lockForEdit(deps.db, id), edit);
  await planEdit(deps.db, before, edit);
  const slots = imagesOfEdit(form, imagePathsOf(before.images)) ?? [];
  return withPictures(deps, slots, (taken) =>
    deps.db.transaction().execute(async (trx) => {
      const product = checkEdit(actor, await repository.lockForEdit(trx, id), edit);
      const current = imagePathsOf(product.images);
      const images = imagesOfEdit(form, current);
      const paths = images ? pathsOf(images, taken) : current;
      const seen = await productIn(trx, id);
      await writeEdit(trx, product, edit, {
        images: images ? paths : undefined,
        by: actor.email,
      });
      await recordProduct(trx, actor, id, seen);
      return current.filter((path) => !paths.includes(path));
    }),
  );
}
