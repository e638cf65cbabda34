import type { Kysely, Transaction } from 'kysely';
import {
  MAX_SEARCH_KINDS,
  type AddSearchKindRequest,
  type SearchKind,
  type SearchKindRequest,
  type User,
} from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { conflict, invalid, notFound } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import { recordActivity } from '../activity/record-activity';
import { currentCatalogue } from '../catalogue/current-catalogue';
import { thingName } from '../thing-name';
import * as messages from './messages';
import { refuseTwice, refuseUseless } from './phrase-rules';
import * as writes from './search-kind.repository';
import {
  holdCategory,
  lockSearchWords,
  readKinds,
  sayWordsChanged,
  type StoredKind,
} from './search-words.repository';
import { searchKindLog } from './log';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const log = searchKindLog;
const refuse = (path: string, message: Wording) => invalid(message, { path, message });

/** A kind with its current products. */
async function withProducts(db: Db, stored: StoredKind): Promise<SearchKind> {
  const catalogue = await currentCatalogue(db);
  return { ...stored, products: catalogue.productsOfKind(stored.id) };
}

/** A kind and its ancestors, from the bottom up. */
function chainOf(kinds: readonly StoredKind[], id: number | null): StoredKind[] {
  const found = kinds.find((each) => each.id === id);
  if (found === undefined) return [];
  return [
    found,
    ...chainOf(
      kinds.filter((each) => each !== found),
      found.parent_id,
    ),
  ];
}

/** Refuses what conflicts with the other kinds; `id` is its own if it exists already. */
function checkPlace(kinds: readonly StoredKind[], request: AddSearchKindRequest, id?: number) {
  const { name, parent_id, category_id } = request;
  const others = kinds.filter((each) => each.id !== id);
  if (others.some((each) => each.name.toLowerCase() === name.toLowerCase())) {
    throw conflict(messages.kindExists);
  }
  const above = chainOf(kinds, parent_id);
  if (parent_id !== null && above.length === 0) throw refuse('parent_id', messages.noSuchKind);
  if (above.some((each) => each.id === id)) throw refuse('parent_id', messages.ownParent);
  const usual = others.find((each) => category_id !== null && each.category_id === category_id);
  if (usual) throw refuse('category_id', messages.categoryTaken(usual.name));
}

/** The fields the log compares; only the phrases that differ, because there may be many. */
function fieldsOf(
  request: AddSearchKindRequest,
  kinds: readonly StoredKind[],
  category: string | undefined,
  other: readonly string[] = [],
) {
  return {
    name: request.name,
    parent: kinds.find(({ id }) => id === request.parent_id)?.name,
    category,
    phrases: request.phrases.filter((phrase) => !other.includes(phrase)),
  };
}

/** Locks everything the change is checked against; the category first, as its deletion does. */
async function hold(trx: Trx, categoryIds: readonly (number | null)[]) {
  const names = new Map<number, string>();
  for (const id of categoryIds) {
    const name = id === null ? undefined : await holdCategory(trx, id);
    if (id !== null && name === undefined) throw refuse('category_id', messages.noSuchCategory);
    if (id !== null && name !== undefined) names.set(id, name);
  }
  await lockSearchWords(trx);
  return { kinds: await readKinds(trx), nameOf: (id: number | null) => names.get(id ?? 0) };
}

/**
 * Adds a kind, by which products are found at once.
 * @throws DomainError 400 with the field, 409 for a name already in use, in any case
 */
export async function addKind(
  db: Db,
  actor: User,
  given: AddSearchKindRequest,
): Promise<SearchKind> {
  const request = { ...given, name: thingName(given.name) };
  refuseTwice(request.phrases, 'phrases');
  refuseUseless(request.phrases, 'phrases');
  const added = await db.transaction().execute(async (trx) => {
    const { kinds, nameOf } = await hold(trx, [request.category_id]);
    if (kinds.length >= MAX_SEARCH_KINDS) throw conflict(messages.tooManyKinds);
    checkPlace(kinds, request);
    const id = await writes.insertKind(trx, request);
    await writes.writePhrases(trx, id, [], request.phrases);
    const after = fieldsOf(request, kinds, nameOf(request.category_id));
    await recordActivity(trx, actor, { log, action: 'add', id, name: request.name, after });
    await sayWordsChanged(trx);
    return { ...request, id, version: 1 };
  });
  return withProducts(db, added);
}

/**
 * Writes a kind and its phrases.
 * @throws DomainError 404, 400 with the field, 409 for a name already in use and if `version` is no longer current
 */
export async function changeKind(
  db: Db,
  actor: User,
  id: number,
  { version, ...given }: SearchKindRequest,
): Promise<SearchKind> {
  const request = { ...given, name: thingName(given.name) };
  refuseTwice(request.phrases, 'phrases');
  const changed = await db.transaction().execute(async (trx) => {
    const { kinds, nameOf } = await hold(trx, [request.category_id]);
    const before = kinds.find((each) => each.id === id);
    if (before === undefined) throw notFound(messages.noSuchKind);
    if (before.version !== version) throw conflict(messages.changedMeanwhile);
    checkPlace(kinds, request, id);
    const fresh = request.phrases.filter((phrase) => !before.phrases.includes(phrase));
    // Old phrases may stay unchanged.
    refuseUseless(fresh, 'phrases');
    const category =
      before.category_id === null ? undefined : await holdCategory(trx, before.category_id);
    await writes.updateKind(trx, id, request);
    await writes.writePhrases(trx, id, before.phrases, request.phrases);
    const { name } = request;
    await recordActivity(trx, actor, {
      log,
      action: 'change',
      id,
      name,
      before: fieldsOf(before, kinds, category, request.phrases),
      after: fieldsOf(request, kinds, nameOf(request.category_id), before.phrases),
    });
    await sayWordsChanged(trx);
    return { ...before, ...request, version: version + 1 };
  });
  return withProducts(db, changed);
}

/**
 * Deletes a kind and its phrases; the kinds below it move to its parent.
 * @throws DomainError 404
 */
export async function removeKind(db: Db, actor: User, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { kinds } = await hold(trx, []);
    const before = kinds.find((each) => each.id === id);
    if (before === undefined) throw notFound(messages.noSuchKind);
    await writes.deleteKind(trx, id, before.parent_id);
    await recordActivity(trx, actor, { log, action: 'delete', id, name: before.name });
    await sayWordsChanged(trx);
  });
}
