import type { Kysely } from 'kysely';
import type { AddBrandRequest, Brand, RenameBrandRequest, User } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { FOREIGN_KEY_VIOLATION, refusing, UNIQUE_VIOLATION } from '@pasal/core/db/database-errors';
import { conflict, inUse, invalid, notFound } from '@pasal/core/errors/domain-error';
import { recordActivity } from '../activity/record-activity';
import { loggedNames, thingNames } from '../thing-name';
import * as repository from './category-write.repository';
import * as messages from './messages';
import { brandLog } from './log';

type Db = Kysely<Database>;

/** @throws DomainError 409 for a name already in use, 400 for a category that does not exist */
export async function addBrand(db: Db, actor: User, request: AddBrandRequest): Promise<Brand> {
  const names = thingNames(request);
  const { name } = names;
  const { category_id } = request;
  const adding = db.transaction().execute(async (trx) => {
    const brand = await repository.insertBrand(trx, names);
    let category: string | undefined;
    if (category_id !== undefined) {
      category = (await repository.lockNamed(trx, 'category', category_id))?.name;
      const message = messages.noSuchCategory;
      if (category === undefined) throw invalid(message, { path: 'category_id', message });
      await repository.linkBrand(trx, category_id, brand.id);
    }
    const after = { category };
    await recordActivity(trx, actor, { log: brandLog, action: 'add', id: brand.id, name, after });
    return brand;
  });
  return refusing(UNIQUE_VIOLATION, conflict(messages.brandExists), adding);
}

/**
 * Its products are immediately found by the new name.
 * @throws DomainError 404, 409 for a name another brand has
 */
export async function renameBrand(
  db: Db,
  actor: User,
  id: number,
  request: RenameBrandRequest,
): Promise<Brand> {
  const names = thingNames(request);
  const { name } = names;
  const renaming = db.transaction().execute(async (trx) => {
    const before = await repository.lockBrand(trx, id);
    if (before === undefined) throw notFound(messages.noSuchBrand);
    await repository.rename(trx, 'brand', id, names);
    const change = loggedNames(before, names);
    await recordActivity(trx, actor, { log: brandLog, action: 'change', id, name, ...change });
    return { id, name, logo: before.logo };
  });
  return refusing(UNIQUE_VIOLATION, conflict(messages.brandExists), renaming);
}

/** @returns the logo it had @throws DomainError 404, 409 `IN_USE` while a product has it */
export async function removeBrand(db: Db, actor: User, id: number): Promise<string | null> {
  const removing = db.transaction().execute(async (trx) => {
    const brand = await repository.lockBrand(trx, id);
    if (brand === undefined) throw notFound(messages.noSuchBrand);
    await repository.deleteNamed(trx, 'brand', id);
    await recordActivity(trx, actor, { log: brandLog, action: 'delete', id, name: brand.name });
    return brand.logo;
  });
  return refusing(FOREIGN_KEY_VIOLATION, inUse(messages.brandInUse), removing);
}
