import { sql, type Kysely } from 'kysely';
import {
  MAX_SEARCH_WORDS,
  type AddSearchWordRequest,
  type SearchWord,
  type SearchWordRequest,
  type User,
} from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { conflict, notFound } from '@pasal/core/errors/domain-error';
import { recordActivity } from '../activity/record-activity';
import * as messages from './messages';
import { isSamePhrase, refuseUseless } from './phrase-rules';
import { lockSearchWords, readWords, sayWordsChanged } from './search-words.repository';
import { searchWordLog } from './log';

type Db = Kysely<Database>;

const log = searchWordLog;

function refuseSenseless({ phrase, finds }: AddSearchWordRequest): void {
  refuseUseless([phrase], 'phrase');
  if (finds !== null) refuseUseless([finds], 'finds');
}

function refuseTaken(others: readonly SearchWord[], phrase: string): void {
  if (others.some((each) => isSamePhrase(each.phrase, phrase))) throw conflict(messages.wordExists);
}

/** @throws DomainError 400 with the field, 409 for a phrase that is in the list, in any case */
export async function addWord(
  db: Db,
  actor: User,
  request: AddSearchWordRequest,
): Promise<SearchWord> {
  const { phrase, finds } = request;
  refuseSenseless(request);
  return db.transaction().execute(async (trx) => {
    await lockSearchWords(trx);
    const words = await readWords(trx);
    if (words.length >= MAX_SEARCH_WORDS) throw conflict(messages.tooManyWords);
    refuseTaken(words, phrase);
    const word = await trx
      .insertInto('search_phrase')
      .values({ phrase, finds, kind_id: null })
      .returning(['id', 'phrase', 'finds', 'version'])
      .executeTakeFirstOrThrow();
    const after = { finds };
    await recordActivity(trx, actor, { log, action: 'add', id: word.id, name: phrase, after });
    await sayWordsChanged(trx);
    return word;
  });
}

/** @throws DomainError 404, 400 with the field, 409 for another's phrase and for an old `version` */
export async function changeWord(
  db: Db,
  actor: User,
  id: number,
  { version, ...request }: SearchWordRequest,
): Promise<SearchWord> {
  const { phrase, finds } = request;
  refuseSenseless(request);
  return db.transaction().execute(async (trx) => {
    await lockSearchWords(trx);
    const words = await readWords(trx);
    const before = words.find((each) => each.id === id);
    if (before === undefined) throw notFound(messages.noSuchWord);
    if (before.version !== version) throw conflict(messages.changedMeanwhile);
    refuseTaken(
      words.filter((each) => each !== before),
      phrase,
    );
    await trx
      .updateTable('search_phrase')
      .set({ phrase, finds, version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
    await recordActivity(trx, actor, {
      log,
      action: 'change',
      id,
      name: phrase,
      before: { phrase: before.phrase, finds: before.finds },
      after: { phrase, finds },
    });
    await sayWordsChanged(trx);
    return { id, phrase, finds, version: version + 1 };
  });
}

/** @throws DomainError 404 */
export async function removeWord(db: Db, actor: User, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSearchWords(trx);
    const word = (await readWords(trx)).find((each) => each.id === id);
    if (word === undefined) throw notFound(messages.noSuchWord);
    await trx.deleteFrom('search_phrase').where('id', '=', id).execute();
    await recordActivity(trx, actor, { log, action: 'delete', id, name: word.phrase });
    await sayWordsChanged(trx);
  });
}
