import { goodsKey, lineName } from './line-name';

test.each([undefined, null, ''])('a line of no variant (%j) is called as its product', (none) => {
  expect(lineName({ product_name: 'Recorder', variant_name: none })).toBe('Recorder');
});

test('a variant stands behind its product', () => {
  expect(lineName({ product_name: 'Recorder', variant_name: '8 channels' })).toBe(
    'Recorder – 8 channels',
  );
});

test('two variants of one product are not the same, nor is the product itself', () => {
  expect([goodsKey(1), goodsKey(1, 1), goodsKey(1, 2), goodsKey(11)]).toEqual([
    '1',
    '1-1',
    '1-2',
    '11',
  ]);
});
