import { PRODUCT_FIELD_LENGTHS } from '@pasal/shared/contracts';
import { ATTRIBUTES, type ReadyAttribute } from '@pasal/server/db/reference/ready-set/attributes';
import { buildProducts } from './build-products';

const products = buildProducts(new Date('2026-11-26'));
/** Words of a text in small Latin letters, apart from units and the beginnings of names. */
const englishIn = (text: string) =>
  text.match(/(?<![A-Za-z\d])(?!(?:mm|kg|ml|lumen|bar|joules|min)\b)[a-z]{3,}/g) ?? [];

test('every product is called something in Nepali, and its texts have no English word', () => {
  for (const { slug, nepali } of products) {
    const { title, description, warranty } = nepali;
    expect({ slug, english: englishIn(`${description} ${warranty}`) }).toEqual({
      slug,
      english: [],
    });
    expect(title.length).toBeLessThanOrEqual(PRODUCT_FIELD_LENGTHS.title_ne);
  }
  const untouched = products.filter(
    ({ nepali: { title } }) => !/\p{Script=Devanagari}/u.test(title),
  );
  // The untranslated ones are plain names: recorders and drives.
  expect(untouched.map(({ kind }) => kind).toSorted()).toEqual([
    'recorder',
    'solid-drive',
    'solid-drive',
  ]);
});

test('every fact that has words stands in Nepali', () => {
  const asked = new Map<string, readonly ReadyAttribute[]>(Object.entries(ATTRIBUTES));
  const left = products.flatMap(({ category, facts, factsInNepali }) =>
    (asked.get(category) ?? [])
      .filter(({ key, kind }) => kind === 'text' && englishIn(String(facts[key] ?? '')).length > 0)
      .filter(({ key }) => englishIn(factsInNepali[key] ?? 'none').length > 0)
      .map(({ key }) => facts[key]),
  );
  expect(left).toEqual([]);
});

test('what a thing is stands in Nepali, its brand and model as they are', () => {
  const titles = new Map(products.map(({ slug, nepali }) => [slug, nepali.title]));
  expect(titles.get('hikvision-ds-2cd1t47g2-luf-4mp-colorvu-bullet')).toBe(
    'Hikvision DS-2CD1T47G2-LUF 4MP ColorVu बुलेट क्यामेरा',
  );
  expect(titles.get('baltra-pressure-cooker-5-litre')).toBe('Baltra प्रेसर कुकर 5 लिटर');
});
