import type { Kysely } from 'kysely';
import type {
  AddSubcategoryRequest,
  Subcategory,
  SubcategoryRequest,
  User,
} from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { FOREIGN_KEY_VIOLATION, refusing, UNIQUE_VIOLATION } from '@pasal/core/db/database-errors';
import { conflict, inUse, invalid, notFound } from '@pasal/core/errors/domain-error';
import { recordActivity } from '../activity/record-activity';
import { areSameThings } from '../same-things';
import { loggedNames, thingNames } from '../thing-name';
import { lockNamed } from './category-write.repository';
import * as messages from './messages';
import * as repository from './subcategory.repository';
import { subcategoryLog } from './log';

type Db = Kysely<Database>;

const log = subcategoryLog;

/** @throws DomainError 404, 409 for a name that a category or subcategory has, in any case */
export async function addSubcategory(
  db: Db,
  actor: User,
  categoryId: number,
  request: AddSubcategoryRequest,
): Promise<Subcategory> {
  const names = thingNames(request);
  const { name } = names;
  const adding = db.transaction().execute(async (trx) => {
    const category = await lockNamed(trx, 'category', categoryId);
    if (category === undefined) throw notFound(messages.noSuchCategory);
    const added = await repository.insertSubcategory(trx, categoryId, names);
    const after = { category: category.name };
    await recordActivity(trx, actor, { log, action: 'add', id: added.id, name, after });
    return added;
  });
  return refusing(UNIQUE_VIOLATION, conflict(messages.categoryExists), adding);
}

/**
 * Renames it, and moves it with its products if another category is given.
 * @throws DomainError 404, 400 for a category that does not exist, 409 for a name already in use
 */
export async function changeSubcategory(
  db: Db,
  actor: User,
  id: number,
  request: SubcategoryRequest,
): Promise<Subcategory> {
  const names = thingNames(request);
  const { name } = names;
  const changing = db.transaction().execute(async (trx) => {
    const before = await repository.lockSubcategory(trx, id);
    if (before === undefined) throw notFound(messages.noSuchSubcategory);
    const { category_id = before.category_id } = request;
    const category = await lockNamed(trx, 'category', category_id);
    const message = messages.noSuchCategory;
    if (category === undefined) throw invalid(message, { path: 'category_id', message });
    await repository.renameSubcategory(trx, id, names);
    if (category_id !== before.category_id) await repository.moveSubcategory(trx, id, category_id);
    const logged = loggedNames(before, names);
    const change = {
      before: { ...logged.before, category: before.category },
      after: { ...logged.after, category: category.name },
    };
    await recordActivity(trx, actor, { log, action: 'change', id, name, ...change });
    return { id, name };
  });
  return refusing(UNIQUE_VIOLATION, conflict(messages.categoryExists), changing);
}

/** @throws DomainError 404, 409 `IN_USE` while a product has it */
export async function removeSubcategory(db: Db, actor: User, id: number): Promise<void> {
  const removing = db.transaction().execute(async (trx) => {
    const before = await repository.lockSubcategory(trx, id);
    if (before === undefined) throw notFound(messages.noSuchSubcategory);
    await repository.deleteSubcategory(trx, id);
    await recordActivity(trx, actor, { log, action: 'delete', id, name: before.name });
  });
  await refusing(FOREIGN_KEY_VIOLATION, inUse(messages.subcategoryInUse), removing);
}

/**
 * Reorders all subcategories of a category.
 * @throws DomainError 404, 409 if the list no longer matches them
 */
export async function orderSubcategories(
  db: Db,
  actor: User,
  categoryId: number,
  ids: readonly number[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const category = await lockNamed(trx, 'category', categoryId);
    if (category === undefined) throw notFound(messages.noSuchCategory);
    const before = await repository.childrenOf(trx, categoryId);
    const known = before.map(({ id }) => id);
    if (!areSameThings(known, ids)) throw conflict(messages.changedMeanwhile);
    await repository.writeChildOrder(trx, ids);
    for (const { id, name } of before) {
      const change = {
        before: { position: known.indexOf(id) + 1 },
        after: { position: ids.indexOf(id) + 1 },
      };
      await recordActivity(trx, actor, { log, action: 'change', id, name, ...change });
    }
  });
}
