import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import { runStatement } from '@pasal/core/db/statement';
import { createVersionReader, type Versions } from '@pasal/core/http/cache/public-versions';
import { KnownPhrases, type KnownPhrase } from './known-phrases';
import { KnownWords } from './known-words';
import { Vocabulary } from './vocabulary';

/** Words read at once: everybody else has their turn in between. */
const BATCH = 2000;

/** Words that came or went after a number, and last how many there are. */
const WORDS = `
  (select word, total, changed from search_word
    where (changed, word) > ($1::bigint, $2) order by changed, word limit ${BATCH})
  union all
  select null, count(*)::integer, null from search_word where total > 0`;
const PHRASES = 'select phrase, key, kind_id, finds from search_phrase order by id';

type WordRow =
  { word: string; total: number; changed: number } | { word: null; total: number; changed: null };

/** The vocabulary in a server's memory, with its versions. */
class Held {
  vocabulary = new Vocabulary(new KnownWords(), new KnownPhrases());
  readonly #db: Kysely<Database>;
  #versions: Versions = new Map();
  #words = new KnownWords();
  #phrases = new KnownPhrases();
  /** The last word that was noted, in the order of changes. */
  #last = { changed: -1, word: '' };

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  isOf(versions: Versions): boolean {
    return ['vocabulary', 'phrases'].every((area) => !this.#isOld(area, versions));
  }

  /** Follows the database, which has these versions or later ones. */
  async follow(versions: Versions): Promise<void> {
    if (this.#isOld('vocabulary', versions) && !(await this.#noteWords())) await this.#readWords();
    if (this.#isOld('phrases', versions)) {
      const phrases = await runStatement<KnownPhrase>(this.#db, { text: PHRASES, values: [] });
      this.#phrases = new KnownPhrases(phrases);
    }
    this.#versions = versions;
    this.vocabulary = new Vocabulary(this.#words, this.#phrases);
  }

  #isOld(area: string, versions: Versions): boolean {
    return !versions.has(area) || versions.get(area) !== this.#versions.get(area);
  }

  async #readWords(): Promise<void> {
    this.#words = new KnownWords();
    this.#last = { changed: -1, word: '' };
    await this.#noteWords();
  }

  /** Notes what came and went; whether the same words are there as in the database. */
  async #noteWords(): Promise<boolean> {
    for (;;) {
      const values = [this.#last.changed, this.#last.word];
      const rows = await runStatement<WordRow>(this.#db, { text: WORDS, values });
      for (const { word, total, changed } of rows) {
        if (word === null) continue;
        this.#words.note(word, total);
        this.#last = { changed, word };
      }
      if (rows.length <= BATCH) return rows.at(-1)?.total === this.#words.size;
      await nextTurn();
    }
  }
}

/** Those who ask while it is being read share the next reading: this one may lack what they ask about. */
function keeper(db: Kysely<Database>): () => Promise<Vocabulary> {
  const readVersions = createVersionReader(db);
  const held = new Held(db);
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function followAfter(before: Promise<void>): Promise<void> {
    await before.catch(() => undefined);
    next = undefined;
    const versions = await readVersions();
    if (!held.isOf(versions)) await held.follow(versions);
  }

  return async () => {
    if (!held.isOf(await readVersions())) {
      next ??= followAfter(running);
      running = next;
      await next;
    }
    return held.vocabulary;
  };
}

const keepers = new WeakMap<Kysely<Database>, () => Promise<Vocabulary>>();

/**
 * The words of the catalogue and what people say, as the database has them now. They stay in this process's
 * memory, and follow when one comes or goes. How many products have a word may have changed since: that only
 * says which of two words comes first.
 */
export function currentVocabulary(db: Kysely<Database>): Promise<Vocabulary> {
  const keep = keepers.get(db) ?? keeper(db);
  keepers.set(db, keep);
  return keep();
}
