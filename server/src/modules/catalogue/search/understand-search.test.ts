import type { Gram } from './gram';
import { meantBy, type Near } from './near-words';
import { unitsOf } from './search-units';
import { meaningOf } from './understand-search';

const gram = (first: number, text: string, more: Partial<Gram> = {}): Gram => {
  const { length = 1 } = more;
  const is_word = more.is_word ?? length === 1;
  return { first, length, text, is_word, meanings: [], begun: is_word ? [text] : [], ...more };
};
const kind = (id: number, total = 5) => ({ kind: id, total, finds: null });
const ignored = { kind: null, total: 0, finds: null };
const meaning = (...grams: Gram[]) => meaningOf(unitsOf(grams));

const near = (more: Partial<Near>): Near => ({
  fold: '',
  words: [],
  phrases: [],
  holding: [],
  splits: [],
  ...more,
});
const word = (text: string, fold = text) => ({ word: text, fold, total: 1, sounds: false });

describe('what a search means', () => {
  test('a phrase is its kind, or its words', () => {
    const found = meaning(
      gram(1, 'memory'),
      gram(1, 'memorycard', { length: 2, is_word: false, meanings: [kind(7)] }),
      gram(2, 'card'),
    );
    expect(found.query).toBe("('~7' | (('memory') & ('card')))");
    expect(found.kinds).toBe("('~7')");
    expect(found.instead).toEqual([]);
  });

  test('a kind of which there is nothing is no kind', () => {
    expect(meaning(gram(1, 'gps', { meanings: [kind(3, 0)] })).kinds).toBeNull();
  });

  test('a word that names a kind is no beginning', () => {
    const begun = ['ac', 'acer'];
    expect(meaning(gram(1, 'ac', { begun, meanings: [kind(4)] })).query).toBe("('~4' | 'ac')");
    expect(meaning(gram(1, 'ac', { begun })).query).toBe("('ac' | 'acer')");
  });

  test('a short name of a kind, alone, needs something of the kind', () => {
    const ac = gram(1, 'ac', { meanings: [kind(4)] });
    expect(meaning(ac).needs).toBe("('~4')");
    expect(meaning(ac, gram(2, 'filter')).needs).toBeNull();
    expect(meaning(gram(1, 'camera', { meanings: [kind(4)] })).needs).toBeNull();
  });

  test('the last kind is wanted, or the last before what it is for', () => {
    const cctv = { meanings: [kind(1)] };
    const cable = { meanings: [kind(2)] };
    expect(meaning(gram(1, 'cctv', cctv), gram(2, 'cable', cable)).kinds).toBe("('~2')");
    const purpose = gram(2, 'for', { meanings: [ignored] });
    expect(meaning(gram(1, 'cable', cable), purpose, gram(3, 'cctv', cctv)).kinds).toBe("('~2')");
  });

  test('what says nothing is left out beside other words', () => {
    const best = { meanings: [ignored] };
    expect(meaning(gram(1, 'best', best), gram(2, 'fan')).query).toBe("('fan')");
    expect(meaning(gram(1, 'best', best)).query).toBe("('best')");
  });

  test('a word that leads nowhere finds nothing, a size of which there is none the kind', () => {
    const unknown = { is_word: false, begun: [] };
    const tv = gram(2, 'tv', { meanings: [kind(9)] });
    expect(meaning(gram(1, 'xyzzy', unknown), tv).query).toBeNull();
    expect(meaning(gram(1, '75', unknown), tv)).toEqual({
      query: "('~9' | 'tv')",
      kinds: "('~9')",
      instead: ["('~9')"],
      needs: null,
    });
  });

  test('where nothing has every word, most of them are asked for, then fewer', () => {
    const tv = gram(3, 'tv', { meanings: [kind(9)] });
    expect(meaning(gram(1, 'pink'), gram(2, 'lg'), tv).instead).toEqual([
      "('~9') & (('pink') | ('lg'))",
      "('~9')",
    ]);
  });
});

describe('what was meant by a word nobody knows', () => {
  test.each([
    ['camra', 'camera'],
    ['camraa', undefined],
    ['hikvsoin', 'hikvision'],
  ])('%s: %s', (typed, meant) => {
    const words = [word('camera'), word('hikvision')];
    expect(meantBy(typed, near({ fold: typed, words }), true)).toBe(meant);
  });

  test('a model number has no mistakes', () => {
    expect(
      meantBy('ds4712', near({ fold: 'ds4712', words: [word('ds4711')] }), true),
    ).toBeUndefined();
  });

  test('two known words without a space', () => {
    expect(meantBy('43inch', near({ splits: [['43', 'inch']] }), true)).toBe('43 inch');
  });

  test('one that sounds the same in another script', () => {
    const words = [{ ...word('camera', 'kamera'), sounds: true }];
    expect(meantBy('क्यामेरा', near({ fold: 'kyamera', words }), true)).toBe('camera');
  });

  test('a phrase that begins with the last word', () => {
    const phrases = [{ ...word('refrigerator', 'refrigerator'), begins: true }];
    expect(meantBy('refri', near({ fold: 'refri', phrases }), true)).toBe('refrigerator');
    expect(meantBy('refri', near({ fold: 'refri', phrases }), false)).toBeUndefined();
  });
});
