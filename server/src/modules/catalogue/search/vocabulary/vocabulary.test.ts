import { touchAreas } from '@pasal/core/db/touch-areas';
import { onBothDatabases } from '../../../../testing/database/both-databases';
import { createProduct } from '../../../../testing/factories';
import { currentCatalogue } from '../../current-catalogue';
import { WordLists } from '../../memory/word-lists';
import { KnownPhrases } from './known-phrases';
import { KnownWords } from './known-words';
import { Vocabulary } from './vocabulary';

onBothDatabases((shop) => {
  const ofShop = async () => (await currentCatalogue(shop().db)).vocabulary();
  const known = async (typed: string) =>
    (await ofShop()).gramsOf(typed).flatMap(({ is_word: isWord, text }) => (isWord ? [text] : []));

  const meanings = async () => (await ofShop()).gramsOf('bahira')[0]?.meanings;

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
    await touchAreas(db, 'phrases');
    expect(await meanings()).toEqual([{ kind: null, total: 0, finds: ['out', 'door'] }]);
    await db.deleteFrom('search_phrase').execute();
    await touchAreas(db, 'phrases');
    expect(await meanings()).toEqual([]);
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
  const lists = new WordLists();
  lists.addPlace();
  for (const word of ['camera', 'refrigerator', 'dome']) lists.add(word, 0);
  lists.order();
  const words = new KnownWords(lists);
  words.learn(3);
  const vocabulary = () => new Vocabulary(words, new KnownPhrases(), () => 0);

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
