import type { FactValue } from '@pasal/shared/contracts';
import { CATEGORIES } from '@pasal/server/db/reference/categories';
import { ATTRIBUTES } from '@pasal/server/db/reference/ready-set/attributes';
import { buildProducts } from './build-products';

const products = buildProducts(new Date(0));
const KIND_OF = { number: 'number', choice: 'string', yes_no: 'boolean', text: 'string' };

test('three of four products tell something, each in the kind its category asks', () => {
  const described = products.filter(({ facts }) => Object.keys(facts).length > 0);
  expect(described.length).toBeGreaterThan(products.length * 0.75);
  for (const category of CATEGORIES) {
    const asked = new Map(ATTRIBUTES[category].map((each) => [each.key, each]));
    const facts = products
      .filter((product) => product.category === category)
      .flatMap((product): [string, FactValue][] => Object.entries(product.facts));
    const wrong = facts.filter(([key, value]) => {
      const attribute = asked.get(key);
      const isWord = attribute?.kind !== 'choice' || attribute.choices.includes(String(value));
      return !attribute || typeof value !== KIND_OF[attribute.kind] || !isWord;
    });
    expect(wrong).toEqual([]);
    // At least one product has an answer to each attribute.
    const known = new Set(facts.map(([key]) => key));
    expect([...asked.keys()].filter((key) => !known.has(key))).toEqual([]);
  }
});

test('numbers are of one unit, whatever the makers write', () => {
  const of = (title: RegExp) => products.find((product) => title.test(product.title))?.facts;
  expect(of(/DS-7616NI-K2/)).toMatchObject({ channels: 16 });
  // Several numbers do not count: this one has 4, 8 or 16 channels.
  expect(of(/DH-XVR1B/)).not.toHaveProperty('channels');
  expect(products.map(({ facts }) => facts.storage)).toEqual(expect.arrayContaining([128, 2000]));
});
