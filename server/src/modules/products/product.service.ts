import type { Kysely } from 'kysely';
import type { User } from '@pasal/shared/contracts';
import { hasPermission, imagePathsOf, mayDeleteProduct } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import type { PublicReader } from '@pasal/core/http/cache/public-reader';
import { forbidden, notFound } from '@pasal/core/errors/domain-error';
import { currentCatalogue } from '../catalogue/current-catalogue';
import * as messages from '../product-record/messages';
import { productIn, recordProduct } from './product-activity';
import * as products from './product.repository';

export async function readProduct(db: Kysely<Database>, id: number) {
  const product = await products.findProduct(db, id);
  if (product === undefined) throw notFound(messages.noSuchProduct);
  return product;
}

/**
 * A product by its slug. Only staff see one that is not approved; for anyone else it does not exist (D7). The session is therefore read
 * only if needed.
 */
export async function readProductBySlug(
  db: Kysely<Database>,
  slug: string,
  reader: Pick<PublicReader, 'currentStaff' | 'versions'>,
) {
  const shown = await (await currentCatalogue(db, reader.versions)).product(slug);
  if (shown !== undefined) return shown;
  const reading = await reader.currentStaff();
  const isStaff = reading !== null && hasPermission(reading, 'staff');
  const product = isStaff ? await products.findProductBySlug(db, slug) : undefined;
  if (product === undefined) throw notFound(messages.noSuchProduct);
  return product;
}

/**
 * @returns the paths of its pictures
 * @throws DomainError 403 when staff delete an approved product (R6.3)
 */
export function removeProduct(db: Kysely<Database>, actor: User, id: number): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const product = await products.lockProduct(trx, id);
    if (product === undefined) throw notFound(messages.noSuchProduct);
    if (!mayDeleteProduct(actor, product)) throw forbidden(messages.deleteApproved);
    const seen = await productIn(trx, id);
    await products.deleteProduct(trx, id);
    await recordProduct(trx, actor, id, seen);
    return imagePathsOf(product.images);
  });
}
