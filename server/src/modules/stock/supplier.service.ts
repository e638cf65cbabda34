import type { Kysely } from 'kysely';
import type { Supplier, SupplierRequest, User } from '@pasal/shared/contracts';
import { FOREIGN_KEY_VIOLATION, refusing, UNIQUE_VIOLATION } from '@pasal/core/db/database-errors';
import { conflict, inUse, notFound } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import * as messages from './messages';
import { supplierLog } from './log';

type Db = Kysely<Database>;

/** Sorted by name, case-insensitive. */
export function listSuppliers(db: Db): Promise<Supplier[]> {
  return db
    .selectFrom('supplier')
    .select(['id', 'name', 'phone'])
    .orderBy('name_key')
    .orderBy('id')
    .execute();
}

/** @throws DomainError 409 for a name already in use */
export function addSupplier(db: Db, actor: User, request: SupplierRequest): Promise<Supplier> {
  const adding = db.transaction().execute(async (trx) => {
    const supplier = await trx
      .insertInto('supplier')
      .values(request)
      .returning(['id', 'name', 'phone'])
      .executeTakeFirstOrThrow();
    const { id, name } = supplier;
    await recordActivity(trx, actor, { log: supplierLog, action: 'add', id, name });
    return supplier;
  });
  return refusing(UNIQUE_VIOLATION, conflict(messages.supplierExists, 'name'), adding);
}

/** @throws DomainError 404, 409 for a name another supplier has */
export function changeSupplier(
  db: Db,
  actor: User,
  id: number,
  request: SupplierRequest,
): Promise<Supplier> {
  const changing = db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('supplier')
      .select(['name', 'phone'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) throw notFound(messages.noSuchSupplier);
    await trx.updateTable('supplier').set(request).where('id', '=', id).execute();
    const { name } = request;
    const change = { before, after: request };
    await recordActivity(trx, actor, { log: supplierLog, action: 'change', id, name, ...change });
    return { id, ...request };
  });
  return refusing(UNIQUE_VIOLATION, conflict(messages.supplierExists, 'name'), changing);
}

/** @throws DomainError 404, 409 `IN_USE` if they have purchases */
export function deleteSupplier(db: Db, actor: User, id: number): Promise<void> {
  const deleting = db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('supplier')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (gone === undefined) throw notFound(messages.noSuchSupplier);
    const { name } = gone;
    await recordActivity(trx, actor, { log: supplierLog, action: 'delete', id, name });
  });
  return refusing(FOREIGN_KEY_VIOLATION, inUse(messages.supplierInUse), deleting);
}
