import { sql } from 'kysely';
import { onBothDatabases } from '../../../../testing/database/both-databases';
import { addKinds } from '../../../../db/reference/kinds/add-kinds';
import { createProduct } from '../../../../testing/factories';
import { currentVocabulary } from './current-vocabulary';
import { foldWord, squeeze } from './fold-word';
import { KnownPhrases } from './known-phrases';
import { KnownWords } from './known-words';
import { Vocabulary } from './vocabulary';
import { wordsOf } from './words-of';

/** Words that are written in many ways, and words that are not. */
const TEXTS = [
  'Café GRINDER 10″ x² ½ ﬁlter “quoted” a•b c–d e·f',
  // A database of the locale C leaves capitals of other scripts as they are.
  'σας É ж İx Straße ৩ ४ क़ ड़ ज़',
  'क्यामेराहरू घरको लागि पानी तताउने\u200d १२ इन्चको टिभी।',
  'matches bridge judge chhata school vacuum buses gas glass boxes dishes zoo food auto aid key pie',
  'DS-2CE56D0T-IRPF wi-fi 3+1 100% snake_case',
  `${'long'.repeat(30)} ${'अ'.repeat(70)} 🙂`,
  'cc tv',
];

/** The same letters at every run. */
function* nonsense() {
  const letters = [...'abcdefghijklmnopqrstuvwxyzकखगचजटडतदनपबमयरलवसहािीुूेो्ंँ -0123456789'];
  for (let state = 7; ;) {
    let word = '';
    for (let at = 0; at < 12; at += 1) {
      state = (state * 48_271) % 2_147_483_647;
      word += letters[state % letters.length] ?? '';
    }
    yield word;
  }
}

onBothDatabases((shop) => {
  const ofShop = () => currentVocabulary(shop().db);
  const known = async (typed: string) =>
    (await ofShop()).gramsOf(typed).flatMap(({ is_word: isWord, text }) => (isWord ? [text] : []));

  const meanings = async () => (await ofShop()).gramsOf('bahira')[0]?.meanings;

  test('words and their folds are those of the database', async () => {
    const { db } = shop();
    await db.transaction().execute(addKinds);
    const phrases = await db.selectFrom('search_phrase').select('phrase').execute();
    const made = nonsense();
    const texts = [
      ...TEXTS,
      ...phrases.map(({ phrase }) => phrase),
      ...Array.from({ length: 3000 }, () => String(made.next().value)),
    ];
    const { rows } = await sql<{ words: string[]; folds: string[]; key: string }>`
      select search_words(typed) as words, search_key(typed) as key,
        array(select search_fold(word) from unnest(search_words(typed)) with ordinality as part (word, at)
          order by at) as folds
      from unnest(${texts}::text[]) with ordinality as given (typed, place) order by place
    `.execute(db);
    expect(rows).toEqual(
      texts.map((text) => {
        const folds = wordsOf(text).map(foldWord);
        return { words: wordsOf(text), folds, key: squeeze(folds.join('')) };
      }),
    );
  });

  test('a word that came, and one that went, is known at once', async () => {
    const { db } = shop();
    const { id } = await createProduct(db, { title: 'Dome lamp' });
    expect(await known('dome lamp bell')).toEqual(['dome', 'lamp']);
    await createProduct(db, { title: 'Bell' });
    expect(await known('dome lamp bell')).toEqual(['dome', 'lamp', 'bell']);
    await db.updateTable('product').set({ title: 'Lamp' }).where('id', '=', id).execute();
    expect(await known('dome lamp bell')).toEqual(['lamp', 'bell']);
    await db.deleteFrom('stock_movement').execute();
    await db.deleteFrom('product').execute();
    expect(await known('dome lamp bell')).toEqual([]);
  });

  test('a phrase is known at once, in a shop without products too', async () => {
    const { db } = shop();
    expect(await meanings()).toEqual([]);
    await db
      .insertInto('search_phrase')
      .values({ phrase: 'bahira', kind_id: null, finds: 'out door' })
      .execute();
    expect(await meanings()).toEqual([{ kind: null, total: 0, finds: ['out', 'door'] }]);
    await db.deleteFrom('search_phrase').execute();
    expect(await meanings()).toEqual([]);
  });

  test('few words are read again when one comes, and none when pieces are sold', async () => {
    const { db } = shop();
    await sql`select rebuild_tallies()`.execute(db);
    await createProduct(db, { title: 'one two three four five six seven eight' });
    await known('one');
    const executor = db.getExecutor();
    const read: string[][] = [];
    const spy = jest.spyOn(db, 'executeQuery').mockImplementation(async (query) => {
      const compiled = 'sql' in query ? query : query.compile();
      const answer = await executor.executeQuery<Record<string, unknown>>(compiled);
      if (/from search_(word|phrase)/.test(compiled.sql)) {
        read.push(answer.rows.flatMap(({ word }) => (typeof word === 'string' ? [word] : [])));
      }
      return answer;
    });
    await db.updateTable('product').set({ in_stock: 3 }).execute();
    expect(await known('one')).toEqual(['one']);
    expect(read).toEqual([]);
    await createProduct(db, { title: 'one nine' });
    expect(await known('nine')).toEqual(['nine']);
    expect(read).toEqual([['nine']]);
    spy.mockRestore();
  });

  test('products that are added at once are all known', async () => {
    const { db } = shop();
    await createProduct(db, { title: 'first' });
    const titles = Array.from({ length: 20 }, (_none, at) => `model${at}x`);
    await Promise.all(
      titles.map(async (title) => {
        await createProduct(db, { title });
        expect(await known(title)).toEqual([title]);
      }),
    );
    const found = await Promise.all(titles.map(known));
    expect(found.flat()).toEqual(titles);
  });
});

describe('what may be looked up', () => {
  const words = new KnownWords();
  for (const word of ['camera', 'refrigerator', 'dome']) words.note(word, 1);
  const vocabulary = () => new Vocabulary(words, new KnownPhrases());

  test('three unknown words, each once, none longer than any known one', () => {
    const lost = ['camra', 'dom', 'camra', 'x'.repeat(15), 'fridge', 'refridgerators', 'doom'];
    expect(vocabulary().worthALook(lost)).toEqual(['camra', 'dom', 'fridge']);
    expect(vocabulary().worthALook(['x'.repeat(15), 'x'.repeat(14)])).toEqual(['x'.repeat(14)]);
  });

  test('what a word resembles is worked out once', () => {
    const known = vocabulary();
    const looked = jest.spyOn(words, 'like');
    expect(known.remembers('camra')).toBe(false);
    expect(known.nearTo('camra').words.map(({ word }) => word)).toContain('camera');
    expect(known.remembers('camra')).toBe(true);
    known.nearTo('camra');
    expect(looked).toHaveBeenCalledTimes(1);
    looked.mockRestore();
  });
});
