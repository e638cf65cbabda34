import { sql, type Kysely, type Transaction } from 'kysely';
import type { ReadySetRequest, ReadySetResponse, User } from '@pasal/shared/contracts';
import { CATEGORIES } from '../../db/reference/categories';
import { fillNepali } from '../../db/reference/fill-nepali';
import { addMissing, missingOf, type Missing } from '../../db/reference/ready-set/ready-set';
import type { Database } from '../../db/schema';
import { invalid } from '@pasal/core/errors/domain-error';
import { recordActivity } from '../activity/record-activity';
import { fieldsOf } from './attribute.service';
import { insertCategory, lockCategories } from './category-write.repository';
import * as messages from './messages';
import { categoryLog } from './log';

type Trx = Transaction<Database>;

/** Lists the parts of the ready set that the shop does not have. */
export async function readReadySet(db: Kysely<Database>): Promise<ReadySetResponse> {
  const missing = await missingOf(db);
  return {
    categories: missing.map(({ id, name, subcategories, attributes }) => ({
      name,
      is_new: id === null,
      subcategories,
      attributes: attributes.map((each) => each.name),
    })),
  };
}

/** @throws DomainError 400 for a name that is not in the ready set */
function assertKnown(wanted: readonly string[]): void {
  const names: readonly string[] = CATEGORIES;
  for (const [index, name] of wanted.entries()) {
    if (names.includes(name)) continue;
    const message = messages.notInReadySet(name);
    throw invalid(message, { path: `categories.${index}`, message });
  }
}

/** Locks every name of the first and second level: triggers of writers take the same lock. */
async function holdNames(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7241907)`.execute(trx);
}

/** The named categories; by default those the shop has, or the whole set for a shop without categories. */
const chosenOf = (missing: readonly Missing[], isBegun: boolean, wanted?: readonly string[]) =>
  missing.filter(({ id, name }) => (wanted ? wanted.includes(name) : id !== null || !isBegun));

async function takeIn(trx: Trx, actor: User, missing: Missing): Promise<void> {
  const { subcategories, attributes } = missing;
  const id = missing.id ?? (await insertCategory(trx, { name: missing.name })).id;
  await addMissing(trx, id, missing);
  await recordActivity(trx, actor, {
    log: categoryLog,
    action: missing.id === null ? 'add' : 'change',
    id,
    name: missing.name,
    after: { subcategories, ...fieldsOf(attributes) },
  });
}

/**
 * Adds the missing parts of the ready set, and changes nothing that exists. Idempotent.
 * @throws DomainError 400 for a category that is not in the ready set
 */
export async function takeReadySet(
  db: Kysely<Database>,
  actor: User,
  { categories: wanted }: ReadySetRequest,
) {
  assertKnown(wanted ?? []);
  return db.transaction().execute(async (trx) => {
    const known = await lockCategories(trx);
    await holdNames(trx);
    const chosen = chosenOf(await missingOf(trx), known.length > 0, wanted);
    for (const missing of chosen) await takeIn(trx, actor, missing);
    await fillNepali(trx);
    const added = {
      categories: chosen.filter(({ id }) => id === null).length,
      subcategories: chosen.flatMap(({ subcategories }) => subcategories).length,
      attributes: chosen.flatMap(({ attributes }) => attributes).length,
    };
    return { message: messages.readySetAdded(added), ...added };
  });
}
