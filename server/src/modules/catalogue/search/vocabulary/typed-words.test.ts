import type { PublicProductsResponse } from '@pasal/shared/contracts';
import { onBothDatabases } from '../../../../testing/database/both-databases';
import { createProduct } from '../../../../testing/factories';
import { signedNames } from './typed-words';

const TITLES = [
  'Dome camera with Wi-Fi',
  'WiFi bulb',
  'USB-C hub',
  'Power bank 10000',
  'PowerBank mini',
  'Bank note counter, power saving',
  'Note 10+',
  'Note 10',
  'C++ handbook',
  'AT&T phone',
  'CCTV set',
  '4K monitor',
  'Full HD screen',
  'Full-HD screen wide',
];
const SPELLINGS: [string[], number][] = [
  [['wi-fi', 'wifi', 'wi fi', 'Wi-Fi', 'WI\u2011FI'], 3],
  [['wi-fi camera', 'wifi camera', 'wi fi camera'], 1],
  [['usb-c', 'usbc', 'USB C'], 1],
  [['cc-tv', 'cctv', 'cc tv', 'c-ctv'], 1],
  [['4-k', '4k', '4 K'], 1],
  [['powerbank', 'power-bank', 'power bank'], 3],
  [['full-hd', 'full hd'], 2],
  [['at&t', 'att'], 1],
];
const SIGNED: [string, string[]][] = [
  ['C++', ['C++ handbook']],
  ['c++ handbook', ['C++ handbook']],
  ['C#', []],
  ['+', []],
  ['&', []],
  ['note 10+', ['Note 10+']],
  ['monitor+', ['4K monitor']],
];

onBothDatabases((shop) => {
  const found = async (search: string) => {
    const { body } = await shop().call<PublicProductsResponse>({
      url: `/product/public?search=${encodeURIComponent(search)}&limit=50`,
    });
    return body.products.map(({ title }) => title).toSorted();
  };
  const fill = async () => {
    const more = { brand: 'Own', category: 'Things', description: '' };
    for (const title of TITLES) await createProduct(shop().db, { title, ...more });
    await createProduct(shop().db, { title: 'Socket', ...more, description: 'Reached by Wi-Fi' });
  };

  test('joined, hyphenated and parted a word finds the same (D361)', async () => {
    await fill();
    const answers = await Promise.all(
      SPELLINGS.map(async ([spellings, count]) => ({
        spellings,
        count,
        each: await Promise.all(spellings.map(found)),
      })),
    );
    for (const { spellings, count, each } of answers) {
      expect({ spellings, found: each }).toEqual({ spellings, found: each.map(() => each[0]) });
      expect({ spellings, count: each[0]?.length }).toEqual({ spellings, count });
    }
  });

  test('signs are part of names (D361)', async () => {
    await fill();
    const answers = await Promise.all(
      SIGNED.map(async ([search]) => [search, await found(search)] as const),
    );
    expect(answers).toEqual(SIGNED);
  });
});

test('a name ends in its signs', () => {
  expect(signedNames('(C++), Note 10+ and a+b + x')).toEqual(['c++', '10+']);
});
