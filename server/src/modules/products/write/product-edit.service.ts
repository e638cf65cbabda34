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

/** Refuses what may not be done to the product as it is now. */
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

/** Pieces that come or go: the difference to what the editor saw, else to what there is now. */
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
 * Those of the three that become others: writing them as they are costs the listings a recount. In
 * another category a product is in none of the old one's subcategories.
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

/** Stock and price of a product in variants are theirs; what only repeats them is let pass, as a file does. */
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
 * Computes the columns that others depend on, after the edit.
 * @throws DomainError 400 for a name or price that cannot be, 409 when the stock cannot be taken
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
    // Each of them must cost something after a new discount as well.
    for (const { original_price_paisa } of product.variants)
      pricesOf(original_price_paisa, discount, rounding);
  }
  const isOther = discount !== product.discount_percentage;
  const prices = {
    ...(isOther && { discount_percentage: discount }),
    // The variants follow: the database prices them with it.
    ...((isOther || variants !== undefined) && { price_rounding: rounding }),
  };
  return { change: 0, prices, names, facts, variants, inVariants };
}

interface Writing {
  images?: string[] | undefined;
  /** Email of who edits. */
  by: string;
}

/** Writes what the edit says of a locked product; what it does not name stays. */
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
  // First: the stock of a product that loses its variants is its own again.
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
 * Changes what the form sends and leaves the rest, even what someone else changes at the same time.
 * An edit leaves an approved product approved. The slug stays: addresses must not break.
 * @returns the paths of pictures the product no longer shows
 * @throws DomainError 404, 400 for a wrong field or picture, 403 for a status that is not the actor's
 * to give, 409 when `version` is no longer current or the stock cannot be taken
 */
export async function editProduct(
  deps: WriteDeps,
  actor: User,
  id: number,
  form: IncomingForm,
): Promise<string[]> {
  const edit = readProductForm(form.fields, ProductEdit);
  // Once before the pictures, which cost far more, and once for good.
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
