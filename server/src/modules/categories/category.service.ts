import type { Kysely } from 'kysely';
import type {
  Category,
  CategoryBrandsRequest,
  CategoryRequest,
  User,
} from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { FOREIGN_KEY_VIOLATION, refusing, UNIQUE_VIOLATION } from '@pasal/core/db/database-errors';
import { conflict, inUse, invalid, notFound } from '@pasal/core/errors/domain-error';
import { recordActivity } from '../activity/record-activity';
import { areSameThings, isSameOrder } from '../same-things';
import { loggedNames, thingNames } from '../thing-name';
import * as repository from './category-write.repository';
import { childrenOf } from './subcategory.repository';
import * as messages from './messages';
import { categoryLog } from './log';

type Db = Kysely<Database>;

/** @throws DomainError 409 for a name already in use, in any case */
export async function addCategory(
  db: Db,
  actor: User,
  request: CategoryRequest,
): Promise<Category> {
  const names = thingNames(request);
  const { name } = names;
  const adding = db.transaction().execute(async (trx) => {
    const category = await repository.insertCategory(trx, names);
    await recordActivity(trx, actor, { log: categoryLog, action: 'add', id: category.id, name });
    return { ...category, brands: [], children: [] };
  });
  return refusing(UNIQUE_VIOLATION, conflict(messages.categoryExists), adding);
}

/**
 * Its products are immediately found by the new name.
 * @throws DomainError 404, 409 for a name another category has
 */
export async function renameCategory(
  db: Db,
  actor: User,
  id: number,
  request: CategoryRequest,
): Promise<Category> {
  const names = thingNames(request);
  const { name } = names;
  const renaming = db.transaction().execute(async (trx) => {
    const before = await repository.lockNamed(trx, 'category', id);
    if (before === undefined) throw notFound(messages.noSuchCategory);
    await repository.rename(trx, 'category', id, names);
    const change = loggedNames(before, names);
    await recordActivity(trx, actor, { log: categoryLog, action: 'change', id, name, ...change });
    const brands = await repository.brandsOf(trx, id);
    return { id, name, brands, children: await childrenOf(trx, id) };
  });
  return refusing(UNIQUE_VIOLATION, conflict(messages.categoryExists), renaming);
}

/** @throws DomainError 404, 409 `IN_USE` while a product or a subcategory has it */
export async function removeCategory(db: Db, actor: User, id: number): Promise<void> {
  const removing = db.transaction().execute(async (trx) => {
    const category = await repository.lockNamed(trx, 'category', id);
    if (category === undefined) throw notFound(messages.noSuchCategory);
    if ((await childrenOf(trx, id)).length > 0) throw inUse(messages.categoryHasChildren);
    await repository.deleteNamed(trx, 'category', id);
    const { name } = category;
    await recordActivity(trx, actor, { log: categoryLog, action: 'delete', id, name });
  });
  await refusing(FOREIGN_KEY_VIOLATION, inUse(messages.categoryInUse), removing);
}

/**
 * Reorders all categories.
 * @throws DomainError 409 if the list no longer matches them
 */
export async function orderCategories(db: Db, actor: User, ids: readonly number[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await repository.lockCategories(trx);
    const known = before.map(({ id }) => id);
    if (!areSameThings(known, ids)) throw conflict(messages.changedMeanwhile);
    await repository.writeOrder(trx, ids);
    for (const { id, name } of before) {
      const change = {
        before: { position: known.indexOf(id) + 1 },
        after: { position: ids.indexOf(id) + 1 },
      };
      await recordActivity(trx, actor, { log: categoryLog, action: 'change', id, name, ...change });
    }
  });
}

/**
 * Replaces the brands listed below the category, in this order.
 * @throws DomainError 404, 400 for an unknown or duplicate brand, 409 when `seen` is no longer what is listed
 */
export async function changeBrands(
  db: Db,
  actor: User,
  id: number,
  { brand_ids, seen }: CategoryBrandsRequest,
): Promise<void> {
  const message = messages.noSuchBrand;
  const refusal = invalid(message, { path: 'brand_ids', message });
  if (new Set(brand_ids).size < brand_ids.length) throw refusal;
  const changing = db.transaction().execute(async (trx) => {
    const category = await repository.lockNamed(trx, 'category', id);
    if (category === undefined) throw notFound(messages.noSuchCategory);
    const before = await repository.brandsOf(trx, id);
    const now = before.map((brand) => brand.id);
    if (!isSameOrder(now, seen)) throw conflict(messages.changedMeanwhile);
    await repository.writeBrands(trx, id, brand_ids);
    const after = await repository.brandsOf(trx, id);
    await recordActivity(trx, actor, {
      log: categoryLog,
      action: 'change',
      id,
      name: category.name,
      before: { brands: before.map(({ name }) => name) },
      after: { brands: after.map(({ name }) => name) },
    });
  });
  await refusing(FOREIGN_KEY_VIOLATION, refusal, changing);
}
